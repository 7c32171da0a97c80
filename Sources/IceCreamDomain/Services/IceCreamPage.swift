/// A page of saved ice creams.
public struct IceCreamPage: Equatable, Sendable {
  /// The ice creams, in the order that was wanted.
  public var iceCreams: [SavedIceCream]
  /// Whether there are more after the last one.
  public var hasMore: Bool
  /// What there is to say about what was read; most often nothing.
  public var notes: [IceCreamStoreNote]

  /// Makes a page.
  public init(
    iceCreams: [SavedIceCream], hasMore: Bool = false, notes: [IceCreamStoreNote] = []
  ) {
    self.iceCreams = iceCreams
    self.hasMore = hasMore
    self.notes = notes
  }
}

/// What a store has to say although it could do what was wanted.
public enum IceCreamStoreNote: Hashable, Sendable {
  /// A line of the book cannot be read, and was left out; its number from 1.
  case damagedLine(Int)
  /// The last line of the book was cut off, most likely by a crash, and was left out; the next save mends
  /// that.
  case tornLine
  /// A last line that was cut off was taken out of the book; what was left of it.
  case mended(String)
  /// The clock shows an earlier time than that of the ice cream saved before, which was this.
  case clockWentBack(Timestamp)
}
