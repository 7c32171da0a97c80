import Foundation

/// Counts what a timer and a notification report.
@available(iOS 18.4, macOS 15.4, *)
@MainActor
final class DaySign {
  private(set) var count = 0
  private(set) var timer: Timer?
  private var observer: (any NSObjectProtocol)?

  init() {
    // The run loop holds the timer, and the timer its closure.
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.count += 1 }
    }
    // The center holds its closure until the observer is removed.
    observer = NotificationCenter.default.addObserver(
      forName: .NSCalendarDayChanged, object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.count += 1 }
    }
  }

  // `Timer` is not `Sendable`, so only the main actor may end it.
  isolated deinit {
    timer?.invalidate()
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }
}
