@testable import IceCreamDomain

/// Records the view models that it receives, in order.
final class ListIceCreamsDisplayLogicSpy: ListIceCreamsDisplayLogic {
  enum Call: Equatable {
    case displayIceCreams(ListIceCreams.FetchIceCreams.ViewModel)
    case displayFetchFailure(ListIceCreams.FetchFailure.ViewModel)
    case displaySelectedIceCream(ListIceCreams.SelectIceCream.ViewModel)
    case displayDeletedIceCream(ListIceCreams.DeleteIceCream.ViewModel)
    case displayDeleteFailure(ListIceCreams.DeleteFailure.ViewModel)
  }

  private(set) var calls: [Call] = []

  func displayIceCreams(viewModel: ListIceCreams.FetchIceCreams.ViewModel) {
    calls.append(.displayIceCreams(viewModel))
  }

  func displayFetchFailure(viewModel: ListIceCreams.FetchFailure.ViewModel) {
    calls.append(.displayFetchFailure(viewModel))
  }

  func displaySelectedIceCream(viewModel: ListIceCreams.SelectIceCream.ViewModel) {
    calls.append(.displaySelectedIceCream(viewModel))
  }

  func displayDeletedIceCream(viewModel: ListIceCreams.DeleteIceCream.ViewModel) {
    calls.append(.displayDeletedIceCream(viewModel))
  }

  func displayDeleteFailure(viewModel: ListIceCreams.DeleteFailure.ViewModel) {
    calls.append(.displayDeleteFailure(viewModel))
  }
}
