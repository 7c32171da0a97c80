/// A change of a store, with all that is needed to undo it.
public struct IceCreamChange: Equatable, Sendable {
  /// How many changes the store had with this one, which tells it from a later one that looks the same.
  public var number: Int
  /// What was changed.
  public var action: Action

  /// Creates a change.
  public init(number: Int, action: Action) {
    self.number = number
    self.action = action
  }

  /// What a change does.
  public enum Action: Equatable, Sendable {
    /// This ice cream was saved.
    case saved(SavedIceCream)
    /// An ice cream was updated from an older version.
    case updated(SavedIceCream, from: SavedIceCream)
    /// These ice creams were deleted.
    case deleted([SavedIceCream])
    /// The deletion of these ice creams was undone.
    case restored([SavedIceCream])
  }
}

extension IceCreamChange {
  /// Returns whether the change is one of an ice cream.
  func changes(_ id: String) -> Bool { action.iceCreams.contains { $0.id == id } }
}

extension IceCreamChange.Action {
  /// The action that undoes this one.
  package var opposite: Self {
    switch self {
    case .saved(let iceCream): .deleted([iceCream])
    case .updated(let iceCream, from: let old): .updated(old, from: iceCream)
    case .deleted(let iceCreams): .restored(iceCreams)
    case .restored(let iceCreams): .deleted(iceCreams)
    }
  }

  /// The first ice cream that an undo brought back, or changed back.
  var returned: SavedIceCream? {
    switch self {
    case .restored(let iceCreams): iceCreams.first
    case .updated(let iceCream, from: _): iceCream
    case .saved, .deleted: nil
    }
  }

  /// The ice creams after the action; deleted ones as they were.
  package var iceCreams: [SavedIceCream] {
    switch self {
    case .saved(let iceCream), .updated(let iceCream, from: _): [iceCream]
    case .deleted(let iceCreams), .restored(let iceCreams): iceCreams
    }
  }
}
