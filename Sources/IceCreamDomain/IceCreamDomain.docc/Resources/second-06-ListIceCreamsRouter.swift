/// The routes out of the list.
protocol ListIceCreamsRoutingLogic: AnyObject {
  func routeToCreateIceCream()
}

/// Gives other scenes access to the data of the list.
protocol ListIceCreamsDataPassing: AnyObject {
  var dataStore: (any ListIceCreamsDataStore)? { get }
}
