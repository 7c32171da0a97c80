import Scenery

/// The dependencies that the scenes share, and pass on to the next one.
///
/// ```swift
/// // Created once, when the program starts, and passed from scene to scene.
/// let services = IceCreamServices(store: InMemoryIceCreamStore())
///
/// let counter = CreateIceCreamView().configure(services: services)
/// ```
///
/// <doc:/Learn/WorkersAndStores> says what belongs here.
public struct IceCreamServices {
  /// Loads the catalog.
  public var worker: any CatalogWorker
  /// Finds and saves ice creams; with `nil`, there are none.
  public var store: (any IceCreamStore)?
  /// Whether new ice creams are saved.
  public var isSaving: Bool
  /// Returns the time at which an ice cream is made.
  public var clock: () -> Timestamp
  /// Returns a front end's words for what to do about a failed change, such as the name of an option.
  public var advice: (DisplayedAdvice) -> String
  /// Records the calls between the components, if there is one.
  public var tracer: SceneTracer?
  /// Shows the scenes.
  ///
  /// The reference is weak.
  public weak var navigation: (any IceCreamNavigation)?

  /// Creates a collection of dependencies.
  public init(
    worker: any CatalogWorker = BundledCatalogWorker(),
    store: (any IceCreamStore)? = nil,
    isSaving: Bool = true,
    clock: @escaping () -> Timestamp = { .now },
    advice: @escaping (DisplayedAdvice) -> String = { $0.sentence },
    tracer: SceneTracer? = nil,
    navigation: (any IceCreamNavigation)? = nil
  ) {
    self.worker = worker
    self.store = store
    self.isSaving = isSaving
    self.clock = clock
    self.advice = advice
    self.tracer = tracer
    self.navigation = navigation
  }
}

/// Shows scenes, one on top of the other.
public protocol IceCreamNavigation: AnyObject {
  /// Shows a list of saved ice creams.
  func show(_ view: ListIceCreamsView)
  /// Shows one saved ice cream.
  func show(_ view: ShowIceCreamView)
  /// Shows the scene that makes or changes an ice cream.
  func show(_ view: CreateIceCreamView)
  /// Leaves the scene on top for the one below it.
  func goBack()
}
