import StrictJSON

/// Writes payloads as JSON values, for `--trace=json`.
///
/// A struct is an object with its properties, and `nil` is null. An enum is the name of its case or, if the case has
/// values, an object with that name as its only key. Values without labels form a list, and a time or a color is a
/// string.
enum PayloadJSON {
  /// Returns a value as JSON on one line.
  static func text(of value: Any) -> String {
    switch value {
    case let text as String: return JSONText.text(text)
    case let boolean as Bool: return "\(boolean)"
    case let number as any BinaryInteger: return "\(number)"
    case let number as Double where number.isFinite: return "\(number)"
    default: break
    }
    let mirror = Mirror(reflecting: value)
    let children = Array(mirror.children)
    switch mirror.displayStyle {
    case .optional: return children.first.map { text(of: $0.value) } ?? "null"
    case .collection, .set, .dictionary: return list(children)
    case .enum:
      guard let child = children.first else { return JSONText.text("\(value)") }
      return object([child])
    case .tuple where !children.contains { $0.label?.hasPrefix(".") == false }:
      return list(children)
    default:
      if let described = value as? any CustomStringConvertible {
        return JSONText.text(described.description)
      }
      return object(children)
    }
  }

  private static func list(_ children: [Mirror.Child]) -> String {
    "[" + children.map { text(of: $0.value) }.joined(separator: ",") + "]"
  }

  private static func object(_ children: [Mirror.Child]) -> String {
    let members = children.map { child in
      // The elements of a tuple without a label are labeled with a dot and a number.
      let label = child.label ?? ""
      let key = label.hasPrefix(".") ? String(label.dropFirst()) : label
      return JSONText.text(key) + ":" + text(of: child.value)
    }
    return "{" + members.joined(separator: ",") + "}"
  }
}
