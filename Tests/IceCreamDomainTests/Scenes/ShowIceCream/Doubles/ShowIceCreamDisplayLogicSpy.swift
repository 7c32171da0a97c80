// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import IceCreamDomain

/// Records its calls in order.
final class ShowIceCreamDisplayLogicSpy: ShowIceCreamDisplayLogic {
  enum Call: Equatable {
    case displayIceCream(ShowIceCream.FetchIceCream.ViewModel)
    case displayQuestion(ShowIceCream.DeleteIceCream.ViewModel)
    case displayDeletedIceCream(ShowIceCream.ConfirmDeletion.ViewModel)
    case displayFailure(ShowIceCream.Failure.ViewModel)
  }

  private(set) var calls: [Call] = []

  func displayIceCream(viewModel: ShowIceCream.FetchIceCream.ViewModel) {
    calls.append(.displayIceCream(viewModel))
  }

  func displayQuestion(viewModel: ShowIceCream.DeleteIceCream.ViewModel) {
    calls.append(.displayQuestion(viewModel))
  }

  func displayDeletedIceCream(viewModel: ShowIceCream.ConfirmDeletion.ViewModel) {
    calls.append(.displayDeletedIceCream(viewModel))
  }

  func displayFailure(viewModel: ShowIceCream.Failure.ViewModel) {
    calls.append(.displayFailure(viewModel))
  }
}
