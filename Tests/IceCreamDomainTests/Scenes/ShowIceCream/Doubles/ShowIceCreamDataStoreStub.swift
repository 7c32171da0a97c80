@testable import IceCreamDomain

/// The data of the scene, without the scene.
final class ShowIceCreamDataStoreStub: ShowIceCreamDataStore, CreateIceCreamOrigin {
  var iceCream: SavedIceCream?
  var updatedIceCream: SavedIceCream?
}
