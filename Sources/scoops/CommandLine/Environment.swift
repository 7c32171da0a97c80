import IceCreamDomain
import PlainText
import SystemCalls

/// The environment variables.
struct Environment {
  /// Returns the value of a variable, or `nil` if it is not set.
  private let value: (String) -> String?

  init(_ value: @escaping (String) -> String?) {
    self.value = value
  }

  /// The environment of this process.
  static var process: Environment { Environment { getenv($0).map { String(cString: $0) } } }

  /// Returns the value of a variable, or `nil` if it is not set or empty.
  subscript(name: String) -> String? { value(name).flatMap { $0.isEmpty ? nil : $0 } }

  /// Returns the path in a variable, unless another one overrides it; `nil` if it is not set or empty.
  ///
  /// - Throws: `UsageError` if the value is not UTF-8: repaired, it would name another file.
  func path(_ name: String, unless given: String? = nil) throws(UsageError) -> String? {
    guard given == nil, let path = self[name] else { return given }
    if path.isRepaired { throw .variableNotUTF8(name, shown: path.quoted) }
    return path
  }

  /// Returns the arguments of this process, without the program's name.
  ///
  /// - Throws: `UsageError` for the first that is not UTF-8; also if the arguments are not known.
  static func arguments() throws(UsageError) -> [String] {
    // On Linux, Swift finds them with /proc/self/maps; without it there is not even the program's name.
    guard CommandLine.argc > 0 else { throw .unknownArguments }
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let repaired = arguments.first(where: { $0.isRepaired }) {
      throw .argumentNotUTF8(shown: repaired.quoted)
    }
    return arguments
  }
}

extension String {
  /// Whether Swift has replaced bytes that are not UTF-8.
  fileprivate var isRepaired: Bool { unicodeScalars.contains("\u{FFFD}") }
}
