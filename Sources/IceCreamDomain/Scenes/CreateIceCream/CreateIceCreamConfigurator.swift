extension CreateIceCreamView {
  /// Wires the scene: view to interactor to presenter, and from there back to the view, weakly.
  ///
  /// - Parameters:
  ///   - interactor: The keeper of the rules; it may have another worker.
  ///   - presenter: The one who finds the words.
  /// - Returns: This view, ready for `fetchIceCream()`.
  @discardableResult
  public func configureView(
    interactor: CreateIceCreamInteractor = CreateIceCreamInteractor(),
    presenter: CreateIceCreamPresenter = CreateIceCreamPresenter()
  ) -> CreateIceCreamView {
    self.interactor = interactor
    interactor.presenter = presenter
    presenter.view = self
    return self
  }
}
