import Scenery

extension ShowIceCreamView {
  /// Connects the components of the scene.
  ///
  /// - Parameters:
  ///   - interactor: Enforces the business rules.
  ///   - presenter: Formats responses into view models.
  ///   - router: Navigates to other scenes.
  ///   - tracer: Records the calls between the components, if there is one.
  /// - Returns: This view, ready for `fetchIceCream()`.
  @discardableResult
  public func configureView(
    interactor: ShowIceCreamInteractor, presenter: ShowIceCreamPresenter = ShowIceCreamPresenter(),
    router: ShowIceCreamRouter = ShowIceCreamRouter(),
    tracer: SceneTracer? = nil
  ) -> ShowIceCreamView {
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
  ///   - origin: The scene that opens this one, if one does.
  /// - Returns: This view, ready for `fetchIceCream()`.
  @discardableResult
  public func configureView(
    services: IceCreamServices, origin: (any ShowIceCreamOrigin)? = nil
  ) -> ShowIceCreamView {
    let router = ShowIceCreamRouter(services: services)
    router.origin = origin
    return configureView(
      interactor: ShowIceCreamInteractor(worker: services.worker, store: services.store),
      router: router, tracer: services.tracer)
  }
}
