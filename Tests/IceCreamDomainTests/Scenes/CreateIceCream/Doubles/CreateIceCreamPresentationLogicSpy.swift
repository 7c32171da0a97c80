// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import IceCreamDomain

/// Records the responses that it receives, in order.
final class CreateIceCreamPresentationLogicSpy: CreateIceCreamPresentationLogic {
  enum Call: Equatable {
    case presentIceCream(CreateIceCream.LoadIceCream.Response)
    case presentLoadFailure(CreateIceCream.LoadFailure.Response)
    case presentIngredient(CreateIceCream.SelectIngredient.Response)
    case presentIngredients(CreateIceCream.SelectIngredients.Response)
    case presentSurprise(CreateIceCream.SurpriseMe.Response)
    case presentFinishedIceCream(CreateIceCream.FinishIceCream.Response)
    case presentStartOver(CreateIceCream.StartOver.Response)
    case presentSavedIceCream(CreateIceCream.SaveIceCream.Response)
    case presentStoreFailure(CreateIceCream.StoreFailure.Response)
    case presentUpdatedIceCream(CreateIceCream.UpdateIceCream.Response)
    case presentRepeatedIceCream(CreateIceCream.RepeatIceCream.Response)
    case presentSavedList(CreateIceCream.OpenSavedIceCreams.Response)
    case presentRefusal(CreateIceCream.Refusal.Response)
  }

  private(set) var calls: [Call] = []

  func presentIceCream(response: CreateIceCream.LoadIceCream.Response) {
    calls.append(.presentIceCream(response))
  }

  func presentLoadFailure(response: CreateIceCream.LoadFailure.Response) {
    calls.append(.presentLoadFailure(response))
  }

  func presentIngredient(response: CreateIceCream.SelectIngredient.Response) {
    calls.append(.presentIngredient(response))
  }

  func presentIngredients(response: CreateIceCream.SelectIngredients.Response) {
    calls.append(.presentIngredients(response))
  }

  func presentSurprise(response: CreateIceCream.SurpriseMe.Response) {
    calls.append(.presentSurprise(response))
  }

  func presentFinishedIceCream(response: CreateIceCream.FinishIceCream.Response) {
    calls.append(.presentFinishedIceCream(response))
  }

  func presentStartOver(response: CreateIceCream.StartOver.Response) {
    calls.append(.presentStartOver(response))
  }

  func presentSavedIceCream(response: CreateIceCream.SaveIceCream.Response) {
    calls.append(.presentSavedIceCream(response))
  }

  func presentStoreFailure(response: CreateIceCream.StoreFailure.Response) {
    calls.append(.presentStoreFailure(response))
  }

  func presentUpdatedIceCream(response: CreateIceCream.UpdateIceCream.Response) {
    calls.append(.presentUpdatedIceCream(response))
  }

  func presentRepeatedIceCream(response: CreateIceCream.RepeatIceCream.Response) {
    calls.append(.presentRepeatedIceCream(response))
  }

  func presentSavedList(response: CreateIceCream.OpenSavedIceCreams.Response) {
    calls.append(.presentSavedList(response))
  }

  func presentRefusal(response: CreateIceCream.Refusal.Response) {
    calls.append(.presentRefusal(response))
  }
}
