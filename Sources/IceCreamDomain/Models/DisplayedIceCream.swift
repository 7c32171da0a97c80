/// All that a menu shows while ice cream is made.
public struct DisplayedIceCream: Equatable, Sendable {
  /// How far the ice cream has come.
  public var progress = DisplayedProgress()

  // A state is copied at every update. What seldom changes shares a buffer each, so that to copy it is
  // to copy one reference, however much there is to choose from.
  private var menu = [DisplayedMenu()]
  private var messages: [DisplayedMessages] = []

  /// Makes the state of a screen that shows nothing yet.
  public init() {}

  /// The title of the menu.
  public var title: String {
    get { menu[0].title }
    set { menu[0].title = newValue }
  }

  /// The cones to choose from.
  public var displayedCones: DisplayedList {
    get { menu[0].cones }
    set { menu[0].cones = newValue }
  }

  /// The flavors to choose from.
  public var displayedFlavors: DisplayedList {
    get { menu[0].flavors }
    set { menu[0].flavors = newValue }
  }

  /// The toppings to choose from.
  public var displayedToppings: DisplayedList {
    get { menu[0].toppings }
    set { menu[0].toppings = newValue }
  }

  /// The ice cream that is ready, until it is said OK to.
  public var alert: DisplayedAlert? {
    get { messages.first?.alert }
    set {
      if newValue == nil, messages.isEmpty { return }
      changeMessages { $0.alert = newValue }
    }
  }

  /// Why the last request was refused, until one is not.
  public var refusal: DisplayedRefusal? {
    get { messages.first?.refusal }
    set {
      if newValue == nil, messages.isEmpty { return }
      changeMessages { $0.refusal = newValue }
    }
  }

  /// Why there is nothing to choose from, after a load that failed.
  public var failure: DisplayedFailure? {
    get { messages.first?.failure }
    set {
      if newValue == nil, messages.isEmpty { return }
      changeMessages { $0.failure = newValue }
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

  private mutating func changeMessages(_ change: (inout DisplayedMessages) -> Void) {
    var all = messages.first ?? DisplayedMessages()
    change(&all)
    messages = all == DisplayedMessages() ? [] : [all]
  }
}

private struct DisplayedMenu: Equatable, Sendable {
  var title = ""
  var cones = DisplayedList()
  var flavors = DisplayedList()
  var toppings = DisplayedList()
}

private struct DisplayedMessages: Equatable, Sendable {
  var alert: DisplayedAlert?
  var refusal: DisplayedRefusal?
  var failure: DisplayedFailure?
}
