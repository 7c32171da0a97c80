@MainActor
protocol SignInOnPageBusinessLogic: AnyObject {
  func openPage(request: SignInOnPage.OpenPage.Request)
}

@MainActor
final class SignInOnPageInteractor: SignInOnPageBusinessLogic {
  var presenter: (any SignInOnPagePresentationLogic)?
  private let session: Session
  private let page: any SignInPage
  private(set) var pageTask: Task<Void, Never>?

  init(session: Session, page: any SignInPage) { (self.session, self.page) = (session, page) }

  // The page closes with its scene.
  deinit { pageTask?.cancel() }

  func openPage(request: SignInOnPage.OpenPage.Request) {
    if pageTask != nil { return }
    presenter?.presentPage(response: .opened)
    pageTask = Task { [weak self, session, page] in
      var response = SignInOnPage.OpenPage.Response.closed
      do throws(SignInError) {
        if let answer = try await page.code() {
          try await session.signIn(code: answer.code, verifier: answer.verifier)
          response = .signedIn
        }
      } catch {
        response = .failed(error)
      }
      self?.pageTask = nil
      self?.presenter?.presentPage(response: response)
    }
  }
}
