import IceCreamDomain

extension IceCreamStore {
  /// Undoes the last change, if there is one.
  public func undoLast() throws(IceCreamStoreError) {
    if let change = try lastChange() { try undo(change) }
  }

  /// Changes any version of an ice cream.
  @discardableResult
  public func update(_ iceCream: SavedIceCream) throws(IceCreamStoreError) -> Bool {
    try update(iceCream, from: nil)
  }

  /// Deletes the ice cream with a whole identifier.
  public func delete(_ id: String) throws(IceCreamStoreError) {
    let iceCream = try find(id)
    guard iceCream.id == id else {
      throw IceCreamStoreError(store: name, problem: .unknownID(id))
    }
    try delete([iceCream])
  }

  /// Saves an ice cream of the seeds, to which the store gives an identifier of its time.
  @discardableResult
  public func save(_ iceCream: SavedIceCream) throws(IceCreamStoreError) -> SavedIceCream {
    try save(
      UnsavedIceCream(madeAt: iceCream.madeAt, names: iceCream.names))
  }
}
