// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import IceCreamDomain

/// Records its calls in order.
final class ListIceCreamsDisplayLogicSpy: ListIceCreamsDisplayLogic {
  enum Call: Equatable {
    case displayIceCreams(ListIceCreams.FetchIceCreams.ViewModel)
    case displayPreview(ListIceCreams.PreviewIceCream.ViewModel)
    case displayQuestion(ListIceCreams.ProposeChange.ViewModel)
    case displayChange(ListIceCreams.ConfirmChange.ViewModel)
    case displayFailure(ListIceCreams.Failure.ViewModel)
  }

  private(set) var calls: [Call] = []

  func displayIceCreams(viewModel: ListIceCreams.FetchIceCreams.ViewModel) {
    calls.append(.displayIceCreams(viewModel))
  }

  func displayPreview(viewModel: ListIceCreams.PreviewIceCream.ViewModel) {
    calls.append(.displayPreview(viewModel))
  }

  func displayQuestion(viewModel: ListIceCreams.ProposeChange.ViewModel) {
    calls.append(.displayQuestion(viewModel))
  }

  func displayChange(viewModel: ListIceCreams.ConfirmChange.ViewModel) {
    calls.append(.displayChange(viewModel))
  }

  func displayFailure(viewModel: ListIceCreams.Failure.ViewModel) {
    calls.append(.displayFailure(viewModel))
  }
}
