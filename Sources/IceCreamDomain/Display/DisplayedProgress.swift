/// The progress of an ice cream: the three choices, and the picture.
public struct DisplayedProgress: Equatable, Sendable {
  /// The three choices.
  public var steps = PerKind { _ in DisplayedStep() }
  /// Whether a saved ice cream is changed.
  public var isChange = false
  /// Whether Done can be chosen.
  public var isDoneEnabled = false
  /// What is left to do, a sentence.
  public var status = ""
  /// The step to open next; `nil` for Done.
  public var next: IngredientKind? = .cone
  /// Whether the choices are a surprise, which can be undone.
  public var isSurprise = false
  /// The ice cream so far.
  public var picture = DisplayedPicture()
}

extension DisplayedProgress {
  /// Creates the displayed form of the choices so far.
  init(_ progress: IceCreamProgress, _ wording: IceCreamWording) {
    let (selection, kinds) = (progress.selection, IngredientKind.allCases)
    isChange = progress.changed != nil
    steps = PerKind { kind in
      DisplayedStep(
        choice: selection[kind]?.index,
        closedReason: progress.awaited[kind].map { IceCreamWording.order($0, before: kind) },
        fault: progress.leftCatalog.first { $0.kind == kind }.map {
          IngredientFaultWording.displayed($0).message
        })
    }
    let step = progress.missing.first.flatMap(kinds.firstIndex)
    status = step.map { "Step \($0 + 1) of \(kinds.count)" } ?? "Ready."
    isDoneEnabled = progress.missing.isEmpty
    (next, isSurprise) = (progress.next, progress.beforeSurprise != nil)
    picture = DisplayedPicture(selection, caption: wording.caption(of: selection))
  }
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
