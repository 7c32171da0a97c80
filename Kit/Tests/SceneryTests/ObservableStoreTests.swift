import Scenery
import Testing

/// Tests which observers are notified, when, and in which order.
struct ObservableStoreTests {
  private let store = ObservableStore(Shop())
  private let log = Log()

  // MARK: Updating

  @Test func `notifies each observer once per update, in the order of registration`() {
    let first = store.observe { log.add("first \($0.title)") }
    let second = store.observe { log.add("second \($0.title)") }

    store.update { $0.title = "A" }
    store.update { $0.title = "B" }

    #expect(log.entries == ["first A", "second A", "first B", "second B"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `does not notify of an update that changes nothing`() {
    store.update { $0.title = "A" }
    let token = store.observe { log.add($0.title) }

    store.update { $0.title = "A" }
    store.update { state in
      state.title = "B"
      state.title = "A"
    }
    store.update { $0.teas = 0 }

    #expect(log.entries == [])
    withExtendedLifetime(token) {}
  }

  @Test func `notifies once of an update that changes several properties`() {
    let token = store.observe { log.add("\($0.title) \($0.teas)") }

    store.update { state in
      state.title = "A"
      state.teas = 2
    }

    #expect(log.entries == ["A 2"])
    withExtendedLifetime(token) {}
  }

  @Test func `has the new state before it notifies`() {
    let token = store.observe { [store] state in log.add("\(store.state == state)") }

    store.update { $0.title = "A" }

    #expect(log.entries == ["true"])
    #expect(store.title == "A")
    withExtendedLifetime(token) {}
  }

  // MARK: Tokens

  @Test func `ends once, even if the end cancels again`() {
    var ends = 0
    var token: ObservationToken?
    token = ObservationToken {
      ends += 1
      if ends < 3 { token?.cancel() }
    }

    token?.cancel()

    #expect(ends == 1)
  }

  @Test func `ends an observation when its token is canceled`() {
    let token = store.observe { log.add($0.title) }
    store.update { $0.title = "A" }

    token.cancel()
    token.cancel()
    store.update { $0.title = "B" }

    #expect(log.entries == ["A"])
  }

  @Test func `ends an observation when its token is freed`() {
    var token: ObservationToken? = store.observe { log.add($0.title) }
    store.update { $0.title = "A" }

    #expect(token != nil)
    token = nil
    store.update { $0.title = "B" }

    #expect(log.entries == ["A"])
  }

  @Test func `frees an observer when its token is freed`() {
    weak var held: Log?
    do {
      let mine = Log()
      held = mine
      let token = store.observe { mine.add($0.title) }
      withExtendedLifetime(token) {}
    }

    #expect(held == nil)
  }

  @Test func `is not retained by its tokens`() {
    var store: ObservableStore<Shop>? = ObservableStore(Shop())
    weak var reference: ObservableStore<Shop>?
    reference = store
    let token = store?.observe { _ in }

    store = nil

    #expect(reference == nil)
    token?.cancel()
  }

  @Test func `frees its observers with itself, even if tokens remain`() {
    var store: ObservableStore<Shop>? = ObservableStore(Shop())
    weak var held: Log?
    var token: ObservationToken?
    do {
      let mine = Log()
      held = mine
      token = store?.observe { mine.add($0.title) }
    }
    #expect(held != nil)

    store = nil

    #expect(held == nil)
    token?.cancel()
  }

  // MARK: Inside a notification

  @Test func `finishes a notification before it notifies of an observer's update`() {
    let first = store.observe { [store] state in
      log.add("first \(state.title)")
      if state.title == "A" { store.update { $0.title = "B" } }
    }
    let second = store.observe { log.add("second \($0.title)") }

    store.update { $0.title = "A" }

    #expect(log.entries == ["first A", "second A", "first B", "second B"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `changes at once when an observer updates it`() {
    let token = store.observe { [store] state in
      guard state.title == "A" else { return }
      store.update { $0.title = "B" }
      log.add(store.title)
    }

    store.update { $0.title = "A" }

    #expect(log.entries == ["B"])
    withExtendedLifetime(token) {}
  }

  @Test func `notifies once of all updates made meanwhile, with the latest state`() {
    let first = store.observe { [store] state in
      log.add("first \(state.title)")
      guard log.entries.count == 1 else { return }
      store.update { $0.title = "B" }
      store.update { $0.title = "C" }
    }

    store.update { $0.title = "A" }

    #expect(log.entries == ["first A", "first C"])
    withExtendedLifetime(first) {}
  }

  @Test func `does not notify of updates made meanwhile that cancel each other out`() {
    let first = store.observe { [store] state in
      log.add("first \(state.title)")
      store.update { $0.title = "B" }
      store.update { $0.title = state.title }
    }
    let second = store.observe { log.add("second \($0.title)") }

    store.update { $0.title = "A" }

    #expect(log.entries == ["first A", "second A"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `notifies an observer added meanwhile from the next notification on`() {
    var added: ObservationToken?
    let token = store.observe { [store] state in
      log.add("old \(state.title)")
      guard added == nil else { return }
      added = store.observe { log.add("new \($0.title)") }
    }

    store.update { $0.title = "A" }
    #expect(log.entries == ["old A"])

    store.update { $0.title = "B" }
    #expect(log.entries == ["old A", "old B", "new B"])
    withExtendedLifetime((token, added)) {}
  }

  @Test func `does not call an observer whose observation another one has ended`() {
    var second: ObservationToken?
    let first = store.observe { state in
      log.add("first \(state.title)")
      second?.cancel()
    }
    second = store.observe { log.add("second \($0.title)") }
    let third = store.observe { log.add("third \($0.title)") }

    store.update { $0.title = "A" }
    store.update { $0.title = "B" }

    #expect(log.entries == ["first A", "third A", "first B", "third B"])
    withExtendedLifetime((first, third)) {}
  }

  @Test func `ends an observation whose observer holds the token of another`() {
    var first: ObservationToken?
    do {
      let second = store.observe { log.add("second \($0.title)") }
      first = store.observe { state in
        withExtendedLifetime(second) { log.add("first \(state.title)") }
      }
    }
    store.update { $0.title = "A" }

    first?.cancel()
    store.update { $0.title = "B" }

    #expect(log.entries == ["second A", "first A"])
  }

  @Test func `lets an observer end its own observation`() {
    var token: ObservationToken?
    token = store.observe { state in
      log.add(state.title)
      token?.cancel()
    }

    store.update { $0.title = "A" }
    store.update { $0.title = "B" }

    #expect(log.entries == ["A"])
    withExtendedLifetime(token) {}
  }
}

/// A state that is unrelated to ice cream.
private struct Shop: Equatable {
  var title = ""
  var teas = 0
}

/// The notifications that observers recorded, in order.
private final class Log {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }
}
