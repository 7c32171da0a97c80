/// A page of saved ice creams.
public struct IceCreamPage: Equatable, Sendable {
  /// The ice creams, in the order that was wanted.
  public var iceCreams: [SavedIceCream]
  /// Whether there are more after the last one.
  public var hasMore: Bool
  /// Where the page ended, for the query of the next one; `nil` where there are no ice creams.
  public var end: IceCreamPlace?
  /// What there is to say about what was read; most often nothing.
  public var notes: [IceCreamStoreNote]

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - iceCreams: The ice creams.
  ///   - hasMore: Whether there are more.
  ///   - end: Where the page ended; with `nil`, after its last ice cream, wherever that is.
  ///   - notes: What there is to say.
  public init(
    iceCreams: [SavedIceCream], hasMore: Bool = false, end: IceCreamPlace? = nil,
    notes: [IceCreamStoreNote] = []
  ) {
    self.iceCreams = iceCreams
    self.hasMore = hasMore
    self.end = end ?? iceCreams.last.map { IceCreamPlace(after: $0) }
    self.notes = notes
  }
}

extension IceCreamPage {
  /// Makes a page of the first few ice creams of those found, of which there may be more.
  init(_ count: Int, of found: [IceCreamPlace]) {
    let places = found.prefix(count)
    self.init(
      iceCreams: places.map(\.iceCream), hasMore: found.count > count, end: places.last)
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
