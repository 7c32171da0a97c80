import Scenery

extension OrderTeaView {
  /// Connects the components of the scene.
  ///
  /// - Parameters:
  ///   - interactor: Enforces the business rules.
  ///   - presenter: Formats responses into view models.
  ///   - tracer: Records the calls between the components, if there is one.
  /// - Returns: This view, ready for `fetchTeas()`.
  @discardableResult
  func configureView(
    interactor: OrderTeaInteractor = OrderTeaInteractor(),
    presenter: OrderTeaPresenter = OrderTeaPresenter(),
    tracer: SceneTracer? = nil
  ) -> OrderTeaView {
    self.interactor = interactor
    interactor.presenter = presenter
    presenter.view = self
    if let tracer { trace(interactor, presenter, with: tracer) }
    return self
  }
}
