// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import IceCreamDomain

/// Records its calls in order.
final class ShowIceCreamBusinessLogicSpy: ShowIceCreamBusinessLogic {
  enum Call: Equatable {
    case fetchIceCream(ShowIceCream.FetchIceCream.Request)
    case deleteIceCream(ShowIceCream.DeleteIceCream.Request)
    case declineDeletion(ShowIceCream.DeclineDeletion.Request)
    case confirmDeletion(ShowIceCream.ConfirmDeletion.Request)
  }

  private(set) var calls: [Call] = []

  func fetchIceCream(request: ShowIceCream.FetchIceCream.Request) {
    calls.append(.fetchIceCream(request))
  }

  func deleteIceCream(request: ShowIceCream.DeleteIceCream.Request) {
    calls.append(.deleteIceCream(request))
  }

  func declineDeletion(request: ShowIceCream.DeclineDeletion.Request) {
    calls.append(.declineDeletion(request))
  }

  func confirmDeletion(request: ShowIceCream.ConfirmDeletion.Request) {
    calls.append(.confirmDeletion(request))
  }
}
