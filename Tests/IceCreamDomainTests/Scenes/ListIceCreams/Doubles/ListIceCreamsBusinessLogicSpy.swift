@testable import IceCreamDomain

/// Records the requests that it receives, in order.
final class ListIceCreamsBusinessLogicSpy: ListIceCreamsBusinessLogic {
  enum Call: Equatable {
    case fetchIceCreams(ListIceCreams.FetchIceCreams.Request)
    case selectIceCream(ListIceCreams.SelectIceCream.Request)
    case deleteIceCream(ListIceCreams.DeleteIceCream.Request)
  }

  private(set) var calls: [Call] = []

  func fetchIceCreams(request: ListIceCreams.FetchIceCreams.Request) {
    calls.append(.fetchIceCreams(request))
  }

  func selectIceCream(request: ListIceCreams.SelectIceCream.Request) {
    calls.append(.selectIceCream(request))
  }

  func deleteIceCream(request: ListIceCreams.DeleteIceCream.Request) {
    calls.append(.deleteIceCream(request))
  }
}
