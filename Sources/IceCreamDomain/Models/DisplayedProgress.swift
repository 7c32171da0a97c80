/// How far an ice cream has come: the three choices, what they allow, and the picture.
public struct DisplayedProgress: Equatable, Sendable {
  // A progress goes from hand to hand at every choice, and is copied at each; so it is one reference.
  private let contents: Contents

  /// Makes a progress; without arguments, that of a screen that shows nothing yet.
  public init(
    cone: DisplayedStep = DisplayedStep(), flavor: DisplayedStep = DisplayedStep(),
    topping: DisplayedStep = DisplayedStep(), isDoneEnabled: Bool = false, status: String = "",
    picture: DisplayedPicture = DisplayedPicture()
  ) {
    contents = Contents(
      cone: cone, flavor: flavor, topping: topping, isDoneEnabled: isDoneEnabled, status: status,
      picture: picture)
  }

  /// The step of the cone.
  public var cone: DisplayedStep { contents.cone }
  /// The step of the flavor.
  public var flavor: DisplayedStep { contents.flavor }
  /// The step of the topping.
  public var topping: DisplayedStep { contents.topping }
  /// Whether DONE can be chosen.
  public var isDoneEnabled: Bool { contents.isDoneEnabled }
  /// What is still to do, in words.
  public var status: String { contents.status }
  /// The ice cream so far.
  public var picture: DisplayedPicture { contents.picture }

  /// Returns one of the three steps.
  public func step(of kind: IngredientKind) -> DisplayedStep {
    switch kind {
    case .cone: cone
    case .flavor: flavor
    case .topping: topping
    }
  }

  /// Compares two progresses, quickly where they are the same one.
  public static func == (left: DisplayedProgress, right: DisplayedProgress) -> Bool {
    left.contents === right.contents
      || left.cone == right.cone && left.flavor == right.flavor && left.topping == right.topping
        && left.isDoneEnabled == right.isDoneEnabled && left.status == right.status
        && left.picture == right.picture
  }

  private final class Contents: Sendable {
    let cone: DisplayedStep
    let flavor: DisplayedStep
    let topping: DisplayedStep
    let isDoneEnabled: Bool
    let status: String
    let picture: DisplayedPicture

    init(
      cone: DisplayedStep, flavor: DisplayedStep, topping: DisplayedStep, isDoneEnabled: Bool,
      status: String, picture: DisplayedPicture
    ) {
      self.cone = cone
      self.flavor = flavor
      self.topping = topping
      self.isDoneEnabled = isDoneEnabled
      self.status = status
      self.picture = picture
    }
  }
}

/// One of the three choices.
public struct DisplayedStep: Equatable, Sendable {
  /// The index of the option that is chosen, in the list of this step.
  public var choice: Int?
  /// Whether something can be chosen here already.
  public var isOpen: Bool
  /// What is wrong with what was wanted here, and what to do.
  public var fault: String?

  /// Makes a step; without arguments, one that is not open.
  public init(choice: Int? = nil, isOpen: Bool = false, fault: String? = nil) {
    self.choice = choice
    self.isOpen = isOpen
    self.fault = fault
  }
}
