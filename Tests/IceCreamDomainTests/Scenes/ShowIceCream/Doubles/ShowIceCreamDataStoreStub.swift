@testable import IceCreamDomain

/// Holds the scene's data without the scene.
final class ShowIceCreamDataStoreStub: ShowIceCreamDataStore, CreateIceCreamOrigin {
  var iceCream: SavedIceCream?
  var updatedIceCream: SavedIceCream?
}
