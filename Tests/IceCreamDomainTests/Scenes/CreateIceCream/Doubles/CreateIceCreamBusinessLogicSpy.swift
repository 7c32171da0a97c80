// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import IceCreamDomain

/// Records the requests that it receives, in order.
final class CreateIceCreamBusinessLogicSpy: CreateIceCreamBusinessLogic {
  enum Call: Equatable {
    case loadIceCream(CreateIceCream.LoadIceCream.Request)
    case selectIngredient(CreateIceCream.SelectIngredient.Request)
    case selectIngredients(CreateIceCream.SelectIngredients.Request)
    case surpriseMe(CreateIceCream.SurpriseMe.Request)
    case finishIceCream(CreateIceCream.FinishIceCream.Request)
    case startOver(CreateIceCream.StartOver.Request)
    case saveIceCream(CreateIceCream.SaveIceCream.Request)
    case repeatIceCream(CreateIceCream.RepeatIceCream.Request)
    case openSavedIceCreams(CreateIceCream.OpenSavedIceCreams.Request)
  }

  private(set) var calls: [Call] = []

  func loadIceCream(request: CreateIceCream.LoadIceCream.Request) {
    calls.append(.loadIceCream(request))
  }

  func selectIngredient(request: CreateIceCream.SelectIngredient.Request) {
    calls.append(.selectIngredient(request))
  }

  func selectIngredients(request: CreateIceCream.SelectIngredients.Request) {
    calls.append(.selectIngredients(request))
  }

  func surpriseMe(request: CreateIceCream.SurpriseMe.Request) {
    calls.append(.surpriseMe(request))
  }

  func finishIceCream(request: CreateIceCream.FinishIceCream.Request) {
    calls.append(.finishIceCream(request))
  }

  func startOver(request: CreateIceCream.StartOver.Request) {
    calls.append(.startOver(request))
  }

  func saveIceCream(request: CreateIceCream.SaveIceCream.Request) {
    calls.append(.saveIceCream(request))
  }

  func repeatIceCream(request: CreateIceCream.RepeatIceCream.Request) {
    calls.append(.repeatIceCream(request))
  }

  func openSavedIceCreams(request: CreateIceCream.OpenSavedIceCreams.Request) {
    calls.append(.openSavedIceCreams(request))
  }
}
