@testable import IceCreamDomain

/// The data of the scene, without the scene.
final class CreateIceCreamDataStoreStub: CreateIceCreamDataStore {
  var mode = CreateIceCream.Mode.create
}
