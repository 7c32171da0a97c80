/// What can be asked of the list.
protocol ListIceCreamsBusinessLogic: AnyObject {
  func fetchIceCreams(request: ListIceCreams.FetchIceCreams.Request)
  func selectIceCream(request: ListIceCreams.SelectIceCream.Request)
}

/// What other scenes may give to this one and take from it.
protocol ListIceCreamsDataStore: AnyObject {
  /// The ice cream that was chosen last.
  var selectedIceCream: SavedIceCream? { get }
  /// An ice cream that another scene has made.
  var madeIceCream: SavedIceCream? { get set }
}
