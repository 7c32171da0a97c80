/// Saves the ice creams that were made.
protocol IceCreamStore: AnyObject {
  /// Keeps an ice cream, after all that are there.
  func save(_ iceCream: SavedIceCream) throws(IceCreamStoreError)

  /// Returns all that are kept, the oldest first.
  func fetch() throws(IceCreamStoreError) -> [SavedIceCream]
}
