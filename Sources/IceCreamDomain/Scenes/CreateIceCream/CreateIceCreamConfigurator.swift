extension CreateIceCreamView {
  /// Makes the other components of the scene, and connects them: <doc:/Learn/WhoOwnsWhom>.
  ///
  /// - Parameters:
  ///   - services: The dependencies of the components, with the tracer that records their calls.
  ///   - origin: The scene that gets the changed ice cream, if one does.
  /// - Returns: This view, ready for `loadIceCream()`.
  @discardableResult
  public func configure(
    services: IceCreamServices = IceCreamServices(), origin: (any CreateIceCreamOrigin)? = nil
  ) -> CreateIceCreamView {
    let interactor = CreateIceCreamInteractor(
      worker: services.worker, store: services.store, isSaving: services.isSaving,
      clock: services.clock)
    let presenter = CreateIceCreamPresenter()
    let router = CreateIceCreamRouter(services: services)
    self.interactor = interactor
    interactor.presenter = presenter
    presenter.view = self
    self.router = router
    router.dataStore = interactor
    router.origin = origin
    if let tracer = services.tracer { trace(interactor, presenter, router, with: tracer) }
    return self
  }
}
