extension ShowIceCreamView {
  /// Wires the scene: view to interactor to presenter, and from there back to the view, weakly; and the
  /// view to its router.
  ///
  /// - Parameters:
  ///   - interactor: The keeper of the rules.
  ///   - presenter: The one who finds the words.
  ///   - router: The one who knows the ways to other scenes.
  /// - Returns: This view, ready for `showIceCream()`.
  @discardableResult
  public func configureView(
    interactor: ShowIceCreamInteractor, presenter: ShowIceCreamPresenter = ShowIceCreamPresenter(),
    router: ShowIceCreamRouter = ShowIceCreamRouter()
  ) -> ShowIceCreamView {
    self.interactor = interactor
    interactor.presenter = presenter
    presenter.view = self
    self.router = router
    router.view = self
    router.dataStore = interactor
    return self
  }

  /// Wires the scene with what all scenes share.
  ///
  /// - Parameter services: What the scenes share.
  /// - Returns: This view, ready for `showIceCream()`.
  @discardableResult
  public func configureView(services: IceCreamServices) -> ShowIceCreamView {
    configureView(
      interactor: ShowIceCreamInteractor(worker: services.worker, store: services.store),
      router: ShowIceCreamRouter(services: services))
  }
}
