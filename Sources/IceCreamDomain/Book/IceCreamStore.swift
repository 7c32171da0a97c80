/// Persists saved ice creams.
///
/// When a method returns, its change is stored. Several scenes may share a store:
///
/// ```swift
/// let services = IceCreamServices(store: InMemoryIceCreamStore())
/// ```
///
/// <doc:WorkersAndStores> says what a store promises, and <doc:TheBook> what the one in a file does.
public protocol IceCreamStore: AnyObject {
  /// The name of the store in messages, such as the path of a file.
  var name: String { get }

  /// Saves a new ice cream.
  ///
  /// - Parameter iceCream: The ice cream.
  /// - Returns: The saved ice cream, whose identifier is greater than all previous ones.
  /// - Throws: `IceCreamStoreError` if it is not saved.
  func save(_ iceCream: UnsavedIceCream) throws(IceCreamStoreError) -> SavedIceCream

  /// Finds an ice cream.
  ///
  /// - Parameter id: Its identifier as typed, or the beginning of only one.
  /// - Returns: The ice cream.
  /// - Throws: `IceCreamStoreError` if there is none, or more than one.
  func find(_ id: String) throws(IceCreamStoreError) -> SavedIceCream

  /// Changes an ice cream. It keeps its place in the list.
  ///
  /// - Parameters:
  ///   - iceCream: The new version, with the identifier of the ice cream to change.
  ///   - old: The version that the caller knows; `nil` for any.
  /// - Throws: `IceCreamStoreError` if there is none, if it is no longer the version that the caller knows, or
  ///   if the change is not stored.
  func update(
    _ iceCream: SavedIceCream, from old: SavedIceCream?
  ) throws(IceCreamStoreError)

  /// Deletes an ice cream.
  ///
  /// - Parameters:
  ///   - id: Its whole identifier.
  ///   - old: The version that the caller knows; `nil` for any.
  /// - Throws: `IceCreamStoreError` if there is none, if it is no longer the version that the caller knows, or
  ///   if it cannot be deleted.
  func delete(_ id: String, as old: SavedIceCream?) throws(IceCreamStoreError)

  /// Undoes the deletion of an ice cream, which returns to its place in the list.
  ///
  /// - Parameter iceCream: The deleted ice cream.
  /// - Throws: `IceCreamStoreError` if no such ice cream was deleted, if another version of it is there, or if
  ///   it is not stored.
  func restore(_ iceCream: SavedIceCream) throws(IceCreamStoreError)

  /// Finds the last change.
  ///
  /// The default implementation knows none.
  ///
  /// - Returns: The change; `nil` if nothing was ever saved.
  /// - Throws: `IceCreamStoreError` if it cannot be read, or was damaged.
  func lastChange() throws(IceCreamStoreError) -> IceCreamChange?

  /// Reads a page of ice creams.
  ///
  /// - Parameter query: The filter, the order and the page.
  /// - Returns: The page, and the store's remarks.
  /// - Throws: `IceCreamStoreError` if they cannot be read.
  func fetch(_ query: IceCreamQuery) throws(IceCreamStoreError) -> IceCreamPage
}

extension IceCreamStore {
  /// Returns `nil`: the store does not record changes.
  public func lastChange() throws(IceCreamStoreError) -> IceCreamChange? { nil }

  /// Changes any version of an ice cream, as ``update(_:from:)`` changes one.
  public func update(_ iceCream: SavedIceCream) throws(IceCreamStoreError) {
    try update(iceCream, from: nil)
  }

  /// Deletes any version of an ice cream, as ``delete(_:as:)`` deletes one.
  public func delete(_ id: String) throws(IceCreamStoreError) {
    try delete(id, as: nil)
  }
}

/// A remark of a store on a page.
public enum IceCreamStoreNote: Hashable, Sendable {
  /// A line of the store with this name cannot be read, and was skipped; lines count from 1.
  case damagedLine(Int, of: String)
}
