extension ShowIceCreamView {
  /// Makes the other components of the scene, and connects them.
  ///
  /// - Parameters:
  ///   - services: The dependencies of the components, with the tracer that records their calls.
  ///   - origin: The scene that opens this one, if one does.
  /// - Returns: This view, ready for `fetchIceCream()`.
  @discardableResult
  public func configure(
    services: IceCreamServices = IceCreamServices(), origin: (any ShowIceCreamOrigin)? = nil
  ) -> ShowIceCreamView {
    let presenter = ShowIceCreamPresenter(advice: services.advice)
    presenter.view = self
    let interactor = ShowIceCreamInteractor(worker: services.worker, store: services.store)
    interactor.presenter = presenter
    self.interactor = interactor
    let router = ShowIceCreamRouter(services: services)
    self.router = router
    router.dataStore = interactor
    router.origin = origin
    if let tracer = services.tracer { trace(interactor, presenter, router, with: tracer) }
    return self
  }
}
