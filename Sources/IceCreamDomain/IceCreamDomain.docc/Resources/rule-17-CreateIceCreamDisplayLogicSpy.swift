@testable import Parlour

/// A view that only records what it was to display, in order.
final class CreateIceCreamDisplayLogicSpy: CreateIceCreamDisplayLogic {
  enum Call: Equatable {
    case displayIceCream(CreateIceCream.LoadIceCream.ViewModel)
    case displayIngredient(CreateIceCream.SelectIngredient.ViewModel)
    case displayRefusal(CreateIceCream.Refusal.ViewModel)
  }

  private(set) var calls: [Call] = []

  func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel) {
    calls.append(.displayIceCream(viewModel))
  }

  func displayIngredient(viewModel: CreateIceCream.SelectIngredient.ViewModel) {
    calls.append(.displayIngredient(viewModel))
  }

  func displayRefusal(viewModel: CreateIceCream.Refusal.ViewModel) {
    calls.append(.displayRefusal(viewModel))
  }
}
