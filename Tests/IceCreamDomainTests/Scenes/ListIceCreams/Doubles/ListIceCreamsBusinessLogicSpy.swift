// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import IceCreamDomain

/// Records its calls in order.
final class ListIceCreamsBusinessLogicSpy: ListIceCreamsBusinessLogic {
  enum Call: Equatable {
    case fetchIceCreams(ListIceCreams.FetchIceCreams.Request)
    case previewIceCream(ListIceCreams.PreviewIceCream.Request)
    case proposeChange(ListIceCreams.ProposeChange.Request)
    case declineChange(ListIceCreams.DeclineChange.Request)
    case confirmChange(ListIceCreams.ConfirmChange.Request)
  }

  private(set) var calls: [Call] = []

  func fetchIceCreams(request: ListIceCreams.FetchIceCreams.Request) {
    calls.append(.fetchIceCreams(request))
  }

  func previewIceCream(request: ListIceCreams.PreviewIceCream.Request) {
    calls.append(.previewIceCream(request))
  }

  func proposeChange(request: ListIceCreams.ProposeChange.Request) {
    calls.append(.proposeChange(request))
  }

  func declineChange(request: ListIceCreams.DeclineChange.Request) {
    calls.append(.declineChange(request))
  }

  func confirmChange(request: ListIceCreams.ConfirmChange.Request) {
    calls.append(.confirmChange(request))
  }
}
