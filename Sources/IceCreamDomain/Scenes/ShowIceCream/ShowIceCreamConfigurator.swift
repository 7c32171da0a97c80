import Scenery

extension ShowIceCreamView {
  /// Wires the scene: view to interactor to presenter, and from there back to the view, weakly; and the
  /// view to its router.
  ///
  /// - Parameters:
  ///   - interactor: The keeper of the rules.
  ///   - presenter: The one who finds the words.
  ///   - router: The one who knows the ways to other scenes.
  ///   - tracer: The one who writes down what crosses the wires; usually nobody does.
  /// - Returns: This view, ready for `showIceCream()`.
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
    router.view = self
    router.dataStore = interactor
    if let tracer { watch(interactor, presenter, router, by: tracer) }
    return self
  }

  /// Wires the scene with what all scenes share.
  ///
  /// - Parameters:
  ///   - services: What the scenes share.
  ///   - origin: The list that leads here, if one does.
  /// - Returns: This view, ready for `showIceCream()`.
  @discardableResult
  public func configureView(
    services: IceCreamServices, origin: ListIceCreamsView? = nil
  ) -> ShowIceCreamView {
    let router = ShowIceCreamRouter(services: services)
    router.origin = origin
    return configureView(
      interactor: ShowIceCreamInteractor(worker: services.worker, store: services.store),
      router: router, tracer: services.tracer)
  }
}
