extension CreateCookieView {
  /// Wires the scene: view to interactor to presenter, and from there back to the view.
  func configureView(
    interactor: CreateCookieInteractor = CreateCookieInteractor(),
    presenter: CreateCookiePresenter = CreateCookiePresenter()
  ) -> CreateCookieView {
    self.interactor = interactor
    interactor.presenter = presenter
    presenter.view = self
    return self
  }
}
