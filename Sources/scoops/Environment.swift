#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The environment variables that the program looks at.
struct Environment {
  /// Returns the value of a variable, or `nil` where it is not set.
  let value: (String) -> String?

  /// The environment of this process.
  static var process: Environment {
    Environment { name in getenv(name).map { String(cString: $0) } }
  }

  /// Returns the value of a variable, or `nil` where it is not set or empty.
  subscript(name: String) -> String? {
    value(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
