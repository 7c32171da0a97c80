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
  let answer: @Sendable () async -> Result<Token, SignInError>

  init(_ answer: @escaping @Sendable () async -> Result<Token, SignInError>) {
    self.answer = answer
  }

  func signIn(name: String, password: String) async throws(SignInError) -> Token {
    try await answer().get()
  }

  func renew(_ token: Token) async throws(SignInError) -> Token {
    renewals.withLock { $0 += 1 }
    return try await answer().get()
  }
}

/// A server that accepts one token.
struct LockedServerStub: Transport {
  func send(_ request: URLRequest) async throws(ConnectionFault) -> (status: Int, body: Data) {
    (request.value(forHTTPHeaderField: "Authorization") == "Bearer new" ? 204 : 401, Data())
  }
}

final class SignInNavigationSpy: SignInNavigation {
  private(set) var calls: [String] = []

  func showSignIn(isExpired: Bool) { calls.append(isExpired ? "expired" : "show") }
  func hideSignIn() { calls.append("hide") }
}

final class ListIceCreamsBusinessLogicSpy: ListIceCreamsBusinessLogic {
  private(set) var calls = 0

  func watchIceCreams(request: ListIceCreams.WatchIceCreams.Request) { calls += 1 }
  func deleteIceCream(request: ListIceCreams.DeleteIceCream.Request) {}
}

@Suite(.timeLimit(.minutes(60)))
struct SigningInTests {
  let old = Token(access: "old", renewal: "r")
  let new = Token(access: "new", renewal: "s")

  func store(_ session: Session) throws -> HTTPIceCreamStore {
    HTTPIceCreamStore(
      address: try #require(URL(string: "http://shop.test")), pageSize: 3,
      transport: SignedInTransport(session: session, transport: LockedServerStub()))
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
    #expect(await states.next() == .signedIn)
    #expect(await states.next() == .expired)
    #expect(await states.next() == .signedOut)
  }

  @Test func `stays signed in if the server is out of reach`() async throws {
    let worker = SignInWorkerStub { .failure(.noAnswer(.timedOut)) }
    let session = Session(worker: worker, token: old)

    await #expect(throws: IceCreamStoreError.noAnswer(.timedOut)) {
      try await store(session).delete(1)
    }

    #expect(await session.token == old)
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
    #expect(await session.token == nil)
  }

  @Test @MainActor func `covers any scene until the user is signed in again`() async throws {
    // Given
    let navigation = SignInNavigationSpy()
    let (states, newState) = AsyncStream.makeStream(of: Session.State.self)
    // When
    for state in [Session.State.expired, .signedIn, .signedOut] { newState.yield(state) }
    newState.finish()
    await cover(navigation, during: states)
    // Then
    #expect(navigation.calls == ["expired", "hide", "show"])
  }

}

extension Shop {
  fileprivate var signIn: SignInView? { if case .signIn(let view) = content { view } else { nil } }
  fileprivate var showsScenes: Bool { if case .scenes = content { true } else { false } }
}

/// What the window shows while the session begins, expires and ends.
@MainActor @Suite(.timeLimit(.minutes(60)))
struct ShopTests {
  func shop(_ token: Token? = nil) -> Shop {
    Shop(
      openStore: { MemoryIceCreamStore() },
      session: Session(worker: SignInWorkerStub { .failure(.refused) }, token: token))
  }

  @Test(arguments: [Token(access: "a", renewal: "r"), nil])
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

  @Test func `returns to the covered scenes, and reloads them`() {
    // Given
    let shop = shop()
    let interactor = ListIceCreamsBusinessLogicSpy()
    shop.iceCreams.interactor = interactor
    shop.hideSignIn()
    #expect(interactor.calls == 0)
    // When
    shop.showSignIn(isExpired: true)
    shop.tab = .account
    #expect(shop.signIn?.form.message == "Your session has ended. Sign in again.")
    shop.hideSignIn()
    // Then
    #expect(shop.showsScenes)
    #expect(shop.tab == .account)
    #expect(interactor.calls == 1)
  }

  @Test func `shows nothing of one user to the next`() {
    // Given
    let shop = shop()
    shop.showSignIn(isExpired: true)
    shop.signIn?.name = "Ada"
    shop.signIn?.password = "x"
    shop.hideSignIn()
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

  @Test func `opens another store for the next user`() async throws {
    // Given
    var stores: [MemoryIceCreamStore] = []
    let session = Session(worker: SignInWorkerStub { .failure(.refused) }, token: nil)
    let shop = Shop(
      openStore: {
        stores.append(MemoryIceCreamStore())
        return stores[stores.count - 1]
      }, session: session)
    await stores[0].save(IceCream(id: 2, flavor: "Plum"))
    shop.hideSignIn()
    // When
    shop.showSignIn(isExpired: false)
    let second = try #require(stores.dropFirst().first)
    await second.save(IceCream(id: 1, flavor: "Mint"))
    shop.hideSignIn()
    for _ in 0..<100_000 where shop.iceCreams.rows.isEmpty { await Task.yield() }
    // Then
    #expect(shop.iceCreams.rows.map(\.id) == [1])
  }

  @Test func `signs out`() async {
    // Given
    let session = Session(
      worker: SignInWorkerStub { .failure(.refused) }, token: Token(access: "a", renewal: "r"))
    let shop = Shop(openStore: { MemoryIceCreamStore() }, session: session)
    var states = await session.states().makeAsyncIterator()
    #expect(await states.next() == .signedIn)
    // When
    shop.signOut()
    // Then
    #expect(await states.next() == .signedOut)
  }
}
