import Foundation
import Synchronization
import Testing

@testable import OrderDesk

/// Workers turn what is pushed, and several sources, into answers for an interactor.
@MainActor
struct SourcesTests {
  private let orderStore = OrderStoreStub()

  @Test(.timeLimit(.minutes(1)))
  func `hands on what a printer pushes, and disconnects the reader that stops`() async {
    let printer = PrinterFake()
    var others = printer.watchStatus().makeAsyncIterator()
    let connected = Set(printer.reports.keys)
    do {
      var values = printer.watchStatus().makeAsyncIterator()
      for report in printer.reports.values {
        report(.received)
        report(.printing)
      }
      // The older of two values that wait is dropped.
      #expect(await values.next() == .printing)
    }

    var disconnections = printer.disconnections.makeAsyncIterator()
    await disconnections.next()
    #expect(Set(printer.reports.keys) == connected)
    #expect(await others.next() == .printing)
  }

  @Test(.timeLimit(.minutes(1)))
  func `polls after pauses that grow while the server fails`() async {
    let (pauses, newPause) = AsyncStream.makeStream(
      of: (length: Duration, end: CheckedContinuation<Void, Never>).self)
    var lengths: [Duration] = []
    do {
      var values = orderStore.pollOrders { length in
        await withCheckedContinuation { newPause.yield((length, $0)) }
      }.makeAsyncIterator()
      for await pause in pauses {
        lengths.append(pause.length)
        let isFailed = orderStore.gate.error != nil
        #expect(await values.next() == .some(isFailed ? nil : [.first, .second]))
        orderStore.gate.error = 1...6 ~= lengths.count ? .unavailable : nil
        if lengths.count == 8 {
          newPause.finish()
          values = AsyncStream { $0.finish() }.makeAsyncIterator()
        }
        pause.end.resume()
      }
    }

    #expect(lengths.map(\.components.seconds) == [10, 20, 40, 80, 160, 300, 300, 10])
  }

  @Test(arguments: [
    (Duration.zero, Duration.zero, [3, 2, 1, 0] as [Int64]),
    (.milliseconds(1), .zero, [3, 2, 1, 0]),
    (.zero, .seconds(9), [3, 0]),
  ])
  func `counts each second down, and none while the app was suspended`(
    delay: Duration, suspension: Duration, seconds: [Int64]
  ) async {
    let clock = QuickClock(delay: delay, suspension: suspension)
    var counted: [Int64] = []

    for await second in countDown(to: clock.now + .seconds(3), on: clock) { counted.append(second) }

    #expect(counted == seconds)
  }

  @Test func `falls back to the last answer of the server`() async throws {
    let orders = CachedOrders(server: orderStore)
    #expect(try await orders.fetchOrders() == .init(orders: [.first, .second]))
    orderStore.gate.error = .unavailable

    #expect(try await orders.fetchOrders() == .init(orders: [.first, .second], isStale: true))
  }

  @Test func `fails without an answer to fall back to`() async {
    orderStore.gate.error = .unavailable
    let orders = CachedOrders(server: orderStore)

    await #expect(throws: OrderStoreError.unavailable) { try await orders.fetchOrders() }
  }
}

/// A clock whose sleeps end at once, which is later by the delay after each look at it, and by the suspension after each
/// sleep.
final class QuickClock: Clock {
  let minimumResolution = Swift.Duration.zero
  private let delay, suspension: Swift.Duration
  private let time = Mutex(ContinuousClock.now)

  init(delay: Swift.Duration = .zero, suspension: Swift.Duration = .zero) {
    (self.delay, self.suspension) = (delay, suspension)
  }

  var now: ContinuousClock.Instant {
    time.withLock { time in
      defer { time += delay }
      return time
    }
  }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async {
    time.withLock { $0 = deadline + suspension }
  }
}

@MainActor
private final class PrinterFake: Printer {
  private(set) var reports: [UUID: (Status) -> Void] = [:]
  let (disconnections, disconnection) = AsyncStream.makeStream(of: Void.self)

  func connect(_ report: @escaping (Status) -> Void) -> UUID {
    let connection = UUID()
    reports[connection] = report
    return connection
  }

  func disconnect(_ connection: UUID) {
    reports[connection] = nil
    disconnection.yield()
  }
}
