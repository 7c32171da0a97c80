import Foundation
import SceneTesting
import Testing

@testable import OrderDesk

@MainActor
struct MemoryTests {
  @Test(.timeLimit(.minutes(1)))
  func `frees a watcher during its stream, and ends the stream`() async {
    let (statuses, status) = AsyncStream.makeStream(of: Status.self)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    status.onTermination = { _ in end.finish() }
    var watcher: StatusWatcher? = StatusWatcher()
    weak var observed: AnyObject?
    observed = watcher
    watcher?.watch(statuses)
    status.yield(.printing)
    while watcher?.status == nil { await Task.yield() }

    watcher = nil

    #expect(observed == nil)
    for await _ in ends {}
  }

  @Test func `leaks a watcher whose loop holds it`() async {
    let (statuses, status) = AsyncStream.makeStream(of: Status.self)
    var watcher: LeakingStatusWatcher? = LeakingStatusWatcher()
    weak var observed: AnyObject?
    observed = watcher
    watcher?.watch(statuses)
    status.yield(.printing)
    while watcher?.status == nil { await Task.yield() }

    watcher = nil

    #expect(observed != nil)
    status.finish()
  }

  @available(macOS 15.4, *)
  @Test func `frees what a timer and a notification call, and ends both`() throws {
    var sign: DaySign? = DaySign()
    let timer = try #require(sign?.timer)
    weak var observed: AnyObject?
    observed = sign

    sign = nil

    #expect(observed == nil)
    #expect(!timer.isValid)
  }
}
