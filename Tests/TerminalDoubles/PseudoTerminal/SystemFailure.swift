#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Synchronization

/// A call to the system that failed.
struct SystemFailure: Error, CustomStringConvertible {
  let call: String
  let number: Int32

  init(_ call: String, _ number: Int32 = errno) {
    self.call = call
    self.number = number
  }

  var description: String { "\(call): \(String(cString: strerror(number)))" }

  /// Held while descriptors are made and while a process is started, so that no process inherits what
  /// was about to be closed for it.
  static let lock = Mutex(())
}
