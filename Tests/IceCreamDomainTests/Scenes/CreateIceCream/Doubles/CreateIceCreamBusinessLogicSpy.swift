// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import IceCreamDomain

/// Records its calls in order.
final class CreateIceCreamBusinessLogicSpy: CreateIceCreamBusinessLogic {
  enum Call: Equatable {
    case loadIceCream(CreateIceCream.LoadIceCream.Request)
    case selectIngredients(CreateIceCream.SelectIngredients.Request)
    case undoSurprise(CreateIceCream.UndoSurprise.Request)
    case finishIceCream(CreateIceCream.FinishIceCream.Request)
    case startOver(CreateIceCream.StartOver.Request)
  }

  private(set) var calls: [Call] = []

  func loadIceCream(request: CreateIceCream.LoadIceCream.Request) {
    calls.append(.loadIceCream(request))
  }

  func selectIngredients(request: CreateIceCream.SelectIngredients.Request) {
    calls.append(.selectIngredients(request))
  }

  func undoSurprise(request: CreateIceCream.UndoSurprise.Request) {
    calls.append(.undoSurprise(request))
  }

  func finishIceCream(request: CreateIceCream.FinishIceCream.Request) {
    calls.append(.finishIceCream(request))
  }

  func startOver(request: CreateIceCream.StartOver.Request) {
    calls.append(.startOver(request))
  }
}
