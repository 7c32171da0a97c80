/// A place in a list of saved ice creams: where a page ended, and the next one begins.
///
/// Take it from ``IceCreamPage/end`` and hand it on as ``IceCreamQuery/after``. Identifiers would not do:
/// in a book that was put together by hand, several ice creams may have the same one.
public struct IceCreamPlace: Equatable, Sendable {
  /// The last ice cream of the page.
  let iceCream: SavedIceCream
  /// Where the store has it, in numbers that rise from old to new; `nil` where that is not known.
  let offset: Int?

  /// Makes the place after an ice cream, wherever that is; it need not be there any more.
  public init(after iceCream: SavedIceCream) {
    self.init(iceCream, at: nil)
  }

  init(_ iceCream: SavedIceCream, at offset: Int?) {
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
