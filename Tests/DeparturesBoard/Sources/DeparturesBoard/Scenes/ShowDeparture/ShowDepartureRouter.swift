/// The routes out of the scene.
@MainActor
protocol ShowDepartureRoutingLogic: AnyObject {
  /// Goes back to the scene that opened this one.
  func routeToOrigin()
}

/// Gives other scenes access to the data of this one.
@MainActor
protocol ShowDepartureDataPassing: AnyObject {
  /// The data of the scene.
  var dataStore: (any ShowDepartureDataStore)? { get }
}

/// A scene that opens this one, and takes its result.
@MainActor
protocol ShowDepartureOrigin: AnyObject {
  /// The result of `ShowDeparture`.
  var showDepartureResult: Departure? { get set }
}

/// Navigates to other scenes, and passes data to them.
@MainActor
final class ShowDepartureRouter: ShowDepartureDataPassing {
  var dataStore: (any ShowDepartureDataStore)?

  private weak var navigation: (any SceneNavigation)?
  private weak var origin: (any ShowDepartureOrigin)?

  /// Creates a router, which refers to others weakly.
  ///
  /// - Parameters:
  ///   - navigation: Shows the scenes.
  ///   - origin: Takes the result.
  init(navigation: (any SceneNavigation)? = nil, origin: (any ShowDepartureOrigin)? = nil) {
    self.navigation = navigation
    self.origin = origin
  }
}

extension ShowDepartureRouter: ShowDepartureRoutingLogic {
  func routeToOrigin() {
    passDataToOrigin(source: dataStore, destination: origin)
    navigation?.goBack()
  }

  private func passDataToOrigin(
    source: (any ShowDepartureDataStore)?, destination: (any ShowDepartureOrigin)?
  ) {
    destination?.showDepartureResult = source?.result
  }
}
