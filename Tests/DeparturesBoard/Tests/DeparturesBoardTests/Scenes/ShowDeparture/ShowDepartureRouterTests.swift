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
}
