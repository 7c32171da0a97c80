import Synchronization
import Testing

@testable import RealData

/// A store whose fetches have the given results, in this order.
final class ScriptedPagesStub: IceCreamStore {
  let ranges = Mutex<[Range<Int>]>([])
  private let pages: Mutex<[Result<[Int], IceCreamStoreError>]>

  init(_ pages: [Result<[Int], IceCreamStoreError>]) { self.pages = Mutex(pages) }

  func fetch(_ positions: Range<Int>) async throws(IceCreamStoreError) -> [IceCream] {
    ranges.withLock { $0.append(positions) }
    let page = pages.withLock { $0.isEmpty ? .success([]) : $0.removeFirst() }
    return try page.get().map { IceCream(id: $0, flavor: "Plum") }
  }

  func save(_ iceCream: IceCream) {}
  func delete(_ id: IceCream.ID) {}
}

@MainActor @Suite(.timeLimit(.minutes(60)))
struct ScrollIceCreamsTests {
  /// Scrolls to the end as often as said, and returns the view.
  func scroll(_ times: Int, _ store: ScriptedPagesStub) async -> ScrollIceCreamsView {
    let view = ScrollIceCreamsView()
    let presenter = ScrollIceCreamsPresenter()
    let interactor = ScrollIceCreamsInteractor(store: store, pageSize: 2)
    (view.interactor, interactor.presenter, presenter.view) = (interactor, presenter, view)
    for _ in 0..<2 { view.fetchNextPage() }
    await interactor.pageTask?.value
    for _ in 0..<times {
      // The row appears twice, as after a short scroll back.
      for row in view.rows.suffix(1) + view.rows.suffix(1) { view.rowAppeared(row) }
      await interactor.pageTask?.value
    }
    return view
  }

  @Test func `fetches a page when the last row appears, and none after the end`() async {
    let store = ScriptedPagesStub([.success([1, 2]), .success([3, 4]), .success([5])])

    let view = await scroll(4, store)

    #expect(view.rows.map(\.id) == [1, 2, 3, 4, 5])
    #expect(view.footer == .nothing)
    #expect(store.ranges.withLock { $0 } == [0..<2, 2..<4, 4..<6])
  }

  @Test func `shows no row twice if one was added before the page`() async {
    let store = ScriptedPagesStub([.success([1, 3]), .success([3, 4])])

    #expect(await scroll(1, store).rows.map(\.id) == [1, 3, 4])
  }

  @Test func `stops to fetch when its scene is gone`() async throws {
    // Given
    let store = HeldIceCreamStore(.fetch)
    var view: ScrollIceCreamsView? = ScrollIceCreamsView().configure(store: store)
    view?.fetchNextPage()
    let task = try #require((view?.interactor as? ScrollIceCreamsInteractor)?.pageTask)
    // When
    for await held in store.held {
      view = nil
      // Then
      #expect(task.isCancelled)
      held.resume()
      break
    }
    await task.value
  }

  @Test func `repeats a failed page only if the user wants it`() async {
    // Given
    let store = ScriptedPagesStub([.success([1, 2]), .failure(.unavailable), .success([3])])
    let view = await scroll(3, store)
    #expect(view.footer == .retry(message: "The next ice creams did not arrive."))
    #expect(view.rows.map(\.id) == [1, 2])
    // When
    view.fetchNextPage()
    #expect(view.footer == .spinner)
    await (view.interactor as? ScrollIceCreamsInteractor)?.pageTask?.value
    // Then
    #expect(view.rows.map(\.id) == [1, 2, 3])
    #expect(store.ranges.withLock { $0 } == [0..<2, 2..<4, 2..<4])
  }
}
