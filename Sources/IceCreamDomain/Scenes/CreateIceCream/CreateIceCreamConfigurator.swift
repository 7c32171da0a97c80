import Scenery

extension CreateIceCreamView {
  /// Connects the components of the scene.
  ///
  /// The view owns the interactor and the router, the interactor owns the presenter, and the presenter refers
  /// to the view weakly. A tracer records the calls between them.
  ///
  /// - Returns: This view, ready for `fetchIceCream()`.
  @discardableResult
  public func configureView(
    interactor: CreateIceCreamInteractor = CreateIceCreamInteractor(),
    presenter: CreateIceCreamPresenter = CreateIceCreamPresenter(),
    router: CreateIceCreamRouter = CreateIceCreamRouter(),
    tracer: SceneTracer? = nil
  ) -> CreateIceCreamView {
    self.interactor = interactor
    interactor.presenter = presenter
    presenter.view = self
    self.router = router
    router.dataStore = interactor
    if let tracer { trace(interactor, presenter, router, with: tracer) }
    return self
  }

  /// Connects the components of the scene with the dependencies that all scenes share.
  ///
  /// - Parameters:
  ///   - services: The dependencies.
  ///   - origin: The scene that gets the changed ice cream, if one does.
  /// - Returns: This view, ready for `fetchIceCream()`.
  @discardableResult
  public func configureView(
    services: IceCreamServices, origin: (any CreateIceCreamOrigin)? = nil
  ) -> CreateIceCreamView {
    let router = CreateIceCreamRouter(services: services)
    router.origin = origin
    return configureView(
      interactor: CreateIceCreamInteractor(
        worker: services.worker, store: services.store, isSaving: services.isSaving,
        clock: services.clock),
      router: router, tracer: services.tracer)
  }
}
