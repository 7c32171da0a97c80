import Testing

@testable import DeparturesBoard

/// The router leads to another scene.
@MainActor
struct ListDeparturesRouterTests {
  private let navigation = SceneNavigationSpy()

  @Test func `opens ShowDeparture with the selection`() throws {
    let router = ListDeparturesRouter(navigation: navigation)
    let view = ListDeparturesView().configureView(router: router)
    view.router?.dataStore?.selection = .first

    view.router?.routeToShowDeparture()

    let scene = try #require(navigation.scenes.first as? ShowDepartureView)
    #expect(scene.router?.dataStore?.selection == .first)
  }

  @Test func `takes the result of ShowDeparture`() throws {
    let router = ListDeparturesRouter(navigation: navigation)
    let view = ListDeparturesView().configureView(router: router)
    view.router?.routeToShowDeparture()
    let scene = try #require(navigation.scenes.first as? ShowDepartureView)
    scene.router?.dataStore?.result = .first

    scene.router?.routeToOrigin()

    #expect(view.router?.dataStore?.showDepartureResult == .first)
    #expect(navigation.scenes.isEmpty)
  }

  @Test func `refers weakly to the navigation`() {
    weak var navigation: SceneNavigationSpy?
    let router: ListDeparturesRouter
    do {
      let spy = SceneNavigationSpy()
      router = ListDeparturesRouter(navigation: spy)
      navigation = spy
    }

    #expect(navigation == nil)
    withExtendedLifetime(router) {}
  }
}
