@testable import IceCreamDomain

/// Records the responses that it receives, in order.
final class ListIceCreamsPresentationLogicSpy: ListIceCreamsPresentationLogic {
  enum Call: Equatable {
    case presentIceCreams(ListIceCreams.FetchIceCreams.Response)
    case presentFetchFailure(ListIceCreams.FetchFailure.Response)
    case presentSelectedIceCream(ListIceCreams.SelectIceCream.Response)
    case presentDeletedIceCream(ListIceCreams.DeleteIceCream.Response)
    case presentDeleteFailure(ListIceCreams.DeleteFailure.Response)
  }

  private(set) var calls: [Call] = []

  func presentIceCreams(response: ListIceCreams.FetchIceCreams.Response) {
    var response = response
    response.page = response.page.withoutEnd
    calls.append(.presentIceCreams(response))
  }

  func presentFetchFailure(response: ListIceCreams.FetchFailure.Response) {
    calls.append(.presentFetchFailure(response))
  }

  func presentSelectedIceCream(response: ListIceCreams.SelectIceCream.Response) {
    calls.append(.presentSelectedIceCream(response))
  }

  func presentDeletedIceCream(response: ListIceCreams.DeleteIceCream.Response) {
    calls.append(.presentDeletedIceCream(response))
  }

  func presentDeleteFailure(response: ListIceCreams.DeleteFailure.Response) {
    calls.append(.presentDeleteFailure(response))
  }
}
