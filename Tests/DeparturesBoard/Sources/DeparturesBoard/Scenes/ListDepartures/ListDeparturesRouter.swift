/// The routes out of the scene.
@MainActor
protocol ListDeparturesRoutingLogic: AnyObject {
  /// Opens the scene `ShowDeparture`.
  func routeToShowDeparture()
}

/// Gives other scenes access to the data of this one.
@MainActor
protocol ListDeparturesDataPassing: AnyObject {
  /// The data of the scene.
  var dataStore: (any ListDeparturesDataStore)? { get }
}

/// Navigates to other scenes, and passes data to them.
@MainActor
final class ListDeparturesRouter: ListDeparturesDataPassing {
  var dataStore: (any ListDeparturesDataStore)?

  private weak var navigation: (any SceneNavigation)?

  /// Creates a router, which refers to others weakly.
  ///
  /// - Parameters:
  ///   - navigation: Shows the scenes.
  init(navigation: (any SceneNavigation)? = nil) {
    self.navigation = navigation
  }
}

extension ListDeparturesRouter: ListDeparturesRoutingLogic {
  func routeToShowDeparture() {
    let router = ShowDepartureRouter(navigation: navigation, origin: dataStore)
    let destination = ShowDepartureView().configureView(router: router)
    passDataToShowDeparture(source: dataStore, destination: router.dataStore)
    navigation?.show(destination)
  }

  private func passDataToShowDeparture(
    source: (any ListDeparturesDataStore)?, destination: (any ShowDepartureDataStore)?
  ) {
    destination?.selection = source?.selection
  }
}
