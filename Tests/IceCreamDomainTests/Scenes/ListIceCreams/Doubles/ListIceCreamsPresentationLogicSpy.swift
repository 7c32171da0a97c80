// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import IceCreamDomain

/// Records its calls in order.
final class ListIceCreamsPresentationLogicSpy: ListIceCreamsPresentationLogic {
  enum Call: Equatable {
    case presentIceCreams(ListIceCreams.FetchIceCreams.Response)
    case presentPreview(ListIceCreams.PreviewIceCream.Response)
    case presentQuestion(ListIceCreams.ProposeChange.Response)
    case presentChange(ListIceCreams.ConfirmChange.Response)
    case presentFailure(ListIceCreams.Failure.Response)
  }

  private(set) var calls: [Call] = []

  func presentIceCreams(response: ListIceCreams.FetchIceCreams.Response) {
    calls.append(.presentIceCreams(response))
  }

  func presentPreview(response: ListIceCreams.PreviewIceCream.Response) {
    calls.append(.presentPreview(response))
  }

  func presentQuestion(response: ListIceCreams.ProposeChange.Response) {
    calls.append(.presentQuestion(response))
  }

  func presentChange(response: ListIceCreams.ConfirmChange.Response) {
    calls.append(.presentChange(response))
  }

  func presentFailure(response: ListIceCreams.Failure.Response) {
    calls.append(.presentFailure(response))
  }
}
