import Scenery
import Testing

/// A store is tested for who is told of what, when, and in which order.
struct ObservableStoreTests {
  private let store = ObservableStore(Shop())
  private let log = Log()

  // MARK: Updating

  @Test func `tells every observer once of each update, in the order in which they came`() {
    let first = store.observe { log.add("first \($0.title)") }
    let second = store.observe { log.add("second \($0.title)") }

    store.update { $0.title = "A" }
    store.update { $0.title = "B" }

    #expect(log.entries == ["first A", "second A", "first B", "second B"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `tells nobody of an update that changed nothing`() {
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

  @Test func `tells once of an update that changed several things`() {
    let token = store.observe { log.add("\($0.title) \($0.teas)") }

    store.update { state in
      state.title = "A"
      state.teas = 2
    }

    #expect(log.entries == ["A 2"])
    withExtendedLifetime(token) {}
  }

  @Test func `has its new state before anybody is told`() {
    let token = store.observe { [store] state in log.add("\(store.state == state)") }

    store.update { $0.title = "A" }

    #expect(log.entries == ["true"])
    #expect(store.title == "A")
    withExtendedLifetime(token) {}
  }

  // MARK: Tokens

  @Test func `ends an observation when its token is cancelled`() {
    let token = store.observe { log.add($0.title) }
    store.update { $0.title = "A" }

    token.cancel()
    token.cancel()
    store.update { $0.title = "B" }

    #expect(log.entries == ["A"])
  }

  @Test func `ends an observation when its token is dropped`() {
    var token: ObservationToken? = store.observe { log.add($0.title) }
    store.update { $0.title = "A" }

    #expect(token != nil)
    token = nil
    store.update { $0.title = "B" }

    #expect(log.entries == ["A"])
  }

  @Test func `frees what an observer holds once its token is gone`() {
    weak var held: Log?
    do {
      let mine = Log()
      held = mine
      let token = store.observe { mine.add($0.title) }
      withExtendedLifetime(token) {}
    }

    #expect(held == nil)
  }

  @Test func `does not live longer for its tokens`() {
    var store: ObservableStore<Shop>? = ObservableStore(Shop())
    weak var reference: ObservableStore<Shop>?
    reference = store
    let token = store?.observe { _ in }

    store = nil

    #expect(reference == nil)
    token?.cancel()
  }

  @Test func `lets go of its observers when it goes, whatever tokens are left`() {
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

  @Test func `finishes a notification before it tells of an update that an observer made`() {
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

  @Test func `tells once for each update that observers made meanwhile, of the latest state`() {
    let first = store.observe { [store] state in
      log.add("first \(state.title)")
      guard log.entries.count == 1 else { return }
      store.update { $0.title = "B" }
      store.update { $0.title = "C" }
    }

    store.update { $0.title = "A" }

    #expect(log.entries == ["first A", "first C", "first C"])
    withExtendedLifetime(first) {}
  }

  @Test func `tells an observer that is added meanwhile from the next round on`() {
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

  @Test func `does not call an observer any more that another has ended`() {
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

/// The state of a shop that is not about ice cream.
private struct Shop: Equatable {
  var title = ""
  var teas = 0
}

/// What observers wrote down, in order.
private final class Log {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }
}
