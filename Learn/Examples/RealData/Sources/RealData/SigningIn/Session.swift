/// What proves to the server who the user is; scenes never see it.
nonisolated struct Token: Equatable, Codable, Sendable {
  /// The user's identifier, which a renewal does not change.
  var user: String
  var access, renewal: String
}

nonisolated enum SignInError: Error, Equatable {
  case refused
  case noAnswer(ConnectionFault)
}

nonisolated protocol SignInWorker: Sendable {
  func signIn(name: String, password: String) async throws(SignInError) -> Token
  /// Exchanges the code of the server's page for a token.
  func signIn(code: String, verifier: String) async throws(SignInError) -> Token
  func renew(_ token: Token) async throws(SignInError) -> Token
  /// Lets the server refuse the token from now on, if it answers.
  func signOut(_ token: Token) async
}

/// Why a token cannot be read, saved or deleted.
nonisolated enum TokenStoreError: Error, Equatable {
  /// Not before the user unlocks the device.
  case locked
  case unavailable(code: Int)
}

/// Keeps the token between launches, as a keychain does.
nonisolated protocol TokenStore: Sendable {
  func load() throws(TokenStoreError) -> Token?
  /// Replaces the token, and `nil` deletes it; a token that cannot be saved is gone at the next launch.
  func save(_ token: Token?) throws(TokenStoreError)
}

/// Whether the user is signed in. All scenes share it.
actor Session {
  enum State: Equatable, Sendable {
    case signedIn(user: String)
    case signedOut, expired
    /// The saved token, if there is one, cannot be read yet.
    case unreadable(TokenStoreError)
  }

  private let worker: any SignInWorker
  private let tokens: any TokenStore
  private let report: @Sendable (TokenStoreError) -> Void
  private var token: Token?
  private var state: State
  private var renewal: Task<Result<Token, SignInError>, Never>?
  private let readers = Readers<State>()

  /// Creates a session, which reports each token that it could not save or delete, and goes on.
  init(
    worker: any SignInWorker, tokens: any TokenStore,
    report: @escaping @Sendable (TokenStoreError) -> Void
  ) {
    (self.worker, self.tokens, self.report) = (worker, tokens, report)
    (token, state) = tokens.loaded()
  }

  /// Reads the token again if it could not be read, as before the first unlock.
  func reload() {
    guard case .unreadable = state else { return }
    (token, state) = tokens.loaded()
    readers.send(state)
  }

  /// Returns the state now, and each later one.
  func states() -> AsyncStream<State> { readers.values(beginningWith: state) }

  func signIn(name: String, password: String) async throws(SignInError) {
    let token = try await worker.signIn(name: name, password: password)
    change(to: token, .signedIn(user: token.user))
  }

  func signIn(code: String, verifier: String) async throws(SignInError) {
    let token = try await worker.signIn(code: code, verifier: verifier)
    change(to: token, .signedIn(user: token.user))
  }

  func signOut() async {
    let old = token
    change(to: nil, .signedOut)
    if let old { await worker.signOut(old) }
  }

  /// Returns the token of this user; `nil` if the user is not signed in, even if another one is.
  func token(of user: String) -> Token? { token?.user == user ? token : nil }

  /// Replaces a token that the server refused, once for all requests that it refused.
  ///
  /// - Returns: The user's new token; `nil` if the user must sign in again.
  func renew(_ refused: Token) async throws(ConnectionFault) -> Token? {
    if token != refused { return token(of: refused.user) }
    let task = renewal ?? Task { [worker] in await worker.answer(refused) }
    renewal = task
    let result = await task.value
    // The user may have signed out meanwhile, or another request may have come this far.
    if token != refused { return token(of: refused.user) }
    if renewal == task { renewal = nil }
    switch result {
    case .success(let token):
      keep(token)
    case .failure(.refused): change(to: nil, .expired)
    case .failure(.noAnswer(let fault)): throw fault
    }
    return token
  }

  private func change(to token: Token?, _ state: State) {
    (self.state, renewal) = (state, nil)
    keep(token)
    readers.send(state)
  }

  private func keep(_ token: Token?) {
    self.token = token
    do throws(TokenStoreError) { try tokens.save(token) } catch { report(error) }
  }
}

nonisolated extension TokenStore {
  fileprivate func loaded() -> (Token?, Session.State) {
    do throws(TokenStoreError) {
      let token = try load()
      return (token, token.map { .signedIn(user: $0.user) } ?? .signedOut)
    } catch {
      return (nil, .unreadable(error))
    }
  }
}

nonisolated extension SignInWorker {
  fileprivate func answer(_ refused: Token) async -> Result<Token, SignInError> {
    do throws(SignInError) {
      return .success(try await renew(refused))
    } catch {
      return .failure(error)
    }
  }
}
