import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestDoubles

/// The router opens the change of an ice cream, or goes back with a deleted one.
struct ShowIceCreamRouterTests {
  private let navigation = IceCreamNavigationSpy()
  private let source = ShowIceCreamDataStoreStub()
  private let router: ShowIceCreamRouter

  init() {
    source.iceCream = Seeds.savedIceCream
    router = ShowIceCreamRouter(
      services: IceCreamServices(
        worker: CatalogWorkerStub(), store: IceCreamStoreSpy([Seeds.savedIceCream]),
        navigation: navigation))
    router.dataStore = source
  }

  @Test func `opens the change with a way back`() throws {
    router.routeToEditIceCream()

    #expect(navigation.calls == [.showCreateIceCream])
    let scene = try #require(navigation.scenes.last as? CreateIceCreamView)
    #expect(scene.router?.dataStore?.mode == .change(id: Seeds.id))
    #expect((scene.router as? CreateIceCreamRouter)?.origin === source)
  }

  @Test func `opens a new ice cream with the same choices`() throws {
    router.routeToRepeatIceCream()

    #expect(navigation.calls == [.showCreateIceCream])
    let scene = try #require(navigation.scenes.last as? CreateIceCreamView)
    #expect(scene.router?.dataStore?.mode == .again(id: Seeds.id))
    #expect((scene.router as? CreateIceCreamRouter)?.origin == nil)
  }

  @Test(
    arguments: [
      (ShowIceCreamRouter.routeToEditIceCream, .change(id: nil)),
      (ShowIceCreamRouter.routeToRepeatIceCream, .again(id: nil)),
    ] as [(@Sendable (ShowIceCreamRouter) -> () -> Void, CreateIceCream.Mode)])
  func `opens a scene with nothing to make if no ice cream is shown`(
    route: @Sendable (ShowIceCreamRouter) -> () -> Void, mode: CreateIceCream.Mode
  ) throws {
    source.iceCream = nil

    route(router)()

    let scene = try #require(navigation.scenes.last as? CreateIceCreamView)
    #expect(scene.router?.dataStore?.mode == mode)
  }

  @Test func `opens the list to undo the change of its ice cream`() throws {
    router.routeToLastChange()

    let scene = try #require(navigation.scenes.last as? ListIceCreamsView)
    #expect(scene.router?.dataStore?.undoneID == Seeds.id)
    #expect(navigation.calls == [.showListIceCreams])
  }

  @Test func `goes back to the list with the deleted ice cream`() {
    let destination = ListIceCreamsDataStoreStub()
    router.origin = destination

    router.routeToOrigin()

    #expect(destination.deletedIceCream == Seeds.savedIceCream)
    #expect(navigation.calls == [.goBack])
  }

  @Test(arguments: [(-1, Seeds.id), (1, Seeds.mintIceCream.id)])
  func `goes to a neighbor in the list, if there is one`(step: Int, id: String) {
    let origin = ListIceCreamsDataStoreStub()
    origin.iceCreams = [Seeds.savedIceCream, Seeds.mintIceCream]
    router.origin = origin

    router.routeToNeighbor(by: step)

    #expect(source.iceCream?.id == id)
    #expect(navigation.calls == [])
  }

  @Test func `stays without an origin`() {
    router.routeToOrigin()
    router.routeToNeighbor(by: 1)

    #expect(source.iceCream == Seeds.savedIceCream)
    #expect(navigation.calls == [])
  }
}
