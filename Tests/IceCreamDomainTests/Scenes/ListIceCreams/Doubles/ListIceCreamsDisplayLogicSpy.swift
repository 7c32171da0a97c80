// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import IceCreamDomain

/// Records its calls in order.
final class ListIceCreamsDisplayLogicSpy: ListIceCreamsDisplayLogic {
  enum Call: Equatable {
    case displayIceCreams(ListIceCreams.FetchIceCreams.ViewModel)
    case displayFetchFailure(ListIceCreams.FetchFailure.ViewModel)
    case displayPreview(ListIceCreams.PreviewIceCream.ViewModel)
    case displayQuestion(ListIceCreams.Question.ViewModel)
    case displayChange(ListIceCreams.ConfirmChange.ViewModel)
    case displayChangeFailure(ListIceCreams.ChangeFailure.ViewModel)
  }

  private(set) var calls: [Call] = []

  func displayIceCreams(viewModel: ListIceCreams.FetchIceCreams.ViewModel) {
    calls.append(.displayIceCreams(viewModel))
  }

  func displayFetchFailure(viewModel: ListIceCreams.FetchFailure.ViewModel) {
    calls.append(.displayFetchFailure(viewModel))
  }

  func displayPreview(viewModel: ListIceCreams.PreviewIceCream.ViewModel) {
    calls.append(.displayPreview(viewModel))
  }

  func displayQuestion(viewModel: ListIceCreams.Question.ViewModel) {
    calls.append(.displayQuestion(viewModel))
  }

  func displayChange(viewModel: ListIceCreams.ConfirmChange.ViewModel) {
    calls.append(.displayChange(viewModel))
  }

  func displayChangeFailure(viewModel: ListIceCreams.ChangeFailure.ViewModel) {
    calls.append(.displayChangeFailure(viewModel))
  }
}
