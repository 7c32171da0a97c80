/// All that a menu shows while ice cream is made.
public struct DisplayedIceCream: Equatable, Sendable {
  /// How far the ice cream has come.
  public var progress = DisplayedProgress()

  // A state is copied at every update. What seldom changes shares one buffer, so that to copy it is to
  // copy one reference, however much there is to choose from.
  private var rest = [Rest()]

  /// Makes the state of a screen that shows nothing yet.
  public init() {}

  /// The title of the menu.
  public var title: String {
    get { rest[0].title }
    set { rest[0].title = newValue }
  }

  /// The cones to choose from.
  public var displayedCones: DisplayedList {
    get { rest[0].cones }
    set { rest[0].cones = newValue }
  }

  /// The flavors to choose from.
  public var displayedFlavors: DisplayedList {
    get { rest[0].flavors }
    set { rest[0].flavors = newValue }
  }

  /// The toppings to choose from.
  public var displayedToppings: DisplayedList {
    get { rest[0].toppings }
    set { rest[0].toppings = newValue }
  }

  /// The ice cream that is ready, until it is said OK to.
  public var alert: DisplayedAlert? {
    get { rest[0].alert }
    set { if newValue != nil || rest[0].alert != nil { rest[0].alert = newValue } }
  }

  /// Why the last request was refused, until one is not.
  public var refusal: DisplayedRefusal? {
    get { rest[0].refusal }
    set { if newValue != nil || rest[0].refusal != nil { rest[0].refusal = newValue } }
  }

  /// Why there is nothing to choose from, after a load that failed.
  public var failure: DisplayedFailure? {
    get { rest[0].failure }
    set { if newValue != nil || rest[0].failure != nil { rest[0].failure = newValue } }
  }

  /// Why the ice cream is not kept, or none could be found to go on from.
  public var storeFailure: DisplayedFailure? {
    get { rest[0].storeFailure }
    set {
      if newValue != nil || rest[0].storeFailure != nil { rest[0].storeFailure = newValue }
    }
  }

  /// Returns what there is to choose from at one step.
  public func displayedList(of kind: IngredientKind) -> DisplayedList {
    switch kind {
    case .cone: displayedCones
    case .flavor: displayedFlavors
    case .topping: displayedToppings
    }
  }

  private struct Rest: Equatable, Sendable {
    var title = ""
    var cones = DisplayedList()
    var flavors = DisplayedList()
    var toppings = DisplayedList()
    var alert: DisplayedAlert?
    var refusal: DisplayedRefusal?
    var failure: DisplayedFailure?
    var storeFailure: DisplayedFailure?
  }
}
