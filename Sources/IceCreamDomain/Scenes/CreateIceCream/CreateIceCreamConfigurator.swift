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
    let presenter = CreateIceCreamPresenter()
    presenter.view = self
    let interactor = CreateIceCreamInteractor(
      worker: services.worker, store: services.store, isSaving: services.isSaving,
      clock: services.clock)
    interactor.presenter = presenter
    self.interactor = interactor
    let router = CreateIceCreamRouter(services: services)
    self.router = router
    router.dataStore = interactor
    router.origin = origin
    if let tracer = services.tracer { trace(interactor, presenter, router, with: tracer) }
    return self
  }
}
