import IceCreamDomain
import PlainText
import SystemCalls

/// The environment variables.
struct Environment {
  /// Returns the value of a variable, or `nil` if it is not set.
  var value: (String) -> String?
  /// Returns whether the value of a variable is valid UTF-8.
  var isValid: (String) -> Bool = { _ in true }

  static var process: Environment {
    Environment(
      value: { getenv($0).map { String(cString: $0) } },
      isValid: { getenv($0).flatMap { String(validatingCString: $0) } != nil })
  }

  /// Returns the value of a variable, or `nil` if it is not set or empty.
  subscript(name: String) -> String? { value(name).flatMap { $0.isEmpty ? nil : $0 } }

  /// Returns the path in a variable, unless another one overrides it; `nil` if it is not set or empty.
  ///
  /// - Throws: `UsageError` if the value is not UTF-8: repaired, it would name another file.
  func path(_ name: String, unless given: String? = nil) throws(UsageError) -> String? {
    guard given == nil, let path = self[name] else { return given }
    if !isValid(name) {
      throw .other(
        "\(name) is \(path.quoted), which is not valid UTF-8. "
          + "Set it to a path in UTF-8; you may have to rename a file or folder.")
    }
    return path
  }

  /// Returns the arguments of this process, without the program's name.
  ///
  /// - Throws: `UsageError` for the first that is not UTF-8, since Swift repairs it and it would name another file;
  ///   also if the arguments are not known.
  static func arguments() throws(UsageError) -> [String] {
    // On Linux, Swift finds them with /proc/self/maps; without it there is not even the program's name.
    guard CommandLine.argc > 0 else { throw .unknownArguments }
    var arguments: [String] = []
    // The system owns these texts, and keeps them until the process ends.
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index] else { break }
      guard let text = String(validatingCString: argument) else {
        throw .other(
          "The argument \(String(cString: argument).quoted) is not valid UTF-8. "
            + "Type it in UTF-8, or rename the file.")
      }
      arguments.append(text)
    }
    return arguments
  }
}
