extension CreateIceCreamView {
  /// Wires the scene: view to interactor to presenter, and from there back to the view.
  func configureView(
    interactor: CreateIceCreamInteractor = CreateIceCreamInteractor(),
    presenter: CreateIceCreamPresenter = CreateIceCreamPresenter()
  ) -> CreateIceCreamView {
    self.interactor = interactor
    interactor.presenter = presenter
    presenter.view = self
    return self
  }
}
