import Foundation

/// Ends what would block a test forever, after five minutes.
///
/// A test that needed it fails; a busy machine does not need it.
struct Watchdog {
  private let rescue: DispatchWorkItem

  init(_ rescue: @escaping @Sendable () -> Void) {
    self.rescue = DispatchWorkItem(block: rescue)
    DispatchQueue.global().asyncAfter(deadline: .now() + 300, execute: self.rescue)
  }

  /// Calls it off, and returns whether it had to act.
  func callOff() -> Bool {
    rescue.cancel()
    // A canceled item that has not begun never ends.
    return rescue.wait(timeout: .now()) == .success
  }
}
