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
      store.save(token)
      #expect(try store.load() == token)
      var renewed = token
      renewed.access = "b"
      store.save(renewed)
      #expect(try store.load() == renewed)
      store.save(nil)
      #expect(try store.load() == nil)
    }

    @Test func `ignores the token of an earlier installation`() throws {
      store.save(token)

      try FileManager.default.removeItem(at: store.keyFile)

      #expect(try store.load() == nil)
      store.save(token)
      #expect(try store.load() == token)
    }

    @Test(arguments: [
      (errSecInteractionNotAllowed, TokenStoreError.locked), (-34018, .unavailable(code: -34018)),
    ])
    func `does not take an error for a sign-out`(status: Int32, error: TokenStoreError) {
      keychain.withLock { $0[store.service] = (nil, status) }

      #expect(throws: error) { try store.load() }
    }

    @Test func `deletes a token that the keychain does not let go`() throws {
      store.save(token)
      let item = keychain.withLock { $0[store.service] }

      store.save(nil)
      keychain.withLock { $0[store.service] = item }

      #expect(try store.load() == nil)
    }

    @Test func `ignores a damaged token`() throws {
      store.save(token)

      keychain.withLock { $0[store.service] = (Data("{".utf8), errSecSuccess) }

      #expect(try store.load() == nil)
    }
  }
#endif
