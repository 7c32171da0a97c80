import IceCreamDomain

/// What the scene gives and takes, without the scene.
final class ShowIceCreamDataStoreStub: ShowIceCreamDataStore {
  var iceCream: SavedIceCream?
  var isChanged = false
}
