// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import IceCreamDomain

/// Records the view models that it receives, in order.
final class ListIceCreamsDisplayLogicSpy: ListIceCreamsDisplayLogic {
  enum Call: Equatable {
    case displayIceCreams(ListIceCreams.FetchIceCreams.ViewModel)
    case displayCount(ListIceCreams.CountIceCreams.ViewModel)
    case displayFetchFailure(ListIceCreams.FetchFailure.ViewModel)
    case displaySelectedIceCream(ListIceCreams.SelectIceCream.ViewModel)
    case displayPreview(ListIceCreams.PreviewIceCream.ViewModel)
    case displayEditing(ListIceCreams.EditIceCream.ViewModel)
    case displayEditFailure(ListIceCreams.EditFailure.ViewModel)
    case displayRepeating(ListIceCreams.RepeatIceCream.ViewModel)
    case displayDeletedIceCream(ListIceCreams.DeleteIceCream.ViewModel)
    case displayDeleteFailure(ListIceCreams.DeleteFailure.ViewModel)
    case displayRestoredIceCream(ListIceCreams.RestoreIceCream.ViewModel)
  }

  private(set) var calls: [Call] = []

  func displayIceCreams(viewModel: ListIceCreams.FetchIceCreams.ViewModel) {
    calls.append(.displayIceCreams(viewModel))
  }

  func displayCount(viewModel: ListIceCreams.CountIceCreams.ViewModel) {
    calls.append(.displayCount(viewModel))
  }

  func displayFetchFailure(viewModel: ListIceCreams.FetchFailure.ViewModel) {
    calls.append(.displayFetchFailure(viewModel))
  }

  func displaySelectedIceCream(viewModel: ListIceCreams.SelectIceCream.ViewModel) {
    calls.append(.displaySelectedIceCream(viewModel))
  }

  func displayPreview(viewModel: ListIceCreams.PreviewIceCream.ViewModel) {
    calls.append(.displayPreview(viewModel))
  }

  func displayEditing(viewModel: ListIceCreams.EditIceCream.ViewModel) {
    calls.append(.displayEditing(viewModel))
  }

  func displayEditFailure(viewModel: ListIceCreams.EditFailure.ViewModel) {
    calls.append(.displayEditFailure(viewModel))
  }

  func displayRepeating(viewModel: ListIceCreams.RepeatIceCream.ViewModel) {
    calls.append(.displayRepeating(viewModel))
  }

  func displayDeletedIceCream(viewModel: ListIceCreams.DeleteIceCream.ViewModel) {
    calls.append(.displayDeletedIceCream(viewModel))
  }

  func displayDeleteFailure(viewModel: ListIceCreams.DeleteFailure.ViewModel) {
    calls.append(.displayDeleteFailure(viewModel))
  }

  func displayRestoredIceCream(viewModel: ListIceCreams.RestoreIceCream.ViewModel) {
    calls.append(.displayRestoredIceCream(viewModel))
  }
}
