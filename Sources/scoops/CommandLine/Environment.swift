import IceCreamDomain
import PlainText
import SystemCalls

/// The environment variables.
struct Environment {
  /// Returns the value of a variable and whether it is valid UTF-8, or `nil` if it is not set.
  private let value: (String) -> (text: String, isValid: Bool)?

  private init(value: @escaping (String) -> (text: String, isValid: Bool)?) {
    self.value = value
  }

  /// Creates an environment from texts.
  init(_ text: @escaping (String) -> String?) {
    self.init(value: { text($0).map { ($0, true) } })
  }

  /// The environment of this process.
  static var process: Environment {
    Environment(value: { name in
      getenv(name).map { (String(cString: $0), String(validatingCString: $0) != nil) }
    })
  }

  /// Returns the value of a variable, or `nil` if it is not set or empty.
  subscript(name: String) -> String? { value(name).flatMap { $0.text.isEmpty ? nil : $0.text } }

  /// Returns the path in a variable, unless another one overrides it; `nil` if it is not set or empty.
  ///
  /// - Throws: `UsageError` if the value is not UTF-8: repaired, it would name another file.
  func path(_ name: String, unless given: String? = nil) throws(UsageError) -> String? {
    guard given == nil, let (path, isValid) = value(name), !path.isEmpty else { return given }
    if !isValid { throw .variableNotUTF8(name, shown: path.quoted) }
    return path
  }

  /// Returns the arguments of this process, without the program's name.
  ///
  /// - Throws: `UsageError` for the first that is not UTF-8, since Swift repairs it and it would name another file;
  ///   also if the arguments are not known.
  static func arguments() throws(UsageError) -> [String] {
    // On Linux, Swift finds them with /proc/self/maps; without it there is not even the program's name.
    guard CommandLine.argc > 0 else {
      let maps = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
      if maps < 0, errno == EMFILE { throw .unknownArguments(isLimitReached: true) }
      close(maps)
      throw .unknownArguments(isLimitReached: false)
    }
    var arguments: [String] = []
    // The system owns these texts, and keeps them until the process ends.
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index] else { break }
      guard let text = String(validatingCString: argument) else {
        throw .argumentNotUTF8(shown: String(cString: argument).quoted)
      }
      arguments.append(text)
    }
    return arguments
  }
}
