import Observation
import Testing

@testable import RealData

/// Passes each response on to the test, in place of the presenter.
final class ListIceCreamsPresentationLogicSpy: ListIceCreamsPresentationLogic {
  let (responses, newResponse) = AsyncStream.makeStream(
    of: ListIceCreams.WatchIceCreams.Response.self)

  private(set) var failedDeletions: [ListIceCreams.DeleteIceCream.Response] = []

  func presentIceCreams(response: ListIceCreams.WatchIceCreams.Response) {
    newResponse.yield(response)
  }

  func presentFailedDeletion(response: ListIceCreams.DeleteIceCream.Response) {
    failedDeletions.append(response)
  }
}

/// A store that deletes nothing.
struct LockedIceCreamStore: LocalIceCreamStore {
  func fetch(_ positions: Range<Int>) -> [IceCream] { [] }
  func save(_ iceCream: IceCream) {}
  func delete(_ id: IceCream.ID) throws(IceCreamStoreError) { throw .busy }
  func changes() -> AsyncStream<IceCreamChange> { AsyncStream { $0.finish() } }
}

/// Another program saves an ice cream while this store fetches.
struct BusyIceCreamStore: LocalIceCreamStore {
  let store = MemoryIceCreamStore()
  let late: IceCream

  func fetch(_ positions: Range<Int>) async -> [IceCream] {
    let iceCreams = await store.fetch(positions)
    await store.save(late)
    return iceCreams
  }

  func save(_ iceCream: IceCream) async { await store.save(iceCream) }
  func delete(_ id: IceCream.ID) async { await store.delete(id) }
  func changes() async -> AsyncStream<IceCreamChange> { await store.changes() }
}

@MainActor @Suite(.timeLimit(.minutes(60)))
struct ListIceCreamsTests {
  let plum = IceCream(id: 2, flavor: "Plum")
  let fig = IceCream(id: 5, flavor: "Fig", toppings: ["Nuts"])

  @Test func `responds with rows that changed, and not with the others`() async throws {
    // Given
    let store = try SQLiteIceCreamStore(file: ":memory:")
    try await store.save(plum)
    let presenter = ListIceCreamsPresentationLogicSpy()
    let interactor = ListIceCreamsInteractor(store: store)
    interactor.presenter = presenter
    var responses = presenter.responses.makeAsyncIterator()
    interactor.watchIceCreams(request: .init())
    #expect(await responses.next() == .fetched([plum]))
    // When
    try await store.save(fig)
    try await store.save(IceCream(id: 2, flavor: "Kiwi"))
    try await store.save(IceCream(id: 1, flavor: "Lime"))
    try await store.delete(5)
    // Then
    #expect(await responses.next() == .inserted(fig, at: 1))
    #expect(await responses.next() == .updated(IceCream(id: 2, flavor: "Kiwi"), at: 0))
    #expect(await responses.next() == .inserted(IceCream(id: 1, flavor: "Lime"), at: 0))
    #expect(await responses.next() == .removed(at: 2))
  }

  @Test func `misses no change during the fetch`() async {
    // Given
    let store = BusyIceCreamStore(late: fig)
    let presenter = ListIceCreamsPresentationLogicSpy()
    let interactor = ListIceCreamsInteractor(store: store)
    interactor.presenter = presenter
    var responses = presenter.responses.makeAsyncIterator()
    // When
    interactor.watchIceCreams(request: .init())
    // Then
    #expect(await responses.next() == .fetched([]))
    await store.save(plum)
    #expect(await responses.next() == .inserted(fig, at: 0))
  }

  @Test func `deletes the ice cream that was tapped, wherever its row is now`() async throws {
    // Given
    let store = MemoryIceCreamStore()
    await store.save(plum)
    let presenter = ListIceCreamsPresentationLogicSpy()
    let interactor = ListIceCreamsInteractor(store: store)
    interactor.presenter = presenter
    var responses = presenter.responses.makeAsyncIterator()
    interactor.watchIceCreams(request: .init())
    #expect(await responses.next() == .fetched([plum]))
    await store.save(IceCream(id: 1, flavor: "Lime"))
    // When
    for _ in 0..<2 {
      interactor.deleteIceCream(request: .init(id: plum.id))
      await interactor.deleteTask?.value
    }
    // Then
    #expect(await store.fetch(0..<9) == [IceCream(id: 1, flavor: "Lime")])
  }

  @Test func `says which deletion failed`() async {
    let presenter = ListIceCreamsPresentationLogicSpy()
    let interactor = ListIceCreamsInteractor(store: LockedIceCreamStore())
    interactor.presenter = presenter

    interactor.deleteIceCream(request: .init(id: 2))
    await interactor.deleteTask?.value

    #expect(presenter.failedDeletions == [.init(id: 2, error: .busy)])
  }

  @Test func `keeps a failed deletion while rows change, and offers no reload`() {
    // Given
    let view = ListIceCreamsView()
    let presenter = ListIceCreamsPresenter()
    presenter.view = view
    presenter.presentIceCreams(response: .fetched([plum]))
    // When
    presenter.presentFailedDeletion(response: .init(id: 2, error: .unavailable))
    presenter.presentIceCreams(response: .inserted(fig, at: 1))
    // Then
    #expect(view.failedDeletion == .init(id: 2, message: "The ice creams are out of reach."))
    #expect(view.rows.map(\.id) == [2, 5])
    #expect(view.message == "")
  }

  @Test func `updates the rows of the view`() {
    // Given
    let view = ListIceCreamsView()
    let presenter = ListIceCreamsPresenter()
    presenter.view = view
    presenter.presentIceCreams(response: .fetched([plum, fig]))
    // When
    presenter.presentIceCreams(response: .updated(IceCream(id: 5, flavor: "Kiwi"), at: 1))
    presenter.presentIceCreams(response: .inserted(IceCream(id: 3, flavor: "Lime"), at: 1))
    presenter.presentIceCreams(response: .removed(at: 0))
    // Then
    #expect(view.rows.map(\.text) == ["3 Lime", "5 Kiwi"])
  }

  @Test(arguments: [
    (IceCreamStoreError.unavailable, "The ice creams are out of reach."),
    (.busy, "Another program is changing the ice creams. Try again."),
    (.damaged, "The ice creams cannot be read."), (.refused(code: 7), "The store answers 7."),
    (.refused(code: 502), "The shop has a problem. Try again later."),
    (.invalid([.flavor]), "The shop does not accept this ice cream."),
    (.noAnswer(.timedOut), "The shop takes too long to answer."),
    (.noAnswer(.unreachable), "The shop cannot be reached. Try again later."),
    (.noAnswer(.busy(seconds: 1)), "The shop is busy. Try again in 1 second."),
    (.noAnswer(.busy(seconds: 7)), "The shop is busy. Try again in 7 seconds."),
  ])
  func `says why there are no ice creams, and keeps the rows`(
    error: IceCreamStoreError, message: String
  ) {
    // Given
    let view = ListIceCreamsView()
    let presenter = ListIceCreamsPresenter()
    presenter.view = view
    presenter.presentIceCreams(response: .fetched([plum]))
    // When
    presenter.presentIceCreams(response: .failed(error))
    // Then
    #expect(view.message == message)
    #expect(view.rows.map(\.id) == [2])
  }

  @available(macOS 26, *)
  @Test(.timeLimit(.minutes(60)))
  func `shows on the screen what the store saves`() async throws {
    let store = try SQLiteIceCreamStore(file: ":memory:")
    let view = ListIceCreamsView().configure(store: store)
    view.watchIceCreams()

    try await store.save(plum)

    for await texts in Observations({ view.rows.map(\.text) }) where texts == ["2 Plum"] { break }
    #expect(view.message == "")
  }

  @Test func `stops to listen when its scene is gone`() async throws {
    // Given
    let store = MemoryIceCreamStore()
    var view: ListIceCreamsView? = ListIceCreamsView().configure(store: store)
    view?.watchIceCreams()
    let task = try #require((view?.interactor as? ListIceCreamsInteractor)?.watchTask)
    // When
    view = nil
    // Then
    try #require(task.isCancelled)
    await task.value
    #expect(store.readers.count == 0)
  }
}
