@testable import Parlour

/// A view that only records what it was to display, in order.
final class CreateIceCreamDisplayLogicSpy: CreateIceCreamDisplayLogic {
  enum Call: Equatable {
    case displayLoading(CreateIceCream.Loading.ViewModel)
    case displayIceCream(CreateIceCream.LoadIceCream.ViewModel)
    case displayLoadFailure(CreateIceCream.LoadFailure.ViewModel)
    case displayIngredient(CreateIceCream.SelectIngredient.ViewModel)
    case displayFinishedIceCream(CreateIceCream.FinishIceCream.ViewModel)
    case displayRefusal(CreateIceCream.Refusal.ViewModel)
  }

  private(set) var calls: [Call] = []

  func displayLoading(viewModel: CreateIceCream.Loading.ViewModel) {
    calls.append(.displayLoading(viewModel))
  }

  func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel) {
    calls.append(.displayIceCream(viewModel))
  }

  func displayLoadFailure(viewModel: CreateIceCream.LoadFailure.ViewModel) {
    calls.append(.displayLoadFailure(viewModel))
  }

  func displayIngredient(viewModel: CreateIceCream.SelectIngredient.ViewModel) {
    calls.append(.displayIngredient(viewModel))
  }

  func displayFinishedIceCream(viewModel: CreateIceCream.FinishIceCream.ViewModel) {
    calls.append(.displayFinishedIceCream(viewModel))
  }

  func displayRefusal(viewModel: CreateIceCream.Refusal.ViewModel) {
    calls.append(.displayRefusal(viewModel))
  }
}
