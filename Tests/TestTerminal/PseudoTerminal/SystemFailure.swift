import Synchronization
import SystemCalls

/// A system call that failed.
public struct SystemFailure: Error, CustomStringConvertible {
  package let call: String
  package let number: Int32

  /// Creates the failure of a call, with the number of its error.
  public init(_ call: String, _ number: Int32 = errno) {
    self.call = call
    self.number = number
  }

  /// The call and the reason.
  public var description: String { "\(call): \(String(cString: strerror(number)))" }

  /// Locked while descriptors are created and while a process starts.
  ///
  /// Otherwise a process could inherit a descriptor before it is marked to close.
  package static let lock = Mutex(())
}
