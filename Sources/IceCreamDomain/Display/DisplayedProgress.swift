/// The progress of an ice cream: the three choices, and the picture.
public struct DisplayedProgress: Equatable, Sendable {
  /// The three choices.
  public var steps = PerKind { _ in DisplayedStep() }
  /// Whether DONE can be chosen.
  public var isDoneEnabled = false
  /// What is left to do, a sentence.
  public var status = ""
  /// The ice cream so far.
  public var picture = DisplayedPicture()
}

/// One of the three choices.
public struct DisplayedStep: Equatable, Sendable {
  /// The index of the chosen option in the list of this step.
  public var choice: Int?
  /// Why no option can be chosen yet, a sentence; `nil` if one can.
  public var closedReason: String?
  /// What is wrong with the name that was given for this step, and what to do.
  public var fault: String?

  /// Whether an option can be chosen.
  public var isOpen: Bool { closedReason == nil }
}
