// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import IceCreamDomain

/// Records its calls in order.
final class CreateIceCreamDisplayLogicSpy: CreateIceCreamDisplayLogic {
  enum Call: Equatable {
    case displayIceCream(CreateIceCream.LoadIceCream.ViewModel)
    case displayIngredients(CreateIceCream.SelectIngredients.ViewModel)
    case displayFinishedIceCream(CreateIceCream.FinishIceCream.ViewModel)
    case displayFailure(CreateIceCream.Failure.ViewModel)
    case displayRefusal(CreateIceCream.Refusal.ViewModel)
  }

  private(set) var calls: [Call] = []

  func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel) {
    calls.append(.displayIceCream(viewModel))
  }

  func displayIngredients(viewModel: CreateIceCream.SelectIngredients.ViewModel) {
    calls.append(.displayIngredients(viewModel))
  }

  func displayFinishedIceCream(viewModel: CreateIceCream.FinishIceCream.ViewModel) {
    calls.append(.displayFinishedIceCream(viewModel))
  }

  func displayFailure(viewModel: CreateIceCream.Failure.ViewModel) {
    calls.append(.displayFailure(viewModel))
  }

  func displayRefusal(viewModel: CreateIceCream.Refusal.ViewModel) {
    calls.append(.displayRefusal(viewModel))
  }
}
