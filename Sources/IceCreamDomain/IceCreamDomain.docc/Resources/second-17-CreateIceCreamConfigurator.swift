extension CreateIceCreamView {
  /// Wires the scene: view to interactor to presenter, and from there back to the view; and
  /// the view to its router.
  func configureView(
    interactor: CreateIceCreamInteractor = CreateIceCreamInteractor(),
    presenter: CreateIceCreamPresenter = CreateIceCreamPresenter(),
    router: CreateIceCreamRouter = CreateIceCreamRouter()
  ) -> CreateIceCreamView {
    self.interactor = interactor
    interactor.presenter = presenter
    presenter.view = self
    self.router = router
    router.view = self
    router.dataStore = interactor
    return self
  }

  /// Wires the scene with what all scenes share, and tells it which list leads here.
  func configureView(
    services: IceCreamServices, origin: ListIceCreamsView? = nil
  ) -> CreateIceCreamView {
    let router = CreateIceCreamRouter(services: services)
    router.origin = origin
    return configureView(
      interactor: CreateIceCreamInteractor(worker: services.worker, store: services.store),
      router: router)
  }
}
