extension StackScoopsView {
  /// Makes the other components, and connects them.
  func configure() -> StackScoopsView {
    let interactor = StackScoopsInteractor()
    let presenter = StackScoopsPresenter()
    self.interactor = interactor
    interactor.presenter = presenter
    presenter.view = self
    return self
  }
}
