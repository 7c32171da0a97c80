// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import IceCreamDomain

/// Records its calls in order.
final class ListIceCreamsPresentationLogicSpy: ListIceCreamsPresentationLogic {
  enum Call: Equatable {
    case presentIceCreams(ListIceCreams.FetchIceCreams.Response)
    case presentFetchFailure(ListIceCreams.FetchFailure.Response)
    case presentPreview(ListIceCreams.PreviewIceCream.Response)
    case presentQuestion(ListIceCreams.Question.Response)
    case presentChange(ListIceCreams.ConfirmChange.Response)
    case presentChangeFailure(ListIceCreams.ChangeFailure.Response)
  }

  private(set) var calls: [Call] = []

  func presentIceCreams(response: ListIceCreams.FetchIceCreams.Response) {
    calls.append(.presentIceCreams(response))
  }

  func presentFetchFailure(response: ListIceCreams.FetchFailure.Response) {
    calls.append(.presentFetchFailure(response))
  }

  func presentPreview(response: ListIceCreams.PreviewIceCream.Response) {
    calls.append(.presentPreview(response))
  }

  func presentQuestion(response: ListIceCreams.Question.Response) {
    calls.append(.presentQuestion(response))
  }

  func presentChange(response: ListIceCreams.ConfirmChange.Response) {
    calls.append(.presentChange(response))
  }

  func presentChangeFailure(response: ListIceCreams.ChangeFailure.Response) {
    calls.append(.presentChangeFailure(response))
  }
}
