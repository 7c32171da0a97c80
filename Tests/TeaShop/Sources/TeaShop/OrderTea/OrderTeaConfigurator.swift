import Scenery

/// The dependencies that all scenes of the shop share.
struct OrderTeaServices {
  var worker: any OrderTeaWorker = BundledMenuWorker()
  weak var navigation: (any TeaShopNavigation)?
  var tracer: SceneTracer?
}

extension OrderTeaView {
  /// Connects the components of the scene.
  ///
  /// - Returns: This view, ready for `loadMenu()`.
  @discardableResult
  func configureView(services: OrderTeaServices) -> OrderTeaView {
    let interactor = OrderTeaInteractor(worker: services.worker)
    let presenter = OrderTeaPresenter()
    let router = OrderTeaRouter(services: services)
    self.interactor = interactor
    interactor.presenter = presenter
    presenter.view = self
    self.router = router
    router.dataStore = interactor
    if let tracer = services.tracer { trace(interactor, presenter, router, with: tracer) }
    return self
  }
}
