import PlainText

/// One step into a catalog: a key of an object or an index of a list.
enum PathStep: Equatable {
  case key(String)
  case index(Int)
}

extension [PathStep] {
  /// The path as people write it: `appearance.flavors["Mint chip"].color`, `cones[0]`.
  var description: String {
    var text = ""
    for step in self {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where key.isPlainWord: text += text.isEmpty ? key : "." + key
      case .key(let key): text += "[\(key.quoted)]"
      }
    }
    return text
  }
}

extension String {
  fileprivate var isPlainWord: Bool {
    !isEmpty && utf8.count <= 40
      && unicodeScalars.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || $0 == "_") }
  }
}
