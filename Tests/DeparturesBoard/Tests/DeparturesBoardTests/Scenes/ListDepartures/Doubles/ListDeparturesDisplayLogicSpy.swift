// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import DeparturesBoard

/// Records its calls in order.
final class ListDeparturesDisplayLogicSpy: ListDeparturesDisplayLogic {
  enum Call: Equatable {
    case displayDepartures(ListDepartures.FetchDepartures.ViewModel)
    case displaySelectedDeparture(ListDepartures.SelectDeparture.ViewModel)
    case displaySelectionFailure(ListDepartures.SelectionFailure.ViewModel)
    case displayFetchProgress(ListDepartures.FetchProgress.ViewModel)
    case displayFetchFailure(ListDepartures.FetchFailure.ViewModel)
  }

  private(set) var calls: [Call] = []

  func displayDepartures(viewModel: ListDepartures.FetchDepartures.ViewModel) {
    calls.append(.displayDepartures(viewModel))
  }

  func displaySelectedDeparture(viewModel: ListDepartures.SelectDeparture.ViewModel) {
    calls.append(.displaySelectedDeparture(viewModel))
  }

  func displaySelectionFailure(viewModel: ListDepartures.SelectionFailure.ViewModel) {
    calls.append(.displaySelectionFailure(viewModel))
  }

  func displayFetchProgress(viewModel: ListDepartures.FetchProgress.ViewModel) {
    calls.append(.displayFetchProgress(viewModel))
  }

  func displayFetchFailure(viewModel: ListDepartures.FetchFailure.ViewModel) {
    calls.append(.displayFetchFailure(viewModel))
  }
}
