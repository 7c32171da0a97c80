/// What can be asked of the scene.
protocol CreateCookieBusinessLogic: AnyObject {
  func loadCookies(request: CreateCookie.LoadCookies.Request)
  func selectPart(request: CreateCookie.SelectPart.Request)
  func finishCookie(request: CreateCookie.FinishCookie.Request)
}

/// Enforces the scene's business rules.
final class CreateCookieInteractor {
  var presenter: (any CreateCookiePresentationLogic)?

  private let worker: any CreateCookieWorker
  private var catalog: CookieCatalog?
  private var cookie: Cookie?

  init(worker: any CreateCookieWorker = FileCookieWorker(path: "cookies.json")) {
    self.worker = worker
  }
}

extension CreateCookieInteractor: CreateCookieBusinessLogic {
  func loadCookies(request: CreateCookie.LoadCookies.Request) {
    cookie = nil
    do {
      let catalog = try worker.fetchCookies()
      self.catalog = catalog
      presenter?.presentCookies(response: .init(catalog: catalog))
    } catch {
      catalog = nil
      presenter?.presentLoadFailure(response: .init(error: error))
    }
  }

  func selectPart(request: CreateCookie.SelectPart.Request) {
    guard let catalog else { return refuse(.nothingLoaded) }
    let (part, names) = (request.part, catalog.names(of: request.part))
    guard names.indices.contains(request.index) else {
      return refuse(.outOfRange(part, count: names.count))
    }
    let name = names[request.index]
    guard var cookie = cookie ?? (part == .dough ? Cookie(dough: name) : nil) else {
      return refuse(.noDough)
    }
    if part == .glaze, catalog.crumbly.contains(cookie.dough) {
      return refuse(.tooCrumbly(dough: cookie.dough))
    }
    switch part {
    case .dough: cookie.dough = name
    case .filling: cookie.filling = name
    case .glaze: cookie.glaze = name
    }
    self.cookie = cookie
    presenter?.presentCookie(response: .init(cookie: cookie))
  }

  func finishCookie(request: CreateCookie.FinishCookie.Request) {
    guard let cookie else { return refuse(.noDough) }
    presenter?.presentFinishedCookie(response: .init(cookie: cookie))
  }

  private func refuse(_ reason: CreateCookie.Refusal.Reason) {
    presenter?.presentRefusal(response: .init(reason: reason))
  }
}
