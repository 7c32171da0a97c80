@testable import IceCreamDomain

/// Holds the scene's data without the scene.
final class ListIceCreamsDataStoreStub: ListIceCreamsDataStore, ShowIceCreamOrigin,
  CreateIceCreamOrigin
{
  var iceCreams: [SavedIceCream] = []
  var deletedIceCream: SavedIceCream?
  var updatedIceCream: SavedIceCream?
  var undoneID: String?

  func iceCream(at index: Int) -> SavedIceCream? {
    iceCreams.indices.contains(index) ? iceCreams[index] : nil
  }
}
