// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import DeparturesBoard

/// Records its calls in order.
final class ShowDepartureBusinessLogicSpy: ShowDepartureBusinessLogic {
  enum Call: Equatable {
    case fetchDeparture(ShowDeparture.FetchDeparture.Request)
    case chooseFavorite(ShowDeparture.ChooseFavorite.Request)
  }

  private(set) var calls: [Call] = []

  func fetchDeparture(request: ShowDeparture.FetchDeparture.Request) {
    calls.append(.fetchDeparture(request))
  }

  func chooseFavorite(request: ShowDeparture.ChooseFavorite.Request) {
    calls.append(.chooseFavorite(request))
  }
}
