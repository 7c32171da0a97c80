@testable import IceCreamDomain

/// Holds the scene's data without the scene.
final class ListIceCreamsDataStoreStub: ListIceCreamsDataStore, ShowIceCreamOrigin,
  CreateIceCreamOrigin
{
  var iceCreams: [SavedIceCream] = []
  var deletedIceCream: SavedIceCream?
  var updatedIceCream: SavedIceCream?
  var undoneID: String?

  func neighbor(of id: String?, by step: Int) -> SavedIceCream? {
    iceCreams.firstIndex { $0.id == id }.flatMap { iceCream(at: $0 + step) }
  }

  func iceCream(at index: Int) -> SavedIceCream? {
    iceCreams.indices.contains(index) ? iceCreams[index] : nil
  }
}
