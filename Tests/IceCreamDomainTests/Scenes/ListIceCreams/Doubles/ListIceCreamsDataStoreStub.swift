@testable import IceCreamDomain

/// Holds the scene's data without the scene.
final class ListIceCreamsDataStoreStub: ListIceCreamsDataStore, ShowIceCreamOrigin,
  CreateIceCreamOrigin
{
  var selectedIceCream: SavedIceCream?
  var deletedIceCream: SavedIceCream?
  var updatedIceCream: SavedIceCream?
}
