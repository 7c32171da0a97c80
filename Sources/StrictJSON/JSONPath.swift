import PlainText

/// A path into a JSON text, written like `appearance.flavors["Mint chip"].color` or `cones[0]`.
struct JSONPath {
  enum Step {
    case key(String)
    case index(Int)
  }

  /// The number of steps that are written out; a deeper path ends with an ellipsis.
  private static let writtenSteps = 10

  var steps: [Step] = []

  /// The path as text; empty for the top level.
  var description: String {
    var text = ""
    for step in steps.prefix(Self.writtenSteps) {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where key.isPlainWord: text += text.isEmpty ? key : "." + key
      case .key(let key): text += "[\(key.quoted)]"
      }
    }
    return text + (steps.count > Self.writtenSteps ? "…" : "")
  }
}

extension JSONPath {
  /// Finds the path of the innermost value that an offset is part of; a key is part of its object.
  init(to offset: Int, in root: JSONValue) {
    var value = root
    while true {
      switch value.content {
      case .object(let members):
        guard let member = members.last(where: { $0.keyOffset <= offset }),
          member.value.offset <= offset
        else { return }
        steps.append(.key(member.key))
        value = member.value
      case .list(let entries):
        guard let index = entries.lastIndex(where: { $0.offset <= offset }) else { return }
        steps.append(.index(index))
        value = entries[index]
      default: return
      }
    }
  }
}

extension String {
  fileprivate var isPlainWord: Bool {
    !isEmpty && utf8.count <= 40 && utf8.allSatisfy { $0.isLetter || $0 == UInt8(ascii: "_") }
  }
}
