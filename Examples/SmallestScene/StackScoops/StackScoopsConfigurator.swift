extension StackScoopsView {
  /// Makes the other components, and connects them. The view owns them, so the way back to it is weak.
  func configure() -> StackScoopsView {
    let interactor = StackScoopsInteractor()
    let presenter = StackScoopsPresenter()
    self.interactor = interactor
    interactor.presenter = presenter
    presenter.view = self
    return self
  }
}
