import Seeds
import Testing

@testable import IceCreamDomain

/// A router is tested for what it passes on, and whom it has shown.
struct ListIceCreamsRouterTests {
  private let navigation = IceCreamNavigationSpy()
  private let source = ListIceCreamsDataStoreStub()
  private let router: ListIceCreamsRouter

  init() {
    source.selectedIceCream = Seeds.savedIceCream
    router = ListIceCreamsRouter(
      services: IceCreamServices(
        worker: CatalogWorkerStub(), store: IceCreamStoreStub([Seeds.savedIceCream]),
        navigation: navigation))
    router.dataStore = source
  }

  @Test func `shows the chosen ice cream on top, in a scene that knows the way back`() throws {
    router.routeToShowIceCream()

    #expect(navigation.calls == [.showShowIceCream])
    let scene = try #require(navigation.scenes.last as? ShowIceCreamView)
    #expect(scene.router?.dataStore?.iceCream == Seeds.savedIceCream)
    #expect((scene.router as? ShowIceCreamRouter)?.origin === source)
  }

  @Test func `asks for nothing on behalf of the scene that it shows`() throws {
    router.routeToShowIceCream()

    let scene = try #require(navigation.scenes.last as? ShowIceCreamView)
    #expect(scene.iceCream.state == DisplayedSavedIceCream())
  }

  @Test func `hands on what the scenes share`() throws {
    router.routeToShowIceCream()
    let scene = try #require(navigation.scenes.last as? ShowIceCreamView)

    scene.fetchIceCream()
    scene.editIceCream()

    #expect(scene.iceCream.state.iceCream == Seeds.result)
    #expect(scene.iceCream.state.picture.scoop == Seeds.vanilla)
    #expect(navigation.calls == [.showShowIceCream, .showCreateIceCream])
  }

  @Test func `keeps nobody alive who shows the scenes, and goes nowhere without`() {
    var navigation: IceCreamNavigationSpy? = IceCreamNavigationSpy()
    weak let reference = navigation
    let router = ListIceCreamsRouter(services: IceCreamServices(navigation: navigation))
    navigation = nil

    router.routeToShowIceCream()

    #expect(reference == nil)
  }
}
