import Scenery

/// What the scenes share, and hand on when one leads to another.
public struct IceCreamServices {
  /// Who fetches the catalog.
  public var worker: any CreateIceCreamWorker
  /// Who keeps what is made; with `nil`, nobody does.
  public var store: (any IceCreamStore)?
  /// Tells when an ice cream is made.
  public var clock: () -> Timestamp
  /// Who writes down what crosses the wires of the scenes; with `nil`, nobody does.
  public var tracer: SceneTracer?
  /// Who shows the scenes; it is not kept alive.
  public weak var navigation: (any IceCreamNavigation)?

  /// Makes a collection of services.
  public init(
    worker: any CreateIceCreamWorker = BundledCatalogWorker(),
    store: (any IceCreamStore)? = nil,
    clock: @escaping () -> Timestamp = { .now },
    tracer: SceneTracer? = nil,
    navigation: (any IceCreamNavigation)? = nil
  ) {
    self.worker = worker
    self.store = store
    self.clock = clock
    self.tracer = tracer
    self.navigation = navigation
  }
}

/// Somebody who shows scenes, one on top of the other.
public protocol IceCreamNavigation: AnyObject {
  /// Shows the list of what is kept, on top of what is shown now.
  func show(_ view: ListIceCreamsView)
  /// Shows one ice cream, on top of what is shown now.
  func show(_ view: ShowIceCreamView)
  /// Shows the scene in which ice cream is made or changed, on top of what is shown now.
  func show(_ view: CreateIceCreamView)
  /// Leaves the scene on top, for the one below it.
  func goBack()
}
