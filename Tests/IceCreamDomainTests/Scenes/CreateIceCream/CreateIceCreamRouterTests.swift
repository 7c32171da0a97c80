import Seeds
import Testing

@testable import IceCreamDomain

/// A router that leads on to what is kept, or back with what was changed.
struct CreateIceCreamRouterTests {
  private let navigation = IceCreamNavigationSpy()
  private let source = CreateIceCreamDataStoreStub()
  private let router: CreateIceCreamRouter

  init() {
    source.mode = .change(Seeds.changedIceCream)
    router = CreateIceCreamRouter(
      services: IceCreamServices(
        store: IceCreamStoreStub([Seeds.savedIceCream]), navigation: navigation))
    router.dataStore = source
  }

  @Test func `shows the list on top, with what the scenes share`() throws {
    router.routeToListIceCreams()
    let scene = try #require(navigation.scenes.last as? ListIceCreamsView)
    #expect(scene.iceCreams.state == DisplayedIceCreamList())

    scene.fetchIceCreams()
    scene.selectIceCream(at: 0)

    #expect(scene.iceCreams.state.iceCreams == [Seeds.result])
    #expect(navigation.calls == [.showListIceCreams, .showShowIceCream])
  }

  @Test func `goes back with the change, and the news that there is one`() {
    let destination = ShowIceCreamDataStoreStub()
    router.origin = destination

    router.routeToOrigin()

    #expect(destination.updatedIceCream == Seeds.changedIceCream)
    #expect(navigation.calls == [.goBack])
  }

  @Test func `stays where no scene has led here`() {
    router.routeToOrigin()

    #expect(navigation.calls == [])
  }

  @Test func `does not keep the scene alive that led here, and stays when it is gone`() {
    var origin: ShowIceCreamDataStoreStub? = ShowIceCreamDataStoreStub()
    router.origin = origin
    origin = nil

    router.routeToOrigin()

    #expect(router.origin == nil)
    #expect(navigation.calls == [])
  }
}
