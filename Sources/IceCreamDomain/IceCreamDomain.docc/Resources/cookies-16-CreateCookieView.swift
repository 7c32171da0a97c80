/// What the presenter can have shown.
protocol CreateCookieDisplayLogic: AnyObject {
  func displayCookies(viewModel: CreateCookie.LoadCookies.ViewModel)
  func displayLoadFailure(viewModel: CreateCookie.LoadFailure.ViewModel)
  func displayCookie(viewModel: CreateCookie.SelectPart.ViewModel)
  func displayFinishedCookie(viewModel: CreateCookie.FinishCookie.ViewModel)
  func displayRefusal(viewModel: CreateCookie.Refusal.ViewModel)
}

/// The view of the scene: it turns user actions into requests, and view
/// models into what is in the store.
final class CreateCookieView {
  var interactor: (any CreateCookieBusinessLogic)?
  let cookie: CookieDataStore

  init(cookie: CookieDataStore = CookieDataStore()) {
    self.cookie = cookie
  }

  func fetchCookies() {
    interactor?.loadCookies(request: CreateCookie.LoadCookies.Request())
  }

  func selectPart(_ part: CookiePart, at index: Int) {
    interactor?.selectPart(request: CreateCookie.SelectPart.Request(part: part, index: index))
  }

  func finishCookie() {
    interactor?.finishCookie(request: CreateCookie.FinishCookie.Request())
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
