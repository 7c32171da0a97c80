extension ShowDepartureView {
  /// Connects the components of the scene.
  ///
  /// - Parameters:
  ///   - interactor: Enforces the business rules.
  ///   - presenter: Formats responses into view models.
  ///   - router: Navigates to other scenes.
  /// - Returns: This view, ready for `fetchDeparture()`.
  @discardableResult
  func configureView(
    interactor: ShowDepartureInteractor = ShowDepartureInteractor(),
    presenter: ShowDeparturePresenter = ShowDeparturePresenter(),
    router: ShowDepartureRouter = ShowDepartureRouter()
  ) -> ShowDepartureView {
    self.interactor = interactor
    interactor.presenter = presenter
    presenter.view = self
    self.router = router
    router.dataStore = interactor
    return self
  }
}
