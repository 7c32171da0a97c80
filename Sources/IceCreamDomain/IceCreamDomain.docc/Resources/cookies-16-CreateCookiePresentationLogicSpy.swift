@testable import Parlour

/// A presenter that only records what it was to present, in order.
final class CreateCookiePresentationLogicSpy: CreateCookiePresentationLogic {
  enum Call: Equatable {
    case presentCookies(CreateCookie.LoadCookies.Response)
    case presentLoadFailure(CreateCookie.LoadFailure.Response)
    case presentCookie(CreateCookie.SelectPart.Response)
    case presentFinishedCookie(CreateCookie.FinishCookie.Response)
    case presentRefusal(CreateCookie.Refusal.Response)
  }

  private(set) var calls: [Call] = []

  func presentCookies(response: CreateCookie.LoadCookies.Response) {
    calls.append(.presentCookies(response))
  }

  func presentLoadFailure(response: CreateCookie.LoadFailure.Response) {
    calls.append(.presentLoadFailure(response))
  }

  func presentCookie(response: CreateCookie.SelectPart.Response) {
    calls.append(.presentCookie(response))
  }

  func presentFinishedCookie(response: CreateCookie.FinishCookie.Response) {
    calls.append(.presentFinishedCookie(response))
  }

  func presentRefusal(response: CreateCookie.Refusal.Response) {
    calls.append(.presentRefusal(response))
  }
}
