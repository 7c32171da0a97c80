// Over the stand-in, whose items are in memory.
#if !canImport(CoreData)
  import Foundation
  import Testing

  @testable import RealData

  final class KeychainTokenStoreTests {
    let token = Token(user: "ada", access: "a", renewal: "r")
    let store: KeychainTokenStore

    init() {
      let name = UUID().uuidString
      store = KeychainTokenStore(
        keyFile: FileManager.default.temporaryDirectory.appending(path: name), service: name)
    }

    deinit { try? FileManager.default.removeItem(at: store.keyFile) }

    @Test func `keeps a token until it is replaced or deleted`() throws {
      #expect(try store.load() == nil)
      try store.save(token)
      #expect(try store.load() == token)
      var renewed = token
      renewed.access = "b"
      try store.save(renewed)
      #expect(try store.load() == renewed)
      try store.save(nil)
      #expect(try store.load() == nil)
    }

    @Test func `ignores the token of an earlier installation`() throws {
      try store.save(token)

      try FileManager.default.removeItem(at: store.keyFile)

      #expect(try store.load() == nil)
      try store.save(token)
      #expect(try store.load() == token)
    }

    @Test(arguments: [
      (errSecInteractionNotAllowed, TokenStoreError.locked), (-34018, .unavailable(code: -34018)),
    ])
    func `does not take an error for a sign-out`(status: Int32, error: TokenStoreError) {
      keychain.withLock { $0[store.service] = (nil, status) }

      #expect(throws: error) { try store.load() }
    }

    @Test(arguments: [nil, Token(user: "bob", access: "b", renewal: "s")])
    func `invalidates a token that the keychain does not let go, and says so`(next: Token?) throws {
      try store.save(token)
      keychain.withLock { $0[store.service]?.status = -34018 }

      #expect(throws: TokenStoreError.unavailable(code: -34018)) { try store.save(next) }

      keychain.withLock { $0[store.service]?.status = errSecSuccess }
      #expect(try store.load() == nil)
    }

    @Test func `says that the keychain takes no token`() throws {
      failingAdditions.withLock { $0[store.service] = -34018 }

      #expect(throws: TokenStoreError.unavailable(code: -34018)) { try store.save(token) }

      #expect(try store.load() == nil)
    }

    @Test func `says that no key can be written`() throws {
      let store = KeychainTokenStore(
        keyFile: store.keyFile.appending(path: "in no folder"), service: store.service)

      #expect(throws: TokenStoreError.self) { try store.save(token) }

      #expect(try store.load() == nil)
    }

    @Test func `ignores a damaged token`() throws {
      try store.save(token)

      keychain.withLock { $0[store.service] = (Data("{".utf8), errSecSuccess) }

      #expect(try store.load() == nil)
    }
  }
#endif
