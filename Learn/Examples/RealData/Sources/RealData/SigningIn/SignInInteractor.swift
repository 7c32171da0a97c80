@MainActor
protocol SignInBusinessLogic: AnyObject {
  func loadForm(request: SignIn.LoadForm.Request)
  func submitForm(request: SignIn.SubmitForm.Request)
}

@MainActor
final class SignInInteractor: SignInBusinessLogic {
  var presenter: (any SignInPresentationLogic)?
  private let session: Session
  private let isExpired: Bool
  private(set) var submitTask: Task<Void, Never>?

  init(session: Session, isExpired: Bool = false) {
    (self.session, self.isExpired) = (session, isExpired)
  }

  /// Presents nothing to a user who has never signed in, or has signed out.
  func loadForm(request: SignIn.LoadForm.Request) {
    if isExpired { presenter?.presentForm(response: .expired) }
  }

  func submitForm(request: SignIn.SubmitForm.Request) {
    if submitTask != nil { return }
    var missing: [SignIn.Field] = []
    if request.name.isEmpty { missing.append(.name) }
    if request.password.isEmpty { missing.append(.password) }
    if !missing.isEmpty {
      presenter?.presentForm(response: .incomplete(missing))
      return
    }
    presenter?.presentForm(response: .sending)
    submitTask = Task { [weak self, session] in
      let response: SignIn.SubmitForm.Response
      do throws(SignInError) {
        try await session.signIn(name: request.name, password: request.password)
        response = .signedIn
      } catch {
        response = .failed(error)
      }
      self?.submitTask = nil
      self?.presenter?.presentForm(response: response)
    }
  }
}
