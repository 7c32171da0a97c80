/// What the presenter can have shown.
protocol CreateCookieDisplayLogic: AnyObject {
  func displayCookies(viewModel: CreateCookie.LoadCookies.ViewModel)
  func displayLoadFailure(viewModel: CreateCookie.LoadFailure.ViewModel)
  func displayCookie(viewModel: CreateCookie.SelectPart.ViewModel)
  func displayFinishedCookie(viewModel: CreateCookie.FinishCookie.ViewModel)
  func displayRefusal(viewModel: CreateCookie.Refusal.ViewModel)
}

/// The view of the scene: it turns view models into what is in the store.
final class CreateCookieView {
  let cookie: CookieDataStore

  init(cookie: CookieDataStore = CookieDataStore()) {
    self.cookie = cookie
  }
}

extension CreateCookieView: CreateCookieDisplayLogic {
  func displayCookies(viewModel: CreateCookie.LoadCookies.ViewModel) {
    cookie.title = viewModel.title
    cookie.displayedDoughs = viewModel.doughs
    cookie.displayedFillings = viewModel.fillings
    cookie.displayedGlazes = viewModel.glazes
    cookie.caption = ""
    cookie.refusal = nil
    cookie.failure = nil
  }

  func displayLoadFailure(viewModel: CreateCookie.LoadFailure.ViewModel) {
    cookie.failure = viewModel.message
  }

  func displayCookie(viewModel: CreateCookie.SelectPart.ViewModel) {
    cookie.caption = viewModel.caption
    cookie.refusal = nil
  }

  func displayFinishedCookie(viewModel: CreateCookie.FinishCookie.ViewModel) {
    cookie.alert = viewModel.message
    cookie.refusal = nil
  }

  func displayRefusal(viewModel: CreateCookie.Refusal.ViewModel) {
    cookie.refusal = viewModel.message
  }
}
