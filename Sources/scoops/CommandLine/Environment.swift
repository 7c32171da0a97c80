import IceCreamDomain
import PlainText
import SystemCalls

/// The environment variables that the program looks at.
struct Environment {
  /// Returns the bytes of a variable's value, or `nil` where it is not set.
  private let bytes: (String) -> [UInt8]?

  private init(bytes: @escaping (String) -> [UInt8]?) {
    self.bytes = bytes
  }

  /// Makes an environment of texts.
  init(_ value: @escaping (String) -> String?) {
    self.init(bytes: { value($0).map { Array($0.utf8) } })
  }

  /// The environment of this process.
  static var process: Environment {
    Environment(bytes: { name in getenv(name).map { Array(SystemText.bytes(of: $0)) } })
  }

  /// Returns the value of a variable, or `nil` where it is not set or empty.
  subscript(name: String) -> String? {
    bytes(name).flatMap { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the path that a variable holds, or `nil` where it is not set or empty.
  ///
  /// - Parameters:
  ///   - name: The name of the variable.
  ///   - given: A path that comes before it; the variable is then not looked at.
  /// - Throws: `UsageError` where it is not UTF-8: mended, it would name another file.
  func path(_ name: String, unless given: String? = nil) throws(UsageError) -> String? {
    if let given { return given }
    guard let bytes = bytes(name), !bytes.isEmpty else { return nil }
    guard let path = String(validating: bytes, as: UTF8.self) else {
      throw .variableNotUTF8(name, shown: SystemText.shown(bytes))
    }
    return path
  }
}

/// Texts as the system has them: bytes, which need not be UTF-8.
enum SystemText {
  /// Returns the arguments of this process, without the program's name.
  ///
  /// - Throws: `UsageError` for the first that is not UTF-8. Swift's own list of them has it mended, so that it
  ///   would name another file. And where they are not known.
  static func arguments() throws(UsageError) -> [String] {
    // On Linux, Swift takes them from /proc, and without it there is not even the program's name.
    guard CommandLine.argc > 0 else { throw .unknownArguments }
    var arguments: [String] = []
    for argument in UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)
    ).dropFirst() {
      guard let argument else { break }
      let bytes = Self.bytes(of: argument)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw .argumentNotUTF8(shown: shown(Array(bytes)))
      }
      arguments.append(text)
    }
    return arguments
  }

  /// Returns the bytes of a text of C's, without the zero that ends it; they are the system's, and stay
  /// as they are for as long as the process runs.
  static func bytes(of text: UnsafeMutablePointer<CChar>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: text, count: strlen(text))
  }

  /// Returns bytes for a sentence: those that are not UTF-8 as in `<E9>`, and the rest printable.
  static func shown(_ bytes: [UInt8]) -> String {
    var shown = ""
    var rest = bytes[...]
    while let byte = rest.first {
      if let length = bytes.sequenceLength(at: rest.startIndex) {
        shown += String(decoding: rest.prefix(length), as: UTF8.self)
        rest = rest.dropFirst(length)
      } else {
        shown += "<" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) + ">"
        rest = rest.dropFirst()
      }
    }
    return shown.quoted
  }
}
