/// Presents responses.
protocol OrderTeaPresentationLogic: AnyObject {
  func presentMenu(response: OrderTea.LoadMenu.Response)
  func presentLoadFailure(response: OrderTea.LoadFailure.Response)
  func presentSelectedTea(response: OrderTea.SelectTea.Response)
  func presentPlacedOrder(response: OrderTea.PlaceOrder.Response)
  func presentRefusal(response: OrderTea.Refusal.Response)
}

/// Formats responses into view models.
final class OrderTeaPresenter {
  weak var view: (any OrderTeaDisplayLogic)?
}

extension OrderTeaPresenter: OrderTeaPresentationLogic {
  func presentMenu(response: OrderTea.LoadMenu.Response) {
    let teas = response.menu.teas.enumerated().map { index, tea in
      DisplayedTea(
        number: index + 1, name: tea.name,
        note: tea.isSoldOut ? "sold out" : "\(tea.minutes) minutes")
    }
    let message = response.recommendation.map { "The guest before you had \($0.name)." }
    view?.displayMenu(
      viewModel: .init(
        title: response.menu.title, teas: teas, message: message ?? "Choose a tea by its number."))
  }

  func presentLoadFailure(response: OrderTea.LoadFailure.Response) {
    view?.displayLoadFailure(
      viewModel: .init(messages: ["The menu cannot be used:"] + response.error.messages))
  }

  func presentSelectedTea(response: OrderTea.SelectTea.Response) {
    view?.displaySelectedTea(
      viewModel: .init(
        index: response.index, message: "\(response.tea.name): press Enter to order it."))
  }

  func presentPlacedOrder(response: OrderTea.PlaceOrder.Response) {
    view?.displayPlacedOrder(
      viewModel: .init(
        message: "Your \(response.tea.name) is ready in \(response.tea.minutes) minutes."))
  }

  func presentRefusal(response: OrderTea.Refusal.Response) {
    let message =
      switch response {
      case .noSuchTea(let count): "Choose a number from 1 to \(count)."
      case .soldOut(let tea): "\(tea.name) is sold out."
      case .nothingSelected: "Choose a tea first."
      }
    view?.displayRefusal(viewModel: .init(message: message))
  }
}
