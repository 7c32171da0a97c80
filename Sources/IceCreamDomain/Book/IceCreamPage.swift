/// A page of saved ice creams.
public struct IceCreamPage: Equatable, Sendable {
  /// The ice creams, in the order of the query.
  public var iceCreams: [SavedIceCream]
  /// How many ice creams come before the page.
  public var offset: Int
  /// The number of ice creams that the query's filter accepts.
  public var total: Int
  /// Remarks of the store; usually none.
  public var notes: [IceCreamStoreNote]

  /// Creates a page; by default of a list that has no other one.
  public init(
    iceCreams: [SavedIceCream] = [], offset: Int = 0, total: Int? = nil,
    notes: [IceCreamStoreNote] = []
  ) {
    self.iceCreams = iceCreams
    self.offset = offset
    self.total = total ?? offset + iceCreams.count
    self.notes = notes
  }

  /// How many ice creams come before the end of the page.
  public var end: Int { offset + iceCreams.count }
}
