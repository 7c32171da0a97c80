protocol CreateIceCreamPresentationLogic: AnyObject {
  func presentIceCream(response: CreateIceCream.LoadIceCream.Response)
  func presentIngredient(response: CreateIceCream.SelectIngredient.Response)
}

final class CreateIceCreamPresenter: CreateIceCreamPresentationLogic {
  weak var view: (any CreateIceCreamDisplayLogic)?

  func presentIceCream(response: CreateIceCream.LoadIceCream.Response) {
    let steps = Step.allCases.map { step in
      CreateIceCream.DisplayedStep(
        step: step, title: title(of: step), names: response.catalog.names(for: step))
    }
    view?.displayIceCream(viewModel: .init(steps: steps))
  }

  func presentIngredient(response: CreateIceCream.SelectIngredient.Response) {
    let message =
      switch response {
      case .selected(let selection): sentence(selection)
      case .refused(let missing): "\(title(of: missing)) first."
      }
    view?.displayIngredient(viewModel: .init(message: message))
  }

  private func title(of step: Step) -> String {
    switch step {
    case .cone: "Choose a cone"
    case .flavor: "Choose a flavor"
    case .topping: "Choose a topping"
    }
  }

  private func sentence(_ selection: [Step: String]) -> String {
    let names = Step.allCases.compactMap { selection[$0] }
    return zip(["", " with ", ", topped with "], names).map { $0 + $1 }.joined()
  }
}
