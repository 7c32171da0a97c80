// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import IceCreamDomain

/// Records the view models that it receives, in order.
final class CreateIceCreamDisplayLogicSpy: CreateIceCreamDisplayLogic {
  enum Call: Equatable {
    case displayIceCream(CreateIceCream.LoadIceCream.ViewModel)
    case displayLoadFailure(CreateIceCream.LoadFailure.ViewModel)
    case displayIngredient(CreateIceCream.SelectIngredient.ViewModel)
    case displayIngredients(CreateIceCream.SelectIngredients.ViewModel)
    case displaySurprise(CreateIceCream.SurpriseMe.ViewModel)
    case displayFinishedIceCream(CreateIceCream.FinishIceCream.ViewModel)
    case displayStartOver(CreateIceCream.StartOver.ViewModel)
    case displaySavedIceCream(CreateIceCream.SaveIceCream.ViewModel)
    case displayStoreFailure(CreateIceCream.StoreFailure.ViewModel)
    case displayUpdatedIceCream(CreateIceCream.UpdateIceCream.ViewModel)
    case displayRepeatedIceCream(CreateIceCream.RepeatIceCream.ViewModel)
    case displaySavedList(CreateIceCream.OpenSavedIceCreams.ViewModel)
    case displayRefusal(CreateIceCream.Refusal.ViewModel)
  }

  private(set) var calls: [Call] = []

  func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel) {
    calls.append(.displayIceCream(viewModel))
  }

  func displayLoadFailure(viewModel: CreateIceCream.LoadFailure.ViewModel) {
    calls.append(.displayLoadFailure(viewModel))
  }

  func displayIngredient(viewModel: CreateIceCream.SelectIngredient.ViewModel) {
    calls.append(.displayIngredient(viewModel))
  }

  func displayIngredients(viewModel: CreateIceCream.SelectIngredients.ViewModel) {
    calls.append(.displayIngredients(viewModel))
  }

  func displaySurprise(viewModel: CreateIceCream.SurpriseMe.ViewModel) {
    calls.append(.displaySurprise(viewModel))
  }

  func displayFinishedIceCream(viewModel: CreateIceCream.FinishIceCream.ViewModel) {
    calls.append(.displayFinishedIceCream(viewModel))
  }

  func displayStartOver(viewModel: CreateIceCream.StartOver.ViewModel) {
    calls.append(.displayStartOver(viewModel))
  }

  func displaySavedIceCream(viewModel: CreateIceCream.SaveIceCream.ViewModel) {
    calls.append(.displaySavedIceCream(viewModel))
  }

  func displayStoreFailure(viewModel: CreateIceCream.StoreFailure.ViewModel) {
    calls.append(.displayStoreFailure(viewModel))
  }

  func displayUpdatedIceCream(viewModel: CreateIceCream.UpdateIceCream.ViewModel) {
    calls.append(.displayUpdatedIceCream(viewModel))
  }

  func displayRepeatedIceCream(viewModel: CreateIceCream.RepeatIceCream.ViewModel) {
    calls.append(.displayRepeatedIceCream(viewModel))
  }

  func displaySavedList(viewModel: CreateIceCream.OpenSavedIceCreams.ViewModel) {
    calls.append(.displaySavedList(viewModel))
  }

  func displayRefusal(viewModel: CreateIceCream.Refusal.ViewModel) {
    calls.append(.displayRefusal(viewModel))
  }
}
