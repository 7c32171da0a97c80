/// The deletions that can be undone, until the program ends.
///
/// Scenes that share it can undo each other's deletions.
public final class DeletedIceCreams {
  private var iceCreams: [SavedIceCream] = []

  /// Creates an empty list of deletions.
  public init() {}

  /// The ice cream that was deleted last.
  public var last: SavedIceCream? { iceCreams.last }

  /// Adds a deleted ice cream.
  public func add(_ iceCream: SavedIceCream) {
    iceCreams.append(iceCream)
  }

  /// Removes the last deletion, once it is undone.
  public func removeLast() {
    _ = iceCreams.popLast()
  }
}
