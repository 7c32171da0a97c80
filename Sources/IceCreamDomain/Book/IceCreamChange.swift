/// A change of a store, with all that is needed to undo it.
public enum IceCreamChange: Equatable, Sendable {
  /// This ice cream was saved.
  case saved(SavedIceCream)
  /// An ice cream was updated from an older version.
  case updated(SavedIceCream, from: SavedIceCream)
  /// This ice cream was deleted.
  case deleted(SavedIceCream)
  /// The deletion of this ice cream was undone.
  case restored(SavedIceCream)
}

extension IceCreamStore {
  /// Undoes a change, which is a change again.
  ///
  /// - Returns: The ice cream as it is then; if it is deleted, as it was.
  /// - Throws: `IceCreamStoreError` if the ice cream was changed meanwhile, or if the store cannot undo it.
  func undo(_ change: IceCreamChange) throws(IceCreamStoreError) -> SavedIceCream {
    do {
      switch change {
      case .saved(let iceCream), .restored(let iceCream):
        try delete(iceCream.id, as: iceCream)
        return iceCream
      case .updated(let iceCream, from: let old):
        try update(old, from: iceCream)
        return old
      case .deleted(let iceCream):
        try restore(iceCream)
        return iceCream
      }
    } catch {
      // It was there when it was changed.
      guard case .unknownID(let id) = error.problem else { throw error }
      throw IceCreamStoreError(store: error.store, problem: .changedMeanwhile(id))
    }
  }
}
