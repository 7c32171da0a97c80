import Scenery

extension ListIceCreamsView {
  /// Wires the scene: view to interactor to presenter, and from there back to the view, weakly; and the
  /// view to its router.
  ///
  /// - Parameters:
  ///   - interactor: The keeper of the rules.
  ///   - presenter: The one who finds the words.
  ///   - router: The one who knows the ways to other scenes.
  ///   - tracer: The one who writes down what crosses the wires; usually nobody does.
  /// - Returns: This view, ready for `fetchIceCreams()`.
  @discardableResult
  public func configureView(
    interactor: ListIceCreamsInteractor,
    presenter: ListIceCreamsPresenter = ListIceCreamsPresenter(),
    router: ListIceCreamsRouter = ListIceCreamsRouter(),
    tracer: SceneTracer? = nil
  ) -> ListIceCreamsView {
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
  /// - Parameter services: What the scenes share.
  /// - Returns: This view, ready for `fetchIceCreams()`.
  @discardableResult
  public func configureView(services: IceCreamServices) -> ListIceCreamsView {
    configureView(
      interactor: ListIceCreamsInteractor(worker: services.worker, store: services.store),
      router: ListIceCreamsRouter(services: services), tracer: services.tracer)
  }
}
