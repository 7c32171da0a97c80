@testable import IceCreamDomain

/// Holds the scene's data without the scene.
final class ListIceCreamsDataStoreStub: ListIceCreamsDataStore, ShowIceCreamOrigin {
  var selectedIceCream: SavedIceCream?
  var deletedIceCream: SavedIceCream?
}
