import IceCreamDomain
import PlainText
import SystemCalls

/// The environment variables.
struct Environment {
  /// Returns the bytes of a variable's value, or `nil` if it is not set.
  private let bytes: (String) -> [UInt8]?

  private init(bytes: @escaping (String) -> [UInt8]?) {
    self.bytes = bytes
  }

  /// Creates an environment from texts.
  init(_ value: @escaping (String) -> String?) {
    self.init(bytes: { value($0).map { Array($0.utf8) } })
  }

  /// The environment of this process.
  static var process: Environment {
    Environment(bytes: { name in getenv(name).map { Array(SystemText.bytes(of: $0)) } })
  }

  /// Returns the value of a variable, or `nil` if it is not set or empty.
  subscript(name: String) -> String? {
    bytes(name).flatMap { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the path in a variable, unless another one overrides it; `nil` if it is not set or empty.
  ///
  /// - Throws: `UsageError` if the value is not UTF-8: repaired, it would name another file.
  func path(_ name: String, unless given: String? = nil) throws(UsageError) -> String? {
    if let given { return given }
    guard let bytes = bytes(name), !bytes.isEmpty else { return nil }
    guard let path = String(validating: bytes, as: UTF8.self) else {
      throw .variableNotUTF8(name, shown: String(decoding: bytes, as: UTF8.self).quoted)
    }
    return path
  }
}

/// Texts from the system: bytes that need not be UTF-8.
enum SystemText {
  /// Returns the arguments of this process, without the program's name.
  ///
  /// - Throws: `UsageError` for the first that is not UTF-8, since Swift repairs it and it would name
  ///   another file; also if the arguments are not known.
  static func arguments() throws(UsageError) -> [String] {
    // On Linux, Swift finds them with /proc/self/maps; without it there is not even the program's name.
    guard CommandLine.argc > 0 else {
      let maps = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
      if maps < 0, errno == EMFILE { throw .unknownArguments(isLimitReached: true) }
      close(maps)
      throw .unknownArguments(isLimitReached: false)
    }
    var arguments: [String] = []
    for argument in UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)
    ).dropFirst() {
      guard let argument else { break }
      guard let text = String(validatingCString: argument) else {
        throw .argumentNotUTF8(
          shown: String(decoding: Self.bytes(of: argument), as: UTF8.self).quoted)
      }
      arguments.append(text)
    }
    return arguments
  }

  /// Returns the bytes of a C string without its terminator.
  ///
  /// The system owns them; they are valid for the life of the process.
  static func bytes(of text: UnsafeMutablePointer<CChar>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: text, count: strlen(text))
  }
}
