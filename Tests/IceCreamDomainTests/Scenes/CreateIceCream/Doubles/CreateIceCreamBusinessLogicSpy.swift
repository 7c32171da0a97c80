@testable import IceCreamDomain

/// Records the requests that it receives, in order.
final class CreateIceCreamBusinessLogicSpy: CreateIceCreamBusinessLogic {
  enum Call: Equatable {
    case loadIceCream(CreateIceCream.LoadIceCream.Request)
    case selectIngredient(CreateIceCream.SelectIngredient.Request)
    case selectIngredients(CreateIceCream.SelectIngredients.Request)
    case finishIceCream(CreateIceCream.FinishIceCream.Request)
    case startOver(CreateIceCream.StartOver.Request)
    case saveIceCream(CreateIceCream.SaveIceCream.Request)
    case editIceCream(CreateIceCream.EditIceCream.Request)
    case updateIceCream(CreateIceCream.UpdateIceCream.Request)
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

  func finishIceCream(request: CreateIceCream.FinishIceCream.Request) {
    calls.append(.finishIceCream(request))
  }

  func startOver(request: CreateIceCream.StartOver.Request) {
    calls.append(.startOver(request))
  }

  func saveIceCream(request: CreateIceCream.SaveIceCream.Request) {
    calls.append(.saveIceCream(request))
  }

  func editIceCream(request: CreateIceCream.EditIceCream.Request) {
    calls.append(.editIceCream(request))
  }

  func updateIceCream(request: CreateIceCream.UpdateIceCream.Request) {
    calls.append(.updateIceCream(request))
  }

  func openSavedIceCreams(request: CreateIceCream.OpenSavedIceCreams.Request) {
    calls.append(.openSavedIceCreams(request))
  }
}
