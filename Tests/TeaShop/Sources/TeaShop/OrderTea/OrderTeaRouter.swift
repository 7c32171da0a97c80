/// Leads to other scenes.
protocol OrderTeaRoutingLogic: AnyObject {
  /// Leads to a new order, for the next guest.
  func routeToNextGuest()
}

/// Gives access to the data that the scene passes on.
protocol OrderTeaDataPassing: AnyObject {
  var dataStore: (any OrderTeaDataStore)? { get }
}

/// Makes the scene of the next guest, and passes it the tea that was ordered.
final class OrderTeaRouter: OrderTeaDataPassing {
  var dataStore: (any OrderTeaDataStore)?
  private let services: OrderTeaServices

  init(services: OrderTeaServices) {
    self.services = services
  }
}

extension OrderTeaRouter: OrderTeaRoutingLogic {
  func routeToNextGuest() {
    let destination = OrderTeaView().configureView(services: services)
    passDataToNextGuest(source: dataStore, destination: destination.router?.dataStore)
    navigateToNextGuest(destination: destination)
  }

  private func passDataToNextGuest(
    source: (any OrderTeaDataStore)?, destination: (any OrderTeaDataStore)?
  ) {
    destination?.recommendation = source?.orderedTea
  }

  private func navigateToNextGuest(destination: OrderTeaView) {
    services.navigation?.show(destination)
  }
}
