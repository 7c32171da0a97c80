import IceCreamDomain
import Seeds
import Testing

/// A store can be written with the public API alone: there is no `@testable` import.
struct OtherStoreTests {
  /// A store that can only list, newest first.
  private final class Shelf: IceCreamStore {
    let name = "shelf"
    private let iceCreams: [SavedIceCream]

    init(_ iceCreams: [SavedIceCream]) { self.iceCreams = iceCreams }

    func fetch(_ query: IceCreamQuery) throws(IceCreamStoreError) -> IceCreamPage {
      let page = iceCreams.reversed().dropFirst(query.offset).prefix(query.count)
      return IceCreamPage(
        iceCreams: Array(page), offset: query.offset, total: iceCreams.count)
    }

    func save(_ iceCream: UnsavedIceCream) throws(IceCreamStoreError) -> SavedIceCream {
      throw IceCreamStoreError(store: name, problem: .diskFull)
    }
    func find(_ id: String) throws(IceCreamStoreError) -> SavedIceCream {
      throw IceCreamStoreError(store: name, problem: .unknownID(id))
    }
    func update(
      _ iceCream: SavedIceCream, from old: SavedIceCream?
    ) throws(IceCreamStoreError) -> Bool { false }
    func delete(_ iceCreams: [SavedIceCream]) throws(IceCreamStoreError) {}
  }

  @Test func `works with the scene that lists ice creams`() {
    let shelf = Shelf(Array(repeating: Seeds.savedIceCream, count: 5))
    let view = ListIceCreamsView().configure(services: IceCreamServices(store: shelf))

    view.fetchIceCreams(.first(.init(count: 2)))
    view.fetchIceCreams(.next)
    #expect(view.iceCreams.state.position == "3–4 of 5")
    view.fetchIceCreams(.next)
    #expect(view.iceCreams.state.position == "5 of 5")
    view.fetchIceCreams(.previous)
    #expect(view.iceCreams.state.position == "3–4 of 5")
    view.fetchIceCreams(.first(.init()))
    #expect(view.iceCreams.state.total == 5)
  }
}
