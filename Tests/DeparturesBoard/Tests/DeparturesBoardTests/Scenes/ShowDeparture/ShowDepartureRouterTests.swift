import Testing

@testable import DeparturesBoard

/// The router leads to another scene.
@MainActor
struct ShowDepartureRouterTests {
  private let navigation = SceneNavigationSpy()

  @Test func `goes back`() {
    let view = ShowDepartureView().configureView(
      router: ShowDepartureRouter(navigation: navigation))
    navigation.show(view)

    view.router?.routeToOrigin()

    #expect(navigation.scenes.isEmpty)
  }

  @Test func `refers weakly to the navigation and to the scene before`() {
    weak var navigation: SceneNavigationSpy?
    weak var origin: ShowDepartureOriginFake?
    let router: ShowDepartureRouter
    do {
      let spy = SceneNavigationSpy()
      let fake = ShowDepartureOriginFake()
      origin = fake
      router = ShowDepartureRouter(navigation: spy, origin: fake)
      navigation = spy
    }

    #expect(navigation == nil)
    #expect(origin == nil)
    withExtendedLifetime(router) {}
  }
}

private final class ShowDepartureOriginFake: ShowDepartureOrigin {
  var showDepartureResult: Departure?
}
