import Testing

@testable import RealData

final class SignInPresentationLogicSpy: SignInPresentationLogic {
  private(set) var responses: [SignIn.SubmitForm.Response] = []

  func presentForm(response: SignIn.SubmitForm.Response) { responses.append(response) }
}

@MainActor
struct SignInTests {
  let presenter = SignInPresentationLogicSpy()

  func interactor(_ answer: Result<Token, SignInError>) -> SignInInteractor {
    let interactor = SignInInteractor(session: Session(worker: SignInWorkerStub { answer }))
    interactor.presenter = presenter
    return interactor
  }

  @Test(arguments: [
    ("", "", [SignIn.Field.name, .password]), ("Ada", "", [.password]), ("", "x", [.name]),
  ])
  func `sends no incomplete form`(name: String, password: String, missing: [SignIn.Field]) {
    // Given
    let interactor = interactor(.failure(.refused))
    // When
    interactor.submitForm(request: .init(name: name, password: password))
    // Then
    #expect(presenter.responses == [.incomplete(missing)])
    #expect(interactor.submitTask == nil)
  }

  @Test(arguments: [
    (
      Result<Token, SignInError>.success(Token(user: "ada", access: "a", renewal: "r")),
      SignIn.SubmitForm.Response.signedIn
    ),
    (.failure(.refused), .failed(.refused)),
    (.failure(.noAnswer(.offline)), .failed(.noAnswer(.offline))),
  ])
  func `sends a form once, and responds with the answer`(
    answer: Result<Token, SignInError>, response: SignIn.SubmitForm.Response
  ) async {
    // Given
    let interactor = interactor(answer)
    // When
    interactor.submitForm(request: .init(name: "Ada", password: "x"))
    interactor.submitForm(request: .init(name: "Ada", password: "x"))
    await interactor.submitTask?.value
    // Then
    #expect(presenter.responses == [.sending, response])
  }

  @Test(arguments: [
    (SignIn.SubmitForm.Response.sending, SignIn.SubmitForm.ViewModel(isSending: true)),
    (.signedIn, .init(clearsFields: true)),
    (.expired, .init(message: "Your session has ended. Sign in again.")),
    (.failed(.refused), .init(message: "Name or password is wrong.")),
    (.failed(.noAnswer(.offline)), .init(message: "You are offline.")),
  ])
  func `words each answer`(
    response: SignIn.SubmitForm.Response, viewModel: SignIn.SubmitForm.ViewModel
  ) {
    // Given
    let view = SignInView()
    let presenter = SignInPresenter()
    presenter.view = view
    // When
    presenter.presentForm(response: response)
    // Then
    #expect(view.form == viewModel)
  }

  @Test func `shows each problem at its field, until the next attempt`() async {
    // Given
    let session = Session(worker: SignInWorkerStub { .failure(.refused) })
    let view = SignInView().configure(session: session)
    view.submitForm()
    #expect(
      view.form.problems == [.name: "Type your name.", .password: "Type your password."])
    // When
    (view.name, view.password) = ("Ada", "x")
    view.submitForm()
    #expect(view.form == .init(isSending: true))
    await (view.interactor as? SignInInteractor)?.submitTask?.value
    // Then
    #expect(view.form == .init(message: "Name or password is wrong."))
    #expect(view.name == "Ada")
  }

  @Test func `forgets name and password after signing in`() async {
    // Given
    let token = Token(user: "ada", access: "a", renewal: "r")
    let view = SignInView().configure(
      session: Session(worker: SignInWorkerStub { .success(token) }))
    (view.name, view.password) = ("Ada", "x")
    // When
    view.submitForm()
    await (view.interactor as? SignInInteractor)?.submitTask?.value
    // Then
    #expect(view.name == "" && view.password == "")
  }

  @Test(arguments: [true, false])
  func `says that a session has ended, and nothing to a new user`(isExpired: Bool) {
    // Given
    let session = Session(worker: SignInWorkerStub { .failure(.refused) })
    let interactor = SignInInteractor(session: session, isExpired: isExpired)
    interactor.presenter = presenter
    // When
    interactor.loadForm(request: .init())
    // Then
    #expect(presenter.responses == (isExpired ? [.expired] : []))
  }
}
