extension ListIceCreamsView {
  /// Makes the other components of the scene, and connects them.
  ///
  /// - Parameter services: The dependencies of the components, with the tracer that records their calls.
  /// - Returns: This view, ready for `fetchIceCreams()`.
  @discardableResult
  public func configure(services: IceCreamServices = IceCreamServices()) -> ListIceCreamsView {
    let presenter = ListIceCreamsPresenter(advice: services.advice)
    presenter.view = self
    let interactor = ListIceCreamsInteractor(worker: services.worker, store: services.store)
    interactor.presenter = presenter
    self.interactor = interactor
    let router = ListIceCreamsRouter(services: services)
    self.router = router
    router.dataStore = interactor
    if let tracer = services.tracer { trace(interactor, presenter, router, with: tracer) }
    return self
  }
}
