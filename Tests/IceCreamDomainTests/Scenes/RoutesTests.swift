import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestSupport

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

  @Test func `open its change, and return with the result`() throws {
    list.selectIceCream(at: 1)
    let show = try #require(navigation.scenes.last as? ShowIceCreamView)
    show.fetchIceCream()

    show.editIceCream()
    let edit = try #require(navigation.scenes.last as? CreateIceCreamView)
    edit.loadIceCream()
    #expect(edit.iceCream.progress.picture.caption == "Paper cup with Vanilla and Cherry")

    edit.selectIngredient(.cone, .typed("sugar"))
    edit.finishIceCream()
    #expect(navigation.scenes.last === show)

    show.fetchIceCream()
    #expect(show.iceCream.state.iceCream?.sentence == "Sugar cone with Vanilla and Cherry")
    #expect(show.iceCream.state.news == "Updated w930gn1.")
    #expect(navigation.calls == [.showShowIceCream, .showCreateIceCream, .goBack])
  }

  @Test func `open a new ice cream with the same choices`() throws {
    list.selectIceCream(at: 1)
    let show = try #require(navigation.scenes.last as? ShowIceCreamView)
    show.fetchIceCream()

    show.repeatIceCream()
    let create = try #require(navigation.scenes.last as? CreateIceCreamView)
    create.loadIceCream()
    create.finishIceCream()
    list.fetchIceCreams(.again)

    #expect(create.iceCream.alert?.iceCream.sentence == "Paper cup with Vanilla and Cherry")
    #expect(list.iceCreams.state.iceCreams.count == 3)
  }

  @Test func `return to the list with the deletion`() throws {
    list.selectIceCream(at: 1)
    let show = try #require(navigation.scenes.last as? ShowIceCreamView)
    show.fetchIceCream()

    show.deleteIceCream()
    #expect(navigation.scenes.last === show)

    show.confirmDeletion()
    #expect(navigation.calls == [.showShowIceCream, .goBack])

    list.fetchIceCreams(.again)
    #expect(list.iceCreams.state.iceCreams.map(\.id) == ["0a30gn1"])
    #expect(list.iceCreams.state.news == "Deleted w930gn1.")
  }

  @Test func `open the list, and preserve the first scene's choices`() throws {
    let create = CreateIceCreamView().configure(
      services: IceCreamServices(
        worker: CatalogWorkerStub(), store: InMemoryIceCreamStore(),
        navigation: navigation))
    create.loadIceCream()
    create.selectIngredient(.cone, .index(1))

    create.openSavedIceCreams()

    #expect(navigation.calls == [.showListIceCreams])
    #expect(create.iceCream.progress.steps.cone.choice == 1)
  }
}
