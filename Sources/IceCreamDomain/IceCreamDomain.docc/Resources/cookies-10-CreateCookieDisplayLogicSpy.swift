@testable import Parlour

/// A view that only records what it was to display, in order.
final class CreateCookieDisplayLogicSpy: CreateCookieDisplayLogic {
  enum Call: Equatable {
    case displayCookies(CreateCookie.LoadCookies.ViewModel)
    case displayLoadFailure(CreateCookie.LoadFailure.ViewModel)
    case displayCookie(CreateCookie.SelectPart.ViewModel)
    case displayFinishedCookie(CreateCookie.FinishCookie.ViewModel)
    case displayRefusal(CreateCookie.Refusal.ViewModel)
  }

  private(set) var calls: [Call] = []

  func displayCookies(viewModel: CreateCookie.LoadCookies.ViewModel) {
    calls.append(.displayCookies(viewModel))
  }

  func displayLoadFailure(viewModel: CreateCookie.LoadFailure.ViewModel) {
    calls.append(.displayLoadFailure(viewModel))
  }

  func displayCookie(viewModel: CreateCookie.SelectPart.ViewModel) {
    calls.append(.displayCookie(viewModel))
  }

  func displayFinishedCookie(viewModel: CreateCookie.FinishCookie.ViewModel) {
    calls.append(.displayFinishedCookie(viewModel))
  }

  func displayRefusal(viewModel: CreateCookie.Refusal.ViewModel) {
    calls.append(.displayRefusal(viewModel))
  }
}
