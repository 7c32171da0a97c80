import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestDoubles

/// Routes between real scenes pass data on, and the destination displays it.
struct RoutesTests {
  private let navigation = IceCreamNavigationSpy()
  private let list: ListIceCreamsView

  init() {
    list = ListIceCreamsView().configure(
      services: IceCreamServices(
        worker: CatalogWorkerStub(),
        store: InMemoryIceCreamStore([Seeds.savedIceCream, Seeds.mintIceCream]),
        navigation: navigation))
    list.fetchIceCreams()
  }

  @Test func `open the ice cream that was selected in the list`() throws {
    list.selectIceCream(at: 1)

    let show = try #require(navigation.scenes.last as? ShowIceCreamView)
    show.fetchIceCream()
    #expect(show.iceCream.state.iceCream == Seeds.result)
  }

  @Test func `open its change, and return with it`() throws {
    let show = try openSelected()
    show.editIceCream()
    let edit = try #require(navigation.scenes.last as? CreateIceCreamView)
    edit.loadIceCream()
    edit.selectIngredient(.cone, .typed("sugar"))

    edit.finishIceCream()

    #expect(navigation.scenes.last === show)
    show.fetchIceCream()
    #expect(show.iceCream.state.iceCream?.sentence == "Sugar cone with Vanilla and Cherry")
    #expect(show.iceCream.state.news == "Updated w930gn1.")
  }

  @Test func `return to the list with the deletion`() throws {
    let show = try openSelected()
    show.deleteIceCream()

    show.confirmDeletion()

    #expect(navigation.calls == [.showShowIceCream, .goBack])
    list.fetchIceCreams(.again)
    #expect(list.iceCreams.state.iceCreams.map(\.id) == ["0a30gn1"])
    #expect(list.iceCreams.state.news == "Deleted w930gn1.")
  }

  // MARK: Given

  private func openSelected() throws -> ShowIceCreamView {
    list.selectIceCream(at: 1)
    let show = try #require(navigation.scenes.last as? ShowIceCreamView)
    show.fetchIceCream()
    return show
  }
}
