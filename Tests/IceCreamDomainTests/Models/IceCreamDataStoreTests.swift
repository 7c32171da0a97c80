import IceCreamDomain
import Testing

/// A store is tested for who is told of what, when, and in which order.
struct IceCreamDataStoreTests {
  private let store = IceCreamDataStore()
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
    store.update { $0.alert = nil }

    #expect(log.entries == [])
    withExtendedLifetime(token) {}
  }

  @Test func `tells once of an update that changed several things`() {
    let token = store.observe { log.add("\($0.title) \($0.displayedCones.count)") }

    store.update { state in
      state.title = "A"
      state.displayedCones.count = "2 cones"
    }

    #expect(log.entries == ["A 2 cones"])
    withExtendedLifetime(token) {}
  }

  @Test func `has its new state before anybody is told`() {
    let token = store.observe { [store] state in log.add("\(store.state == state)") }

    store.update { $0.title = "A" }

    #expect(log.entries == ["true"])
    #expect(store.title == "A")
    withExtendedLifetime(token) {}
  }

  @Test func `notices every part that can change`() {
    let token = store.observe { _ in log.add("told") }
    let changes: [(inout DisplayedIceCream) -> Void] = [
      { $0.title = "A" }, { $0.displayedCones.name = "A" }, { $0.displayedFlavors.prompt = "A" },
      { $0.displayedToppings.count = "A" }, { $0.progress = DisplayedProgress(status: "A") },
      { $0.progress = DisplayedProgress(cone: DisplayedStep(choice: 1), status: "A") },
      { $0.progress = DisplayedProgress(flavor: DisplayedStep(isOpen: true), status: "A") },
      { $0.progress = DisplayedProgress(topping: DisplayedStep(choice: 0), status: "A") },
      { $0.progress = DisplayedProgress(isDoneEnabled: true, status: "A") },
      { $0.progress = DisplayedProgress(status: "A", picture: DisplayedPicture(caption: "A")) },
      { $0.refusal = DisplayedRefusal(message: "A", isTooEarly: false, count: 1) },
      { $0.refusal = DisplayedRefusal(message: "A", isTooEarly: false, count: 2) },
      { $0.failure = DisplayedFailure(message: "A", details: [], retryButton: "A") },
      { $0.failure = nil }, { $0.refusal = nil },
      { $0.displayedCones.options = [Self.option] },
      { $0.alert = DisplayedAlert(title: "A", iceCream: Self.result, button: "A") },
      { $0.alert?.iceCream.flavor = "B" },
    ]

    for change in changes { store.update(change) }

    #expect(log.entries.count == changes.count)
    withExtendedLifetime(token) {}
  }

  private static let option = DisplayedOption(
    number: 1, name: "A",
    appearance: Appearance(color: Color(red: 1, green: 2, blue: 3), shape: .cone))
  private static let result = DisplayedResult(
    id: "1", madeAt: "now", cone: "A", flavor: "A", topping: "A", sentence: "A")

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
    var store: IceCreamDataStore? = IceCreamDataStore()
    weak var reference: IceCreamDataStore?
    reference = store
    let token = store?.observe { _ in }

    store = nil

    #expect(reference == nil)
    token?.cancel()
  }

  @Test func `lets go of its observers when it goes, whatever tokens are left`() {
    var store: IceCreamDataStore? = IceCreamDataStore()
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

/// What observers wrote down, in order.
private final class Log {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }
}
