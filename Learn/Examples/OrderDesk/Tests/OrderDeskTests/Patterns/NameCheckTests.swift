import Testing

@testable import OrderDesk

@MainActor
private final class SignUpPresentationLogicSpy: SignUpPresentationLogic {
  private(set) var responses: [SignUp.CheckName.Response] = []

  func presentName(response: SignUp.CheckName.Response) { responses.append(response) }
}

private struct AccountWorkerStub: AccountWorker {
  @concurrent func isTaken(_ name: String) async throws(AccountError) -> Bool {
    if name == "offline" { throw .unavailable }
    return name == "ada"
  }
}

@MainActor
struct NameCheckTests {
  private let presenter = SignUpPresentationLogicSpy()
  private let interactor = SignUpInteractor(accounts: AccountWorkerStub(), pause: {})

  init() { interactor.presenter = presenter }

  @Test(arguments: [
    ("ada", [SignUp.CheckName.Response.checking, .taken]), ("eve", [.checking, .free]),
    ("offline", [.checking, .notChecked]), ("", [.missing]),
  ])
  func `says whether a name is taken`(
    name: String, responses: [SignUp.CheckName.Response]
  ) async {
    interactor.checkName(request: .init(name: name))
    await interactor.nameWork.task?.value

    #expect(presenter.responses == responses)
  }

  @Test func `drops the answer for a name that is no longer typed`() async {
    interactor.checkName(request: .init(name: "ada"))
    let early = interactor.nameWork.task
    interactor.checkName(request: .init(name: ""))
    await early?.value

    #expect(presenter.responses == [.checking, .missing])
  }
}
