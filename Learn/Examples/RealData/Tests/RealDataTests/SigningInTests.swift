import Foundation
import Synchronization
import Testing

@testable import RealData

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Renews tokens as the test says, and counts how often.
final class SignInWorkerStub: SignInWorker {
  let renewals = Mutex(0)
  let signedOut = Mutex<[Token]>([])
  let codes = Mutex<[SignInCode]>([])
  let answer: @Sendable () async -> Result<Token, SignInError>

  init(_ answer: @escaping @Sendable () async -> Result<Token, SignInError>) {
    self.answer = answer
  }

  func signIn(name: String, password: String) async throws(SignInError) -> Token {
    try await answer().get()
  }

  func signIn(code: String, verifier: String) async throws(SignInError) -> Token {
    codes.withLock { $0.append(SignInCode(code: code, verifier: verifier)) }
    return try await answer().get()
  }

  func renew(_ token: Token) async throws(SignInError) -> Token {
    renewals.withLock { $0 += 1 }
    return try await answer().get()
  }

  func signOut(_ token: Token) async { signedOut.withLock { $0.append(token) } }
}

/// Keeps the token until the test ends, or fails as the test says.
final class MemoryTokenStore: TokenStore {
  let error = Mutex<TokenStoreError?>(nil)
  private let token: Mutex<Token?>

  init(_ token: Token? = nil) { self.token = Mutex(token) }

  func load() throws(TokenStoreError) -> Token? {
    if let error = error.withLock({ $0 }) { throw error }
    return token.withLock { $0 }
  }

  func save(_ token: Token?) throws(TokenStoreError) {
    if let error = error.withLock({ $0 }) { throw error }
    self.token.withLock { $0 = token }
  }
}

extension Session {
  init(worker: any SignInWorker, token: Token? = nil) {
    self.init(worker: worker, tokens: MemoryTokenStore(token))
  }

  init(worker: any SignInWorker, tokens: any TokenStore) {
    self.init(worker: worker, tokens: tokens) { Issue.record($0) }
  }
}

/// A server that accepts one token.
struct LockedServerStub: Transport {
  var token = "new"

  func send(_ request: URLRequest) async throws(ConnectionFault) -> (status: Int, body: Data) {
    (request.value(forHTTPHeaderField: "Authorization") == "Bearer \(token)" ? 204 : 401, Data())
  }
}

/// A server that refuses every token, the first one only after the test has let it.
final class SlowServerStub: Transport {
  let (held, newHeld) = AsyncStream.makeStream(of: CheckedContinuation<Void, Never>.self)
  let tokens = Mutex<[String?]>([])

  func send(_ request: URLRequest) async throws(ConnectionFault) -> (status: Int, body: Data) {
    let count = tokens.withLock { tokens in
      tokens.append(request.value(forHTTPHeaderField: "Authorization"))
      return tokens.count
    }
    if count == 1 { await withCheckedContinuation { newHeld.yield($0) } }
    return (401, Data())
  }
}

final class SignInNavigationSpy: SignInNavigation {
  private(set) var calls: [String] = []

  func showSignIn(isExpired: Bool) { calls.append(isExpired ? "expired" : "show") }
  func showProblem(_ error: TokenStoreError) { calls.append("\(error)") }
  func hideSignIn(user: String) { calls.append("hide \(user)") }
}

final class ListIceCreamsBusinessLogicSpy: ListIceCreamsBusinessLogic {
  private(set) var calls = 0

  func watchIceCreams(request: ListIceCreams.WatchIceCreams.Request) { calls += 1 }
  func deleteIceCream(request: ListIceCreams.DeleteIceCream.Request) {}
}

@Suite(.timeLimit(.minutes(60)))
struct SigningInTests {
  let old = Token(user: "ada", access: "old", renewal: "r")
  let new = Token(user: "ada", access: "new", renewal: "s")

  func store(
    _ session: Session, over transport: any Transport = LockedServerStub()
  ) throws -> HTTPIceCreamStore {
    HTTPIceCreamStore(
      address: try #require(URL(string: "http://shop.test")), pageSize: 3,
      transport: SignedInTransport(
        session: session, user: "ada", transport: transport))
  }

  @Test func `renews an old token once for all requests, and repeats them`() async throws {
    // Given
    let worker = SignInWorkerStub { [new] in .success(new) }
    let store = try store(Session(worker: worker, token: old))
    // When
    try await withThrowingTaskGroup { group in
      for id in 0..<20 { group.addTask { try await store.delete(id) } }
      try await group.waitForAll()
    }
    // Then
    #expect(worker.renewals.withLock { $0 } == 1)
  }

  @Test func `reports a session that cannot be renewed, once, to whoever shows scenes`()
    async throws
  {
    // Given
    let session = Session(worker: SignInWorkerStub { .failure(.refused) }, token: old)
    let store = try store(session)
    var states = await session.states().makeAsyncIterator()
    // When
    for id in 0..<2 {
      await #expect(throws: IceCreamStoreError.refused(code: 401)) { try await store.delete(id) }
    }
    await session.signOut()
    // Then
    #expect(await states.next() == .signedIn(user: "ada"))
    #expect(await states.next() == .expired)
    #expect(await states.next() == .signedOut)
  }

  @Test func `stays signed in if the server is out of reach`() async throws {
    let worker = SignInWorkerStub { .failure(.noAnswer(.timedOut)) }
    let session = Session(worker: worker, token: old)

    await #expect(throws: IceCreamStoreError.noAnswer(.timedOut)) {
      try await store(session).delete(1)
    }

    #expect(await session.token(of: "ada") == old)
  }

  @Test func `stays signed out if the user signs out during a renewal`() async throws {
    // Given
    let (renewals, newRenewal) = AsyncStream.makeStream(of: CheckedContinuation<Void, Never>.self)
    let worker = SignInWorkerStub { [new] in
      await withCheckedContinuation { newRenewal.yield($0) }
      return .success(new)
    }
    let session = Session(worker: worker, token: old)
    let renewal = Task { [old] in try await session.renew(old) }
    // When
    for await held in renewals {
      await session.signOut()
      held.resume()
      break
    }
    // Then
    #expect(try await renewal.value == nil)
    #expect(await session.token(of: "ada") == nil)
  }

  @Test(arguments: [true, false])
  func `never sends one user's request as another`(isSignedOut: Bool) async throws {
    // Given
    let bob = Token(user: "bob", access: "bob", renewal: "t")
    let server = SlowServerStub()
    let session = Session(worker: SignInWorkerStub { .success(bob) }, token: old)
    let store = try store(session, over: server)
    let deletion = Task { try await store.delete(1) }
    // When
    for await held in server.held {
      if isSignedOut { await session.signOut() }
      try await session.signIn(name: "Bob", password: "x")
      held.resume()
      break
    }
    // Then
    await #expect(throws: IceCreamStoreError.refused(code: 401)) { try await deletion.value }
    await #expect(throws: IceCreamStoreError.refused(code: 401)) {
      _ = try await store.fetch(0..<9)
    }
    #expect(server.tokens.withLock { $0 } == ["Bearer old"])
  }

  @Test func `repeats no request after a sign-out`() async throws {
    // Given
    let server = FailingServerStub([.success(503)])
    let session = Session(worker: SignInWorkerStub { .failure(.refused) }, token: old)
    var transport = session.transport(for: "ada", over: server)
    transport.wait = { _ in await session.signOut() }
    var request = URLRequest(url: try #require(URL(string: "http://shop.test")))
    request.httpMethod = "DELETE"
    // When
    let status = try await transport.send(request).status
    // Then
    #expect(status == 401)
    #expect(server.requests.withLock { $0.count } == 1)
  }

  @Test func `goes on with the next token of the same user`() async throws {
    // Given
    let session = Session(worker: SignInWorkerStub { [new] in .success(new) }, token: old)
    let store = try store(session)
    await session.signOut()
    await #expect(throws: IceCreamStoreError.refused(code: 401)) { try await store.delete(1) }
    // When
    try await session.signIn(name: "Ada", password: "x")
    // Then
    try await store.delete(1)
  }

  @Test func `saves each new token, and deletes it at the end of the session`() async throws {
    // Given
    let tokens = MemoryTokenStore()
    let worker = SignInWorkerStub { [new] in .success(new) }
    // When
    try await Session(worker: worker, tokens: tokens).signIn(name: "Ada", password: "x")
    // Then
    #expect(try tokens.load() == new)

    // When
    try tokens.save(old)
    let session = Session(worker: worker, tokens: tokens)
    _ = try await session.renew(old)
    // Then
    #expect(try tokens.load() == new)

    // When
    await session.signOut()
    // Then
    #expect(try tokens.load() == nil)
    #expect(worker.signedOut.withLock { $0 } == [new])
  }

  @Test func `goes on without a saved token, and reports each failure`() async throws {
    // Given
    let tokens = MemoryTokenStore(old)
    let (reports, newReport) = AsyncStream.makeStream(of: TokenStoreError.self)
    let session = Session(
      worker: SignInWorkerStub { [new] in .success(new) }, tokens: tokens,
      report: { newReport.yield($0) })
    var states = await session.states().makeAsyncIterator()
    // When
    tokens.error.withLock { $0 = .unavailable(code: 1) }
    #expect(try await session.renew(old) == new)
    await session.signOut()
    #expect(await session.token(of: "ada") == nil)
    tokens.error.withLock { $0 = .locked }
    try await session.signIn(name: "Ada", password: "x")
    newReport.finish()
    // Then
    #expect(await session.token(of: "ada") == new)
    #expect(await states.next() == .signedIn(user: "ada"))
    #expect(await states.next() == .signedOut)
    #expect(await states.next() == .signedIn(user: "ada"))
    #expect(
      await reports.reduce(into: []) { $0.append($1) } == [
        .unavailable(code: 1), .unavailable(code: 1), .locked,
      ])
  }

  @Test func `deletes a token that cannot be renewed`() async throws {
    let tokens = MemoryTokenStore(old)
    let session = Session(worker: SignInWorkerStub { .failure(.refused) }, tokens: tokens)

    _ = try await session.renew(old)

    #expect(try tokens.load() == nil)
  }

  @Test func `reads a locked token after the unlock, and neither deletes it nor signs out`()
    async throws
  {
    // Given
    let tokens = MemoryTokenStore(old)
    tokens.error.withLock { $0 = .locked }
    let session = Session(worker: SignInWorkerStub { .failure(.refused) }, tokens: tokens)
    var states = await session.states().makeAsyncIterator()
    #expect(await states.next() == .unreadable(.locked))
    // When
    await session.reload()
    tokens.error.withLock { $0 = nil }
    await session.reload()
    await session.reload()
    await session.signOut()
    // Then
    #expect(await states.next() == .unreadable(.locked))
    #expect(await states.next() == .signedIn(user: "ada"))
    #expect(await states.next() == .signedOut)
  }

  @Test @MainActor func `covers any scene until the user is signed in again`() async throws {
    // Given
    let navigation = SignInNavigationSpy()
    let (states, newState) = AsyncStream.makeStream(of: Session.State.self)
    // When
    for state in [
      Session.State.unreadable(.locked), .expired, .signedIn(user: "ada"), .signedOut,
    ] {
      newState.yield(state)
    }
    newState.finish()
    await cover(navigation, during: states)
    // Then
    #expect(navigation.calls == ["locked", "expired", "hide ada", "show"])
  }
}

extension Shop {
  fileprivate var signIn: SignInView? { if case .signIn(let view) = content { view } else { nil } }
  fileprivate var problem: String? { if case .problem(let text) = content { text } else { nil } }
  fileprivate var showsScenes: Bool { if case .scenes = content { true } else { false } }
}

/// What the window shows while the session begins, expires and ends.
@MainActor @Suite(.timeLimit(.minutes(60)))
struct ShopTests {
  func shop(_ token: Token? = nil) -> Shop {
    Shop(
      openStore: { _ in MemoryIceCreamStore() },
      session: Session(worker: SignInWorkerStub { .failure(.refused) }, token: token))
  }

  @Test(arguments: [Token(user: "ada", access: "a", renewal: "r"), nil])
  func `asks a user without a token to sign in when the app starts`(token: Token?) async {
    // Given
    let shop = shop(token)
    #expect(shop.signIn == nil && !shop.showsScenes)
    // When
    let following = Task { await shop.followSession() }
    defer { following.cancel() }
    // Then
    for _ in 0..<100_000 where shop.signIn == nil && !shop.showsScenes { await Task.yield() }
    #expect((shop.signIn != nil) == (token == nil))
    #expect(shop.showsScenes == (token != nil))
  }

  @Test(arguments: [
    (TokenStoreError.locked, "Unlock your device, and try again."),
    (.unavailable(code: -34018), "Your session cannot be read (-34018). Try again."),
  ])
  func `says why the session cannot be read, until it can`(
    error: TokenStoreError, message: String
  ) async {
    // Given
    let tokens = MemoryTokenStore(Token(user: "ada", access: "a", renewal: "r"))
    tokens.error.withLock { $0 = error }
    let shop = Shop(
      openStore: { _ in MemoryIceCreamStore() },
      session: Session(worker: SignInWorkerStub { .failure(.refused) }, tokens: tokens))
    let following = Task { await shop.followSession() }
    defer { following.cancel() }
    for _ in 0..<100_000 where shop.problem == nil { await Task.yield() }
    #expect(shop.problem == message)
    // When
    tokens.error.withLock { $0 = nil }
    shop.reloadSession()
    // Then
    for _ in 0..<100_000 where !shop.showsScenes { await Task.yield() }
    #expect(shop.showsScenes)
  }

  @Test func `returns to the covered scenes, and reloads them`() async {
    // Given
    let shop = shop()
    let interactor = ListIceCreamsBusinessLogicSpy()
    await shop.hideSignIn(user: "ada")
    shop.iceCreams.interactor = interactor
    // When
    shop.showSignIn(isExpired: true)
    shop.tab = .account
    #expect(shop.signIn?.form.message == "Your session has ended. Sign in again.")
    await shop.hideSignIn(user: "ada")
    // Then
    #expect(shop.showsScenes)
    #expect(shop.tab == .account)
    #expect(interactor.calls == 1)
  }

  @Test func `shows nothing of one user to the next`() async {
    // Given
    let shop = shop()
    shop.showSignIn(isExpired: true)
    shop.signIn?.name = "Ada"
    shop.signIn?.password = "x"
    await shop.hideSignIn(user: "ada")
    shop.iceCreams.displayIceCreams(viewModel: .fetched([.init(id: 2, text: "2 Plum")]))
    (shop.tab, shop.selection) = (.account, 2)
    weak var old: ListIceCreamsView?
    old = shop.iceCreams
    // When
    shop.showSignIn(isExpired: false)
    // Then
    #expect(old == nil)
    #expect(shop.iceCreams.rows == [])
    #expect(shop.selection == nil && shop.tab == .iceCreams)
    #expect(shop.signIn?.form == .init())
    #expect(shop.signIn?.name == "" && shop.signIn?.password == "")
  }

  @Test(arguments: [true, false])
  func `opens another store and frees all scenes for another user`(isExpired: Bool) async {
    // Given
    let stores = ["ada": MemoryIceCreamStore(), "bob": MemoryIceCreamStore()]
    await stores["ada"]?.save(IceCream(id: 2, flavor: "Plum"))
    await stores["bob"]?.save(IceCream(id: 1, flavor: "Mint"))
    let shop = Shop(
      openStore: { stores[$0] ?? MemoryIceCreamStore() },
      session: Session(worker: SignInWorkerStub { .failure(.refused) }))
    await shop.hideSignIn(user: "ada")
    shop.selection = 2
    weak var old: ListIceCreamsView?
    old = shop.iceCreams
    // When
    shop.showSignIn(isExpired: isExpired)
    #expect((old == nil) != isExpired)
    await shop.hideSignIn(user: "bob")
    for _ in 0..<100_000 where shop.iceCreams.rows.isEmpty { await Task.yield() }
    // Then
    #expect(old == nil)
    #expect(shop.selection == nil)
    #expect(shop.iceCreams.rows.map(\.id) == [1])
  }

  @Test func `signs out`() async {
    // Given
    let session = Session(
      worker: SignInWorkerStub { .failure(.refused) },
      token: Token(user: "ada", access: "a", renewal: "r"))
    let shop = Shop(openStore: { _ in MemoryIceCreamStore() }, session: session)
    var states = await session.states().makeAsyncIterator()
    #expect(await states.next() == .signedIn(user: "ada"))
    // When
    shop.signOut()
    // Then
    #expect(await states.next() == .signedOut)
  }
}
