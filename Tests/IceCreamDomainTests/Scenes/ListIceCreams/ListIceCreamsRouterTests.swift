import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestSupport

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

  @Test func `opens a new ice cream with the choices of the selected one`() throws {
    router.routeToRepeatIceCream(at: 1)

    #expect(navigation.calls == [.showCreateIceCream])
    let scene = try #require(navigation.scenes.last as? CreateIceCreamView)
    #expect(scene.router?.dataStore?.mode == .again(id: Seeds.id))
    #expect((scene.router as? CreateIceCreamRouter)?.origin == nil)
  }

  @Test(arguments: [-1, 2, .max])
  func `opens a scene that says so without an ice cream on the page`(index: Int) throws {
    router.routeToShowIceCream(at: index)
    let shown = try #require(navigation.scenes.last as? ShowIceCreamView)
    shown.fetchIceCream()
    #expect(shown.iceCream.state.failure?.message == "No ice cream is selected.")

    for route in [router.routeToEditIceCream, router.routeToRepeatIceCream] {
      route(index)
      let created = try #require(navigation.scenes.last as? CreateIceCreamView)
      created.loadIceCream()
      #expect(created.iceCream.failure?.message == "No ice cream is selected.")
    }
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
