import Testing

@testable import DeparturesBoard

/// The router leads to another scene.
@MainActor
struct ShowDepartureRouterTests {
  private let navigation = SceneNavigationSpy()

  @Test func `goes back`() {
    ShowDepartureRouter(navigation: navigation).routeToOrigin()

    #expect(navigation.calls == [.goBack])
  }
}
