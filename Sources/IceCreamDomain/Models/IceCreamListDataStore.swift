/// The observable state of the screen on which saved ice creams are listed.
///
/// What observers can rely on is the same as with ``IceCreamDataStore``.
public final class IceCreamListDataStore {
  private let store = ObservableStore(DisplayedIceCreamList())

  /// Makes a store that nobody observes yet, for a screen that shows nothing yet.
  public init() {}

  /// The state as it is now.
  public var state: DisplayedIceCreamList { store.state }

  /// Changes the state, and tells the observers if it is another one afterwards.
  ///
  /// - Parameter change: Changes the state that it gets; it does not update the store itself.
  public func update(_ change: (inout DisplayedIceCreamList) -> Void) {
    store.update(change)
  }

  /// Calls somebody after each update that changes the state.
  ///
  /// - Parameter observer: Is called with the state after the update.
  /// - Returns: A token. The observation ends when it is cancelled or dropped.
  public func observe(_ observer: @escaping (DisplayedIceCreamList) -> Void) -> ObservationToken {
    store.observe(observer)
  }
}
