@testable import IceCreamDomain

/// The data of the scene, without the scene.
final class ListIceCreamsDataStoreStub: ListIceCreamsDataStore, ShowIceCreamOrigin {
  var selectedIceCream: SavedIceCream?
  var deletedIceCream: SavedIceCream?
}
