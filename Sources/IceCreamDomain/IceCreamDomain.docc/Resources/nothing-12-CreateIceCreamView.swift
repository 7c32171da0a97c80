/// The view of the scene: it turns user actions into requests.
final class CreateIceCreamView {
  var interactor: (any CreateIceCreamBusinessLogic)?
  let iceCream: IceCreamDataStore

  init(iceCream: IceCreamDataStore = IceCreamDataStore()) {
    self.iceCream = iceCream
  }

  func fetchIceCream() {
    interactor?.loadIceCream(request: CreateIceCream.LoadIceCream.Request())
  }
}
