/// The progress of an ice cream: the three choices, and the picture.
public struct DisplayedProgress: Equatable, Sendable {
  /// The step of the cone.
  public var cone: DisplayedStep
  /// The step of the flavor.
  public var flavor: DisplayedStep
  /// The step of the topping.
  public var topping: DisplayedStep
  /// Whether DONE can be chosen.
  public var isDoneEnabled: Bool
  /// What is left to do, a sentence.
  public var status: String
  /// The ice cream so far.
  public var picture: DisplayedPicture

  /// Creates the progress of an ice cream; without arguments, one without choices.
  public init(
    cone: DisplayedStep = DisplayedStep(), flavor: DisplayedStep = DisplayedStep(),
    topping: DisplayedStep = DisplayedStep(), isDoneEnabled: Bool = false, status: String = "",
    picture: DisplayedPicture = DisplayedPicture()
  ) {
    self.cone = cone
    self.flavor = flavor
    self.topping = topping
    self.isDoneEnabled = isDoneEnabled
    self.status = status
    self.picture = picture
  }

  /// Returns one of the three steps.
  public func step(of kind: IngredientKind) -> DisplayedStep {
    PerKind(cone: cone, flavor: flavor, topping: topping)[kind]
  }
}

/// One of the three choices.
public struct DisplayedStep: Equatable, Sendable {
  /// The index of the chosen option in the list of this step.
  public var choice: Int?
  /// Whether an option can be chosen yet.
  public var isOpen: Bool
  /// What is wrong with the name that was given for this step, and what to do.
  public var fault: String?

  /// Creates a step; without arguments, one that is not open.
  public init(
    choice: Int? = nil, isOpen: Bool = false, fault: String? = nil
  ) {
    self.choice = choice
    self.isOpen = isOpen
    self.fault = fault
  }
}
