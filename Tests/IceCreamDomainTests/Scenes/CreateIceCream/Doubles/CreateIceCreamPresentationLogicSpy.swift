// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import IceCreamDomain

/// Records its calls in order.
final class CreateIceCreamPresentationLogicSpy: CreateIceCreamPresentationLogic {
  enum Call: Equatable {
    case presentIceCream(CreateIceCream.LoadIceCream.Response)
    case presentIngredients(CreateIceCream.SelectIngredients.Response)
    case presentFinishedIceCream(CreateIceCream.FinishIceCream.Response)
    case presentFailure(CreateIceCream.Failure.Response)
    case presentRefusal(CreateIceCream.Refusal.Response)
  }

  private(set) var calls: [Call] = []

  func presentIceCream(response: CreateIceCream.LoadIceCream.Response) {
    calls.append(.presentIceCream(response))
  }

  func presentIngredients(response: CreateIceCream.SelectIngredients.Response) {
    calls.append(.presentIngredients(response))
  }

  func presentFinishedIceCream(response: CreateIceCream.FinishIceCream.Response) {
    calls.append(.presentFinishedIceCream(response))
  }

  func presentFailure(response: CreateIceCream.Failure.Response) {
    calls.append(.presentFailure(response))
  }

  func presentRefusal(response: CreateIceCream.Refusal.Response) {
    calls.append(.presentRefusal(response))
  }
}
