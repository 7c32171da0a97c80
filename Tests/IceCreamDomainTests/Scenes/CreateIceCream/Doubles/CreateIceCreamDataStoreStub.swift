@testable import IceCreamDomain

/// Holds the scene's data without the scene.
final class CreateIceCreamDataStoreStub: CreateIceCreamDataStore {
  var mode = CreateIceCream.Mode.create
  var savedIceCream: SavedIceCream?
}
