import IceCreamDomain

extension IceCreamStore {
  /// Undoes the last change, if there is one.
  public func undoLast() throws(IceCreamStoreError) {
    if let change = try lastChange() { try undo(change) }
  }

  /// Saves an ice cream of the seeds, to which the store gives an identifier of its time.
  @discardableResult
  public func save(_ iceCream: SavedIceCream) throws(IceCreamStoreError) -> SavedIceCream {
    try save(
      UnsavedIceCream(madeAt: iceCream.madeAt, names: iceCream.names))
  }
}
