import Scenery

extension CreateIceCreamView {
  /// Wires the scene: view to interactor to presenter, and from there back to the view, weakly; and the
  /// view to its router.
  ///
  /// - Parameters:
  ///   - interactor: The keeper of the rules; it may have another worker or a store.
  ///   - presenter: The one who finds the words.
  ///   - router: The one who knows the ways to other scenes.
  ///   - tracer: The one who writes down what crosses the wires; usually nobody does.
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
    router.view = self
    router.dataStore = interactor
    if let tracer { watch(interactor, presenter, router, by: tracer) }
    return self
  }

  /// Wires the scene with what all scenes share.
  ///
  /// - Parameters:
  ///   - services: What the scenes share.
  ///   - origin: The scene that leads here to have its ice cream changed, if one does.
  /// - Returns: This view, ready for `fetchIceCream()` or `editIceCream()`.
  @discardableResult
  public func configureView(
    services: IceCreamServices, origin: ShowIceCreamView? = nil
  ) -> CreateIceCreamView {
    let router = CreateIceCreamRouter(services: services)
    router.origin = origin
    return configureView(
      interactor: CreateIceCreamInteractor(
        worker: services.worker, store: services.store, clock: services.clock),
      router: router, tracer: services.tracer)
  }
}
