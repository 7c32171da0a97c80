import IceCreamDomain

/// What the scene gives and takes, without the scene.
final class ListIceCreamsDataStoreStub: ListIceCreamsDataStore {
  var selectedIceCream: SavedIceCream?
  var deletedIceCream: SavedIceCream?
}
