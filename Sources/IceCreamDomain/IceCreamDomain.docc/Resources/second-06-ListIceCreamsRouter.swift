/// The ways that lead out of the list.
protocol ListIceCreamsRoutingLogic: AnyObject {
  func routeToCreateIceCream()
}

/// Somebody who can pass on what the list knows.
protocol ListIceCreamsDataPassing: AnyObject {
  var dataStore: (any ListIceCreamsDataStore)? { get }
}
