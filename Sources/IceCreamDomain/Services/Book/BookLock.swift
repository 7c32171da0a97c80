#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The wait for a book that somebody else has to themselves: flock(2), which ends with its process.
struct BookLock {
  /// How long to wait.
  let patience: Duration
  /// Called once when the wait takes longer than a second.
  let whenWaiting: (() -> Void)?

  private let start = BookLock.now
  private var pause: Duration = .microseconds(250)
  private var hasTold = false

  init(patience: Duration, whenWaiting: (() -> Void)?) {
    self.patience = patience
    self.whenWaiting = whenWaiting
  }

  /// Locks a book.
  ///
  /// - Parameters:
  ///   - file: The book; it is unlocked when it is dropped.
  ///   - isShared: Whether others may read it meanwhile under a lock of the same kind.
  mutating func take(_ file: BookFile, isShared: Bool = false) throws(IceCreamStoreError) {
    while flock(file.number, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: try wait(for: file)
      default: throw file.error(.writing(.last))
      }
    }
  }

  /// The time since some moment in the past, by clock_gettime(3).
  ///
  /// `ContinuousClock` would do; it is part of Swift's concurrency, and would bring all of that into a
  /// program that is linked statically, to be set up at each start.
  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Unlocks a book that stays open.
  func release(_ file: BookFile) {
    _ = flock(file.number, LOCK_UN)
  }

  /// Pauses, each time longer, up to 16 ms.
  private mutating func wait(for file: BookFile) throws(IceCreamStoreError) {
    let waited = Self.now - start
    if waited >= patience { throw file.error(.lockedTooLong) }
    if waited >= .seconds(1), !hasTold {
      hasTold = true
      whenWaiting?()
    }
    // A signal may end the pause early, which does no harm.
    usleep(useconds_t(min(pause, patience - waited) / .microseconds(1)))
    pause = min(pause * 2, .milliseconds(16))
  }
}
