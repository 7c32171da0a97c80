@testable import Parlour

/// A presenter that only records what it was to present, in order.
final class CreateIceCreamPresentationLogicSpy: CreateIceCreamPresentationLogic {
  enum Call: Equatable {
    case presentLoading(CreateIceCream.Loading.Response)
    case presentIceCream(CreateIceCream.LoadIceCream.Response)
    case presentLoadFailure(CreateIceCream.LoadFailure.Response)
    case presentIngredient(CreateIceCream.SelectIngredient.Response)
    case presentFinishedIceCream(CreateIceCream.FinishIceCream.Response)
    case presentRefusal(CreateIceCream.Refusal.Response)
  }

  private(set) var calls: [Call] = []

  func presentLoading(response: CreateIceCream.Loading.Response) {
    calls.append(.presentLoading(response))
  }

  func presentIceCream(response: CreateIceCream.LoadIceCream.Response) {
    calls.append(.presentIceCream(response))
  }

  func presentLoadFailure(response: CreateIceCream.LoadFailure.Response) {
    calls.append(.presentLoadFailure(response))
  }

  func presentIngredient(response: CreateIceCream.SelectIngredient.Response) {
    calls.append(.presentIngredient(response))
  }

  func presentFinishedIceCream(response: CreateIceCream.FinishIceCream.Response) {
    calls.append(.presentFinishedIceCream(response))
  }

  func presentRefusal(response: CreateIceCream.Refusal.Response) {
    calls.append(.presentRefusal(response))
  }
}
