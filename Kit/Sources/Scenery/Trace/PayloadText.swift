import PlainText

/// Describes payloads briefly, for one line each.
///
/// Empty values are left out, long lists are counted, and long texts are truncated.
public enum PayloadText {
  /// The maximum number of list entries written out.
  static let mostEntries = 3

  /// Returns a payload as a Swift expression, such as
  /// `CreateIceCream.SelectIngredients.Request(choices: (cone: .index(0)))`, or a number as it is.
  public static func text(of payload: Any) -> String {
    if let number = payload as? Int { return number.description }
    let mirror = Mirror(reflecting: payload)
    let content = mirror.displayStyle == .enum ? value(payload) : members(of: mirror)
    return typeName(of: payload) + content
  }

  /// Returns the name of a payload's type without its module, such as `CreateIceCream.SelectIngredients.Request`.
  public static func typeName(of payload: Any) -> String {
    String(reflecting: type(of: payload)).split(separator: ".").dropFirst().joined(separator: ".")
  }

  private static func value(_ value: Any) -> String {
    if let text = value as? String { return text.quoted }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .collection { return list(mirror) }
    if let described = value as? any CustomStringConvertible { return described.description }
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { self.value($0.value) } ?? "nil"
    case .enum: return enumeration(value, mirror)
    default: return members(of: mirror)
    }
  }

  private static func members(of mirror: Mirror) -> String {
    let members = mirror.children.compactMap { child -> String? in
      guard let value = filled(child.value) else { return nil }
      // The elements of a tuple are labelled with a dot and a number.
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 + ": " } ?? ""
      return label + self.value(value)
    }
    return "(" + members.joined(separator: ", ") + ")"
  }

  /// Unwraps an optional; returns `nil` for an empty one and for an empty list.
  private static func filled(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first?.value
    case .collection: return mirror.children.isEmpty ? nil : value
    default: return value
    }
  }

  private static func list(_ mirror: Mirror) -> String {
    let entries = mirror.children.map(\.value)
    let isShort = entries.count <= (entries.first is String ? mostEntries : 1)
    return isShort
      ? "[" + entries.map(value).joined(separator: ", ") + "]" : "[\(entries.count) entries]"
  }

  private static func enumeration(_ value: Any, _ mirror: Mirror) -> String {
    guard let child = mirror.children.first else { return ".\(value)" }
    let inner = Mirror(reflecting: child.value)
    let values =
      inner.displayStyle == .tuple ? members(of: inner) : "(" + self.value(child.value) + ")"
    return "." + (child.label ?? "") + values
  }
}
