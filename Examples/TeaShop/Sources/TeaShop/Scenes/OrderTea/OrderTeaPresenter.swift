/// The responses of the scene.
protocol OrderTeaPresentationLogic: AnyObject {
  /// Presents the outcome of `FetchTeas`.
  func presentTeas(response: OrderTea.FetchTeas.Response)
  /// Presents the outcome of `SelectTea`.
  func presentSelectedTea(response: OrderTea.SelectTea.Response)
  /// Presents the outcome of `PlaceOrder`.
  func presentPlacedOrder(response: OrderTea.PlaceOrder.Response)
  /// Presents the outcome of `FetchFailure`.
  func presentFetchFailure(response: OrderTea.FetchFailure.Response)
}

/// Formats responses into view models.
final class OrderTeaPresenter {
  /// Receives the view models.
  ///
  /// The view owns the presenter through the interactor, so the reference is weak.
  weak var view: (any OrderTeaDisplayLogic)?

  /// Creates a presenter.
  init() {}
}

extension OrderTeaPresenter: OrderTeaPresentationLogic {
  func presentTeas(response: OrderTea.FetchTeas.Response) {
    let teas = response.teas.enumerated().map { index, tea in
      "\(index + 1)  \(tea.name), \(tea.isSoldOut ? "sold out" : "\(tea.minutes) minutes")"
    }
    let message = response.recommendation.map { "The guest before you had \($0)." }
    view?.displayTeas(viewModel: .init(teas: teas, message: message ?? "Select a tea."))
  }

  func presentSelectedTea(response: OrderTea.SelectTea.Response) {
    let message =
      switch response {
      case .selected(let tea): "\(tea.name): place your order, or select another tea."
      case .soldOut(let tea): "\(tea.name) is sold out."
      case .unknown(let count): "Select a number from 1 to \(count)."
      }
    view?.displaySelectedTea(viewModel: .init(message: message))
  }

  func presentPlacedOrder(response: OrderTea.PlaceOrder.Response) {
    let message = response.tea.map { "Your \($0.name) is ready in \($0.minutes) minutes." }
    view?.displayPlacedOrder(viewModel: .init(message: message ?? "Select a tea first."))
  }

  func presentFetchFailure(response: OrderTea.FetchFailure.Response) {
    let message =
      switch response.error {
      case .faulty(let faults): "The teas cannot be used: \(faults.joined(separator: " "))"
      }
    view?.displayFetchFailure(viewModel: .init(message: message))
  }
}
