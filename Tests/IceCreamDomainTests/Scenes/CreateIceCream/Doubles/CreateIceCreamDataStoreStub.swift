import IceCreamDomain

/// What the scene gives and takes, without the scene.
final class CreateIceCreamDataStoreStub: CreateIceCreamDataStore {
  var editedIceCream: SavedIceCream?
}
