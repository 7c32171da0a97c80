import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestDoubles

/// A router passes data on and shows the destination.
struct ListIceCreamsRouterTests {
  private let navigation = IceCreamNavigationSpy()
  private let source = ListIceCreamsDataStoreStub()
  private let router: ListIceCreamsRouter

  init() {
    source.iceCreams = [Seeds.mintIceCream, Seeds.savedIceCream]
    router = ListIceCreamsRouter(
      services: IceCreamServices(
        worker: CatalogWorkerStub(), store: IceCreamStoreSpy([Seeds.savedIceCream]),
        navigation: navigation))
    router.dataStore = source
  }

  @Test func `opens the selected ice cream with a way back`() throws {
    router.routeToShowIceCream(at: 1)

    #expect(navigation.calls == [.showShowIceCream])
    let scene = try #require(navigation.scenes.last as? ShowIceCreamView)
    #expect(scene.router?.dataStore?.iceCream == Seeds.savedIceCream)
    #expect((scene.router as? ShowIceCreamRouter)?.origin === source)
  }

  @Test func `opens the scene that changes the selected ice cream, with a way back`() throws {
    router.routeToEditIceCream(at: 1)

    #expect(navigation.calls == [.showCreateIceCream])
    let scene = try #require(navigation.scenes.last as? CreateIceCreamView)
    #expect(scene.router?.dataStore?.mode == .change(id: Seeds.id))
    #expect((scene.router as? CreateIceCreamRouter)?.origin === source)
  }

  @Test(arguments: [-1, 2, .max])
  func `opens a scene without an ice cream if there is none at the index`(index: Int) throws {
    router.routeToShowIceCream(at: index)

    let scene = try #require(navigation.scenes.last as? ShowIceCreamView)
    #expect(scene.router?.dataStore?.iceCream == nil)
  }

  @Test func `opens a scene with nothing to change if the index has no ice cream`() throws {
    router.routeToEditIceCream(at: 2)

    let scene = try #require(navigation.scenes.last as? CreateIceCreamView)
    #expect(scene.router?.dataStore?.mode == .change(id: nil))
  }

  @Test func `holds its navigation weakly, and stays without it`() {
    var navigation: IceCreamNavigationSpy? = IceCreamNavigationSpy()
    weak var reference: IceCreamNavigationSpy?
    reference = navigation
    let router = ListIceCreamsRouter(services: IceCreamServices(navigation: navigation))
    navigation = nil

    router.routeToShowIceCream(at: 1)

    #expect(reference == nil)
  }
}
