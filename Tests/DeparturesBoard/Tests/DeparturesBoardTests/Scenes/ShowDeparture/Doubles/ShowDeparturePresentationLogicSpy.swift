// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import DeparturesBoard

/// Records its calls in order.
final class ShowDeparturePresentationLogicSpy: ShowDeparturePresentationLogic {
  enum Call: Equatable {
    case presentDeparture(ShowDeparture.FetchDeparture.Response)
    case presentChosenFavorite(ShowDeparture.ChooseFavorite.Response)
  }

  private(set) var calls: [Call] = []

  func presentDeparture(response: ShowDeparture.FetchDeparture.Response) {
    calls.append(.presentDeparture(response))
  }

  func presentChosenFavorite(response: ShowDeparture.ChooseFavorite.Response) {
    calls.append(.presentChosenFavorite(response))
  }
}
