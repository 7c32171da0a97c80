@testable import Parlour

/// An interactor that only records what it was asked for, in order.
final class CreateIceCreamBusinessLogicSpy: CreateIceCreamBusinessLogic {
  enum Call: Equatable {
    case loadIceCream(CreateIceCream.LoadIceCream.Request)
    case selectIngredient(CreateIceCream.SelectIngredient.Request)
    case finishIceCream(CreateIceCream.FinishIceCream.Request)
  }

  private(set) var calls: [Call] = []

  func loadIceCream(request: CreateIceCream.LoadIceCream.Request) {
    calls.append(.loadIceCream(request))
  }

  func selectIngredient(request: CreateIceCream.SelectIngredient.Request) {
    calls.append(.selectIngredient(request))
  }

  func finishIceCream(request: CreateIceCream.FinishIceCream.Request) {
    calls.append(.finishIceCream(request))
  }
}
