// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.

@testable import IceCreamDomain

/// Records the responses that it receives, in order.
final class ListIceCreamsPresentationLogicSpy: ListIceCreamsPresentationLogic {
  enum Call: Equatable {
    case presentIceCreams(ListIceCreams.FetchIceCreams.Response)
    case presentCount(ListIceCreams.CountIceCreams.Response)
    case presentFetchFailure(ListIceCreams.FetchFailure.Response)
    case presentSelectedIceCream(ListIceCreams.SelectIceCream.Response)
    case presentPreview(ListIceCreams.PreviewIceCream.Response)
    case presentEditing(ListIceCreams.EditIceCream.Response)
    case presentEditFailure(ListIceCreams.EditFailure.Response)
    case presentRepeating(ListIceCreams.RepeatIceCream.Response)
    case presentDeletedIceCream(ListIceCreams.DeleteIceCream.Response)
    case presentDeleteFailure(ListIceCreams.DeleteFailure.Response)
    case presentRestoredIceCream(ListIceCreams.RestoreIceCream.Response)
  }

  private(set) var calls: [Call] = []

  func presentIceCreams(response: ListIceCreams.FetchIceCreams.Response) {
    calls.append(.presentIceCreams(response))
  }

  func presentCount(response: ListIceCreams.CountIceCreams.Response) {
    calls.append(.presentCount(response))
  }

  func presentFetchFailure(response: ListIceCreams.FetchFailure.Response) {
    calls.append(.presentFetchFailure(response))
  }

  func presentSelectedIceCream(response: ListIceCreams.SelectIceCream.Response) {
    calls.append(.presentSelectedIceCream(response))
  }

  func presentPreview(response: ListIceCreams.PreviewIceCream.Response) {
    calls.append(.presentPreview(response))
  }

  func presentEditing(response: ListIceCreams.EditIceCream.Response) {
    calls.append(.presentEditing(response))
  }

  func presentEditFailure(response: ListIceCreams.EditFailure.Response) {
    calls.append(.presentEditFailure(response))
  }

  func presentRepeating(response: ListIceCreams.RepeatIceCream.Response) {
    calls.append(.presentRepeating(response))
  }

  func presentDeletedIceCream(response: ListIceCreams.DeleteIceCream.Response) {
    calls.append(.presentDeletedIceCream(response))
  }

  func presentDeleteFailure(response: ListIceCreams.DeleteFailure.Response) {
    calls.append(.presentDeleteFailure(response))
  }

  func presentRestoredIceCream(response: ListIceCreams.RestoreIceCream.Response) {
    calls.append(.presentRestoredIceCream(response))
  }
}
