@testable import Parlour

/// A worker that always gives the same answer.
final class CreateCookieWorkerStub: CreateCookieWorker {
  private let answer: Result<CookieCatalog, CookieCatalogError>

  init(_ answer: Result<CookieCatalog, CookieCatalogError>) {
    self.answer = answer
  }

  func fetchCookies() throws(CookieCatalogError) -> CookieCatalog {
    try answer.get()
  }
}

extension Seeds {
  static let cookies = CookieCatalog(
    title: "Test bakery", doughs: ["Plain", "Almond"], fillings: ["Honey"], glazes: ["Sugar"],
    crumbly: ["Almond"])
}
