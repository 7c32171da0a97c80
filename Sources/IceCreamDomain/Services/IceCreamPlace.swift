/// A place in a list of saved ice creams: where a page ended, and the next one begins.
///
/// Take it from ``IceCreamPage/end`` and hand it on as ``IceCreamQuery/after``. Identifiers would not do:
/// in a book that was put together by hand, several ice creams may have the same one.
public struct IceCreamPlace: Equatable, Sendable {
  /// The last ice cream of the page.
  public let iceCream: SavedIceCream
  /// Where the store had it, in numbers of its own that rise from old to new; `nil` where that is not
  /// known.
  public let offset: Int?

  /// Makes the place after an ice cream.
  ///
  /// - Parameters:
  ///   - iceCream: The ice cream; it need not be there any more.
  ///   - offset: Where the store has it; with `nil`, wherever it is.
  public init(after iceCream: SavedIceCream, at offset: Int? = nil) {
    self.iceCream = iceCream
    self.offset = offset
  }

  /// Returns whether this one was saved later; only where one is gone do the numbers have to tell.
  func isNewer(than other: IceCreamPlace) -> Bool {
    guard let offset, let otherOffset = other.offset else {
      return iceCream.isNewer(than: other.iceCream)
    }
    return offset > otherOffset
  }
}
