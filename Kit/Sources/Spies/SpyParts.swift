/// A method, an initializer or a line such as `#if`.
struct SpyMember {
  var head = ""
  var attributes: [String] = []
  var body: [String] = []
  /// Whether it is an initializer, which sets what it is given.
  var isInit = false
  var directive = ""
  /// What cannot be written, and why.
  var left = ""
}

/// A property: one that is required, or what a method returns or keeps.
struct SpyValue {
  var name: String
  var type: String
  var modifiers = ""
  var value: String?
  /// Whether it has to be given to the initializer.
  var isNeeded: Bool { value == nil }

  /// Returns what a value of a type begins with; `nil` if it has to be given.
  static func standard(of type: String) -> String? {
    if type.hasSuffix("?") { return "nil" }
    if type.hasSuffix("!") { return "nil" }
    if type.hasPrefix("["), type.hasSuffix("]") {
      return type.contains(":") && !type.contains("->") ? "[:]" : "[]"
    }
    switch type {
    case "String": return "\"\""
    case "Bool": return "false"
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double", "Float",
      "CGFloat", "TimeInterval":
      return "0"
    case "Void", "()": return "()"
    case "() -> Void", "(() -> Void)": return "{}"
    default: return nil
    }
  }
}
