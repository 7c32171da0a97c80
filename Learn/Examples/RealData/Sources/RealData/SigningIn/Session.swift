/// What proves to the server who the user is; scenes never see it.
struct Token: Equatable, Sendable {
  var access, renewal: String
}

enum SignInError: Error, Equatable {
  case refused
  case noAnswer(ConnectionFault)
}

protocol SignInWorker: Sendable {
  func signIn(name: String, password: String) async throws(SignInError) -> Token
  func renew(_ token: Token) async throws(SignInError) -> Token
}

/// Whether the user is signed in. All scenes share it.
actor Session {
  enum State: Equatable, Sendable {
    case signedIn, signedOut, expired
  }

  private let worker: any SignInWorker
  private(set) var token: Token?
  private var state: State
  private var renewal: Task<Result<Token, SignInError>, Never>?
  private let readers = Readers<State>()

  init(worker: any SignInWorker, token: Token? = nil) {
    (self.worker, self.token) = (worker, token)
    state = token == nil ? .signedOut : .signedIn
  }

  /// Returns the state now, and each later one.
  func states() -> AsyncStream<State> { readers.values(beginningWith: state) }

  func signIn(name: String, password: String) async throws(SignInError) {
    change(to: try await worker.signIn(name: name, password: password), .signedIn)
  }

  func signOut() { change(to: nil, .signedOut) }

  /// Replaces a token that the server refused, once for all requests that it refused.
  ///
  /// - Returns: The new token; `nil` if the user must sign in again.
  func renew(_ refused: Token) async throws(ConnectionFault) -> Token? {
    if token != refused { return token }
    let task = renewal ?? Task { [worker] in await worker.answer(refused) }
    renewal = task
    let result = await task.value
    // The user may have signed out meanwhile, or another request may have come this far.
    if token != refused { return token }
    if renewal == task { renewal = nil }
    switch result {
    case .success(let token): self.token = token
    case .failure(.refused): change(to: nil, .expired)
    case .failure(.noAnswer(let fault)): throw fault
    }
    return token
  }

  private func change(to token: Token?, _ state: State) {
    (self.token, self.state, renewal) = (token, state, nil)
    readers.send(state)
  }
}

extension SignInWorker {
  fileprivate func answer(_ refused: Token) async -> Result<Token, SignInError> {
    do throws(SignInError) {
      return .success(try await renew(refused))
    } catch {
      return .failure(error)
    }
  }
}
