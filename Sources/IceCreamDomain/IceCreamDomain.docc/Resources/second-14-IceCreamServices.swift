/// What the scenes share, and hand on when one leads to another.
struct IceCreamServices {
  var worker: any CreateIceCreamWorker = BundledCatalogWorker()
  var store: any IceCreamStore = InMemoryIceCreamStore()
  weak var navigation: (any IceCreamNavigation)?
}

/// Shows scenes, one on top of the other.
protocol IceCreamNavigation: AnyObject {
  func show(_ view: ListIceCreamsView)
  func show(_ view: CreateIceCreamView)
  /// Leaves the scene on top, for the one below it.
  func goBack()
}
