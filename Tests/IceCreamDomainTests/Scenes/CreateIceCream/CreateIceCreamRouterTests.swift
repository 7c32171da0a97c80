import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestSupport

/// The router opens the saved ice creams, or goes back with a change.
struct CreateIceCreamRouterTests {
  private let navigation = IceCreamNavigationSpy()
  private let source = CreateIceCreamDataStoreStub()
  private let router: CreateIceCreamRouter

  init() {
    source.changedIceCream = Seeds.changedIceCream
    router = CreateIceCreamRouter(
      services: IceCreamServices(
        store: IceCreamStoreSpy([Seeds.savedIceCream]), navigation: navigation))
    router.dataStore = source
  }

  @Test func `opens the list with the shared services`() throws {
    router.routeToListIceCreams()
    let scene = try #require(navigation.scenes.last as? ListIceCreamsView)
    #expect(scene.iceCreams.state == ListIceCreams.DisplayedIceCreams())

    scene.fetchIceCreams()
    scene.selectIceCream(at: 0)

    #expect(scene.iceCreams.state.iceCreams == [Seeds.result])
    #expect(navigation.calls == [.showListIceCreams, .showShowIceCream])
  }

  @Test func `opens the list with the question whether to undo`() throws {
    router.routeToLastChange()

    let scene = try #require(navigation.scenes.last as? ListIceCreamsView)
    #expect(scene.router?.dataStore?.asksToUndo == true)
    #expect(navigation.calls == [.showListIceCreams])
  }

  @Test func `goes back with the updated ice cream`() {
    let destination = ShowIceCreamDataStoreStub()
    router.origin = destination

    router.routeToOrigin()

    #expect(destination.updatedIceCream == Seeds.changedIceCream)
    #expect(navigation.calls == [.goBack])
  }

  @Test func `passes nothing back if nothing was changed`() {
    let destination = ShowIceCreamDataStoreStub()
    router.origin = destination
    destination.updatedIceCream = Seeds.savedIceCream
    source.changedIceCream = nil

    router.routeToOrigin()

    #expect(destination.updatedIceCream == nil)
    #expect(navigation.calls == [.goBack])
  }

  @Test func `holds its origin weakly, and goes back when it is gone`() {
    var origin: ShowIceCreamDataStoreStub? = ShowIceCreamDataStoreStub()
    router.origin = origin
    origin = nil

    router.routeToOrigin()

    #expect(router.origin == nil)
    #expect(navigation.calls == [.goBack])
  }
}
