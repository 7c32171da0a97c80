import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestDoubles

/// A router opens other scenes, and passes data to them.
///
/// A navigation spy records and keeps the scenes that it shows; a data store stub replaces the interactor.
struct CreateIceCreamRouterTests {
  private let navigation = IceCreamNavigationSpy()
  private let dataStore = CreateIceCreamDataStoreStub()
  private let origin = ShowIceCreamDataStoreStub()
  private let router: CreateIceCreamRouter

  init() {
    router = CreateIceCreamRouter(
      services: IceCreamServices(
        store: IceCreamStoreSpy([Seeds.savedIceCream]), navigation: navigation))
    router.dataStore = dataStore
    router.origin = origin
  }

  @Test func `opens the list with the shared services`() throws {
    router.routeToListIceCreams()

    #expect(navigation.calls == [.showListIceCreams])
    let list = try #require(navigation.scenes.last as? ListIceCreamsView)
    list.fetchIceCreams()
    #expect(list.iceCreams.state.iceCreams == [Seeds.result])
  }

  @Test func `opens the list to undo the change of its ice cream`() throws {
    dataStore.savedIceCream = Seeds.savedIceCream

    router.routeToLastChange()

    #expect(navigation.calls == [.showListIceCreams])
    let list = try #require(navigation.scenes.last as? ListIceCreamsView)
    #expect(list.router?.dataStore?.undoneID == Seeds.id)
  }

  @Test(arguments: [nil, Seeds.changedIceCream])
  func `goes back with the updated ice cream, or with none`(iceCream: SavedIceCream?) {
    origin.updatedIceCream = Seeds.savedIceCream
    dataStore.savedIceCream = iceCream

    router.routeToOrigin()

    #expect(origin.updatedIceCream == iceCream)
    #expect(navigation.calls == [.goBack])
  }

  @Test func `goes back when its origin is gone`() {
    router.origin = nil

    router.routeToOrigin()

    #expect(navigation.calls == [.goBack])
  }
}
