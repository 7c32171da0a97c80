/// Somebody who keeps the ice creams that were made.
///
/// What a method has returned from is kept, whatever happens afterwards. A store may be shared by
/// several scenes.
public protocol IceCreamStore: AnyObject {
  /// What the store is called in messages, such as the path of a file.
  var place: String { get }

  /// Keeps another ice cream, as the newest one.
  ///
  /// - Parameter iceCream: The ice cream. Its identifier is a wish: where that is not greater than the last
  ///   one, and than all that were removed, it gets the next one.
  /// - Returns: The ice cream as it is kept, and what there is to say about it.
  /// - Throws: `IceCreamStoreError` when it is not kept.
  func save(_ iceCream: SavedIceCream) throws(IceCreamStoreError) -> IceCreamSaving

  /// Finds an ice cream.
  ///
  /// - Parameter id: Its identifier, or a beginning that no other has, as somebody types it.
  /// - Returns: The ice cream.
  /// - Throws: `IceCreamStoreError` when there is none, or more than one.
  func find(_ id: String) throws(IceCreamStoreError) -> SavedIceCream

  /// Keeps an ice cream in the place of the one with the same identifier.
  ///
  /// - Parameters:
  ///   - iceCream: The ice cream as it is to be.
  ///   - old: What is there, as far as whoever changes it knows; with `nil`, whatever it is.
  /// - Throws: `IceCreamStoreError` when there is none, when somebody else has changed it meanwhile, or
  ///   when it is not kept; the old one is then.
  func update(
    _ iceCream: SavedIceCream, from old: SavedIceCream?
  ) throws(IceCreamStoreError)

  /// Removes an ice cream.
  ///
  /// - Parameters:
  ///   - id: Its whole identifier.
  ///   - old: What is there, as far as whoever removes it knows; with `nil`, whatever it is.
  /// - Throws: `IceCreamStoreError` when there is none, when somebody else has changed it meanwhile, or
  ///   when it cannot be removed.
  func delete(_ id: String, as old: SavedIceCream?) throws(IceCreamStoreError)

  /// Reads a page of ice creams.
  ///
  /// - Parameter query: Which ones, in which order, after which one, and how many at most.
  /// - Returns: The page, and what there is to say about it.
  /// - Throws: `IceCreamStoreError` when they cannot be read.
  func fetch(_ query: IceCreamQuery) throws(IceCreamStoreError) -> IceCreamPage
}

extension IceCreamStore {
  /// Keeps an ice cream in the place of the one with the same identifier, whatever that is.
  ///
  /// - Throws: `IceCreamStoreError` when there is none, or it is not kept; the old one is then.
  public func update(_ iceCream: SavedIceCream) throws(IceCreamStoreError) {
    try update(iceCream, from: nil)
  }

  /// Removes an ice cream, whatever it is.
  ///
  /// - Parameter id: Its whole identifier.
  /// - Throws: `IceCreamStoreError` when there is none, or it cannot be removed.
  public func delete(_ id: String) throws(IceCreamStoreError) {
    try delete(id, as: nil)
  }
}

/// An ice cream that a store has kept.
public struct IceCreamSaving: Equatable, Sendable {
  /// The ice cream, with the identifier that it got.
  public var iceCream: SavedIceCream
  /// What there is to say about it; most often nothing.
  public var notes: [IceCreamStoreNote]

  /// Makes a result.
  public init(iceCream: SavedIceCream, notes: [IceCreamStoreNote] = []) {
    self.iceCream = iceCream
    self.notes = notes
  }
}
