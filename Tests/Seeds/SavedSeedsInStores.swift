import IceCreamDomain

extension IceCreamStore {
  /// Saves an ice cream of the seeds, to which the store gives an identifier of its time.
  @discardableResult
  public func save(_ iceCream: SavedIceCream) throws(IceCreamStoreError) -> SavedIceCream {
    try save(
      UnsavedIceCream(
        madeAt: iceCream.madeAt, cone: iceCream.cone, flavor: iceCream.flavor,
        topping: iceCream.topping))
  }
}
