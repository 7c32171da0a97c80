/// The state of a screen on which ice cream is made.
public struct DisplayedIceCream: Equatable, Sendable {
  /// The title of the menu.
  public var title = ""
  /// The cones to choose from.
  @Shared public var displayedCones = DisplayedList()
  /// The flavors to choose from.
  @Shared public var displayedFlavors = DisplayedList()
  /// The toppings to choose from.
  @Shared public var displayedToppings = DisplayedList()
  /// The choices so far.
  public var progress = DisplayedProgress()
  /// Whether a saved ice cream is changed.
  public var isChange = false
  /// The ice cream that was made, until the alert is closed.
  public var alert: DisplayedAlert?
  /// Why the last request was refused, until it is dismissed.
  public var refusal: DisplayedRefusal?
  /// Why there is nothing to choose from.
  public var failure: DisplayedFailure?
  /// Why the finished ice cream could not be saved.
  public var saveFailure: DisplayedFailure?
  /// Notes about the ice cream to start with, a sentence each.
  public var notes: [String] = []

  /// Returns the options of one step.
  public func displayedList(of kind: IngredientKind) -> DisplayedList {
    PerKind(cone: displayedCones, flavor: displayedFlavors, topping: displayedToppings)[kind]
  }
}
