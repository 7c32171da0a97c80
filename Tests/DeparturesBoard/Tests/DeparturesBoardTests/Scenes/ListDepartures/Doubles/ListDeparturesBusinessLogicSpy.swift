// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import DeparturesBoard

/// Records its calls in order.
final class ListDeparturesBusinessLogicSpy: ListDeparturesBusinessLogic {
  enum Call: Equatable {
    case fetchDepartures(ListDepartures.FetchDepartures.Request)
    case selectDeparture(ListDepartures.SelectDeparture.Request)
  }

  private(set) var calls: [Call] = []

  func fetchDepartures(request: ListDepartures.FetchDepartures.Request) {
    calls.append(.fetchDepartures(request))
  }

  func selectDeparture(request: ListDepartures.SelectDeparture.Request) {
    calls.append(.selectDeparture(request))
  }
}
