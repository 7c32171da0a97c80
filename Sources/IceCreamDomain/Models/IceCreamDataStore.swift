/// The observable state of the screen on which ice cream is made.
///
/// Menus observe it and paint; only the view changes it. The properties of the state can be read
/// from the store itself: `store.displayedCones`.
///
/// If an update really changed something, every observer is called once, in the order in which they
/// came. An update allocates nothing but what its change
/// does. What happens during a notification is defined:
/// - An observer that updates the store changes the state at once. The others are told of the update
///   under way first; then all are told again, once for each update made meanwhile. So nobody is
///   shown an older state after a newer one.
/// - An observer that is added is told from the next round on.
/// - An observer whose observation has ended is not called any more, not even in the round under
///   way.
///
/// A store belongs to the thread that made it, like the scene that it serves.
@dynamicMemberLookup
public final class IceCreamDataStore {
  private let store: ObservableStore<DisplayedIceCream>

  /// Makes a store that nobody observes yet; without a state, for a screen that shows nothing yet.
  public init(_ state: DisplayedIceCream = DisplayedIceCream()) {
    store = ObservableStore(state)
  }

  /// The state as it is now.
  public var state: DisplayedIceCream { store.state }

  /// Returns a part of the state as it is now.
  public subscript<Part>(dynamicMember part: KeyPath<DisplayedIceCream, Part>) -> Part {
    state[keyPath: part]
  }

  /// Changes the state, and tells the observers if it is another one afterwards.
  ///
  /// - Parameter change: Changes the state that it gets; it does not update the store itself.
  public func update(_ change: (inout DisplayedIceCream) -> Void) {
    store.update(change)
  }

  /// Calls somebody after each update that changes the state.
  ///
  /// - Parameter observer: Is called with the state after the update.
  /// - Returns: A token. The observation ends when it is cancelled or dropped.
  public func observe(_ observer: @escaping (DisplayedIceCream) -> Void) -> ObservationToken {
    store.observe(observer)
  }
}
