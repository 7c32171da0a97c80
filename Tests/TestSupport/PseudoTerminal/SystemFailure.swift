import Synchronization
import SystemCalls

struct SystemFailure: Error, CustomStringConvertible {
  let call: String
  let number: Int32

  init(_ call: String, _ number: Int32 = errno) {
    self.call = call
    self.number = number
  }

  var description: String { "\(call): \(String(cString: strerror(number)))" }

  /// Locked while descriptors are created and while a process starts.
  ///
  /// Otherwise a process could inherit a descriptor before it is marked to close.
  static let lock = Mutex(())
}
