import Foundation
import Synchronization
import Testing

@testable import RealData

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class SignInOnPagePresentationLogicSpy: SignInOnPagePresentationLogic {
  private(set) var responses: [SignInOnPage.OpenPage.Response] = []

  func presentPage(response: SignInOnPage.OpenPage.Response) { responses.append(response) }
}

/// A page that answers at once.
final class SignInPageStub: SignInPage {
  let answer: Result<SignInCode?, SignInError>

  init(_ answer: Result<SignInCode?, SignInError>) { self.answer = answer }

  func code() async throws(SignInError) -> SignInCode? { try answer.get() }
}

/// A page that the user neither answers nor closes.
final class OpenSignInPageStub: SignInPage {
  func code() async -> SignInCode? {
    // A stream ends when its reader is canceled.
    let (answers, answer) = AsyncStream.makeStream(of: SignInCode.self)
    defer { answer.finish() }
    for await code in answers { return code }
    return nil
  }
}

@MainActor
struct SignInOnPageTests {
  nonisolated static let ada = Token(user: "ada", access: "a", renewal: "r")
  nonisolated static let code = SignInCode(code: "1", verifier: "v")
  let presenter = SignInOnPagePresentationLogicSpy()

  @Test(arguments: [
    (
      Result<SignInCode?, SignInError>.success(code), Result<Token, SignInError>.success(ada),
      [code], SignInOnPage.OpenPage.Response.signedIn
    ),
    (.success(code), .failure(.refused), [code], .failed(.refused)),
    (.success(nil), .success(ada), [], .closed),
    (.failure(.refused), .success(ada), [], .failed(.refused)),
  ])
  func `exchanges the code of the page for a token`(
    page: Result<SignInCode?, SignInError>, answer: Result<Token, SignInError>,
    codes: [SignInCode], response: SignInOnPage.OpenPage.Response
  ) async {
    // Given
    let worker = SignInWorkerStub { answer }
    let session = Session(worker: worker)
    let interactor = SignInOnPageInteractor(session: session, page: SignInPageStub(page))
    interactor.presenter = presenter
    // When
    interactor.openPage(request: .init())
    interactor.openPage(request: .init())
    await interactor.pageTask?.value
    // Then
    #expect(presenter.responses == [.opened, response])
    #expect(worker.codes.withLock { $0 } == codes)
    #expect(await session.token(of: "ada") == (response == .signedIn ? Self.ada : nil))
  }

  @Test(arguments: [
    (SignInOnPage.OpenPage.Response.opened, SignInOnPage.OpenPage.ViewModel(isOpen: true)),
    (.closed, .init()), (.signedIn, .init()),
    (.failed(.refused), .init(message: "The shop did not sign you in. Try again.")),
    (.failed(.noAnswer(.offline)), .init(message: "You are offline.")),
  ])
  func `words each answer`(
    response: SignInOnPage.OpenPage.Response, viewModel: SignInOnPage.OpenPage.ViewModel
  ) {
    // Given
    let view = SignInOnPageView()
    let presenter = SignInOnPagePresenter()
    presenter.view = view
    // When
    presenter.presentPage(response: response)
    // Then
    #expect(view.page == viewModel)
  }

  @Test func `closes the page when its scene is gone`() async throws {
    // Given
    var view: SignInOnPageView? = SignInOnPageView().configure(
      session: Session(worker: SignInWorkerStub { .failure(.refused) }), page: OpenSignInPageStub())
    view?.openPage()
    let task = try #require((view?.interactor as? SignInOnPageInteractor)?.pageTask)
    // When
    view = nil
    // Then
    #expect(task.isCancelled)
    task.cancel()
    await task.value
  }

  @Test func `signs in from its button`() async throws {
    // Given
    let session = Session(worker: SignInWorkerStub { .success(Self.ada) })
    let view = SignInOnPageView().configure(
      session: session, page: SignInPageStub(.success(Self.code)))
    // When
    view.openPage()
    #expect(view.page.isOpen)
    await (view.interactor as? SignInOnPageInteractor)?.pageTask?.value
    // Then
    #expect(view.page == .init())
    #expect(await session.token(of: "ada") == Self.ada)
  }
}

/// A server that gives one answer, and notes what it was asked.
final class TokenServerStub: Transport {
  let answer: Result<(status: Int, body: Data), ConnectionFault>
  let asked = Mutex<[String]>([])

  init(_ answer: Result<(status: Int, body: Data), ConnectionFault>) { self.answer = answer }

  convenience init(_ status: Int, _ body: String) { self.init(.success((status, Data(body.utf8)))) }

  func send(_ request: URLRequest) async throws(ConnectionFault) -> (status: Int, body: Data) {
    let form = String(decoding: request.httpBody ?? Data(), as: UTF8.self)
    let type = request.value(forHTTPHeaderField: "Content-Type") ?? ""
    asked.withLock {
      $0 += ["\(request.httpMethod ?? "") \(request.url?.path ?? "") \(type)", form]
    }
    return try answer.get()
  }
}

struct HTTPSignInWorkerTests {
  let old = Token(user: "ada", access: "a", renewal: "r")

  func worker(_ server: TokenServerStub) throws -> HTTPSignInWorker {
    HTTPSignInWorker(
      address: try #require(URL(string: "https://shop.test/oauth")), transport: server)
  }

  @Test func `sends the code and the verifier in a form`() async throws {
    // Given
    let server = TokenServerStub(
      200, #"{"user": "ada", "access_token": "b", "refresh_token": "s", "token_type": "Bearer"}"#)
    // When
    let token = try await worker(server).signIn(code: "a+b/c", verifier: "v-1")
    // Then
    #expect(token == Token(user: "ada", access: "b", renewal: "s"))
    #expect(
      server.asked.withLock { $0 } == [
        "POST /oauth/token application/x-www-form-urlencoded",
        "client_id=shop&code=a%2Bb%2Fc&code_verifier=v-1&grant_type=authorization_code"
          + "&redirect_uri=example.shop%3A%2Fsigned-in",
      ])
  }

  @Test func `sends any name and password as it is`() async throws {
    let server = TokenServerStub(400, #"{"error": "invalid_grant"}"#)

    await #expect(throws: SignInError.refused) {
      _ = try await worker(server).signIn(name: "Zoë & co", password: "1+1=2%")
    }

    #expect(
      server.asked.withLock { $0.last } == "name=Zo%C3%AB%20%26%20co&password=1%2B1%3D2%25")
  }

  @Test(arguments: [("s", #", "refresh_token": "s""#), ("r", "")])
  func `keeps the renewal token if the server sends none`(
    renewal: String, field: String
  ) async throws {
    let server = TokenServerStub(200, #"{"user": "ada", "access_token": "b"\#(field)}"#)

    let token = try await worker(server).renew(old)

    #expect(token == Token(user: "ada", access: "b", renewal: renewal))
    #expect(
      server.asked.withLock { $0.last }
        == "client_id=shop&grant_type=refresh_token&refresh_token=r")
  }

  @Test(arguments: [
    (400, #"{"error": "invalid_grant"}"#, SignInError.refused),
    (400, #"{"error": "invalid_request"}"#, .noAnswer(.other(code: 400))),
    (400, #"{"error": "unsupported_grant_type"}"#, .noAnswer(.other(code: 400))),
    (400, "<html>", .noAnswer(.other(code: 400))),
    (401, #"{"error": "invalid_client"}"#, .noAnswer(.other(code: 401))),
    (500, "{}", .noAnswer(.other(code: 500))), (200, "{}", .noAnswer(.other(code: 200))),
  ])
  func `ends a session only if the server refuses its token`(
    status: Int, answer: String, error: SignInError
  ) async throws {
    let worker = try worker(TokenServerStub(status, answer))

    await #expect(throws: error) { _ = try await worker.renew(old) }
  }

  @Test func `says that there was no answer, except to a sign-out`() async throws {
    let server = TokenServerStub(.failure(.offline))

    await #expect(throws: SignInError.noAnswer(.offline)) {
      _ = try await worker(server).signIn(code: "1", verifier: "v")
    }
    try await worker(server).signOut(old)

    #expect(server.asked.withLock { $0.last } == "client_id=shop&token=r")
  }
}
