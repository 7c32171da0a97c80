/// Persists saved ice creams.
///
/// When a method returns, its change is stored. Several scenes may share a store:
///
/// ```swift
/// let services = IceCreamServices(store: InMemoryIceCreamStore())
/// ```
///
/// <doc:/Learn/WorkersAndStores> says what a store promises, and <doc:/Learn/TheBook> what the one in a file does.
public protocol IceCreamStore: AnyObject {
  /// The name of the store in messages, such as the path of a file.
  var name: String { get }

  /// Checks whether ice creams can be saved, as far as that is known without reading and changing the store.
  ///
  /// The default implementation finds no fault.
  ///
  /// - Throws: `IceCreamStoreError` if none can.
  func checkAccess() throws(IceCreamStoreError)

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
  /// - Returns: Whether the new version differs from the saved one; otherwise, nothing is changed.
  /// - Throws: `IceCreamStoreError` if there is none, if it is no longer the version that the caller knows, or
  ///   if the change is not stored.
  @discardableResult
  func update(
    _ iceCream: SavedIceCream, from old: SavedIceCream?
  ) throws(IceCreamStoreError) -> Bool

  /// Deletes ice creams, as one change: all of them, or none.
  ///
  /// - Parameter iceCreams: The versions that the caller knows.
  /// - Throws: `IceCreamStoreError` if one is not there, or in another version, or if they cannot be deleted.
  func delete(_ iceCreams: [SavedIceCream]) throws(IceCreamStoreError)

  /// Undoes a change, if it is the last one. Restored ice creams return to their places in the list.
  ///
  /// The default implementation undoes none.
  ///
  /// - Parameter change: The change, as ``lastChange()`` returned it.
  /// - Throws: `IceCreamStoreError` if there is a later change, or if the store cannot undo it.
  func undo(_ change: IceCreamChange) throws(IceCreamStoreError)

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
  /// Finds no fault.
  public func checkAccess() throws(IceCreamStoreError) {}

  /// Returns `nil`: the store does not record changes.
  public func lastChange() throws(IceCreamStoreError) -> IceCreamChange? { nil }

  /// Fails: the store does not record changes.
  public func undo(_ change: IceCreamChange) throws(IceCreamStoreError) {
    throw IceCreamStoreError(store: name, problem: .missingChange)
  }
}

/// A remark of a store on a page.
public enum IceCreamStoreNote: Hashable, Sendable {
  /// A line of the store with this name cannot be read, and was skipped; lines count from 1.
  case damagedLine(Int, of: String)
  /// This line of the store saves an ice cream with the identifier of an earlier one, and replaces that.
  case repeatedIdentifier(String, line: Int, of: String)
  /// The store with this name does not exist yet.
  case missing(String)
}
