// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import DeparturesBoard

/// Records its calls in order.
final class ListDeparturesPresentationLogicSpy: ListDeparturesPresentationLogic {
  enum Call: Equatable {
    case presentDepartures(ListDepartures.FetchDepartures.Response)
    case presentSelectedDeparture(ListDepartures.SelectDeparture.Response)
    case presentSelectionFailure(ListDepartures.SelectionFailure.Response)
    case presentFetchProgress(ListDepartures.FetchProgress.Response)
    case presentFetchFailure(ListDepartures.FetchFailure.Response)
  }

  private(set) var calls: [Call] = []

  func presentDepartures(response: ListDepartures.FetchDepartures.Response) {
    calls.append(.presentDepartures(response))
  }

  func presentSelectedDeparture(response: ListDepartures.SelectDeparture.Response) {
    calls.append(.presentSelectedDeparture(response))
  }

  func presentSelectionFailure(response: ListDepartures.SelectionFailure.Response) {
    calls.append(.presentSelectionFailure(response))
  }

  func presentFetchProgress(response: ListDepartures.FetchProgress.Response) {
    calls.append(.presentFetchProgress(response))
  }

  func presentFetchFailure(response: ListDepartures.FetchFailure.Response) {
    calls.append(.presentFetchFailure(response))
  }
}
