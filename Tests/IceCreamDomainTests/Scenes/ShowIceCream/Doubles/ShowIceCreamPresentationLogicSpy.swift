// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import IceCreamDomain

/// Records its calls in order.
final class ShowIceCreamPresentationLogicSpy: ShowIceCreamPresentationLogic {
  enum Call: Equatable {
    case presentIceCream(ShowIceCream.FetchIceCream.Response)
    case presentQuestion(ShowIceCream.DeleteIceCream.Response)
    case presentDeletedIceCream(ShowIceCream.ConfirmDeletion.Response)
    case presentFailure(ShowIceCream.Failure.Response)
  }

  private(set) var calls: [Call] = []

  func presentIceCream(response: ShowIceCream.FetchIceCream.Response) {
    calls.append(.presentIceCream(response))
  }

  func presentQuestion(response: ShowIceCream.DeleteIceCream.Response) {
    calls.append(.presentQuestion(response))
  }

  func presentDeletedIceCream(response: ShowIceCream.ConfirmDeletion.Response) {
    calls.append(.presentDeletedIceCream(response))
  }

  func presentFailure(response: ShowIceCream.Failure.Response) {
    calls.append(.presentFailure(response))
  }
}
