import Foundation
import Testing

@testable import RealData

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Changes wait for the server.
struct OutboxTests {
  let tested: TestedStore
  let file: URL
  let changes: [Outbox.Change]

  init() throws {
    tested = try TestedStore(.memory)
    file = tested.folder.appending(path: "outbox")
    let url = try #require(URL(string: "http://shop.test/icecreams"))
    changes = ["Plum", "Fig", "Kiwi"].map {
      Outbox.Change(method: "POST", url: url, body: Data($0.utf8))
    }
  }

  func outbox(_ server: FailingServerStub) async throws -> Outbox {
    let outbox = try Outbox(file: file, transport: server)
    for change in changes { try await outbox.add(change) }
    return outbox
  }

  func bodies(_ server: FailingServerStub) -> [String] {
    server.requests.withLock { $0.map { String(decoding: $0.httpBody ?? Data(), as: UTF8.self) } }
  }

  @Test func `sends each change once, in order, even if two callers send`() async throws {
    let server = FailingServerStub([])
    let outbox = try await outbox(server)

    async let other: Void = outbox.send()
    try await outbox.send()
    try await other

    #expect(bodies(server) == ["Plum", "Fig", "Kiwi"])
    #expect(await outbox.content == .init())
  }

  @Test(arguments: [
    (Result<Int, ConnectionFault>.failure(.timedOut), IceCreamStoreError.noAnswer(.timedOut)),
    (.success(503), .refused(code: 503)), (.success(401), .refused(code: 401)),
  ])
  func `keeps what was not answered, and sends it again with the same key`(
    answer: Result<Int, ConnectionFault>, error: IceCreamStoreError
  ) async throws {
    // Given
    let server = FailingServerStub([.success(204), answer])
    let first = try await outbox(server)
    await #expect(throws: error) { try await first.send() }
    // When
    let second = try Outbox(file: file, transport: server)
    #expect(await second.content == .init(waiting: Array(changes.dropFirst())))
    try await second.send()
    // Then
    #expect(bodies(server) == ["Plum", "Fig", "Fig", "Kiwi"])
    let keys = server.requests.withLock {
      $0.map { $0.value(forHTTPHeaderField: "Idempotency-Key") }
    }
    #expect(keys[1] == "\"\(changes[1].id)\"" && keys[1] == keys[2])
    #expect(Set(keys).count == 3)
  }

  @Test func `keeps a refused change for the user, and goes on`() async throws {
    let server = FailingServerStub([.success(422)])
    let outbox = try await outbox(server)

    try await outbox.send()

    #expect(bodies(server) == ["Plum", "Fig", "Kiwi"])
    let reopened = try Outbox(file: file, transport: server)
    #expect(await reopened.content == .init(refused: [changes[0]]))
    try await reopened.giveUp(changes[0].id)
    #expect(await reopened.content == .init())
  }

  @Test func `adds nothing that it cannot write`() async throws {
    let missing = tested.folder.appending(path: "no/outbox")
    let outbox = try Outbox(file: missing, transport: FailingServerStub([]))

    await #expect(throws: IceCreamStoreError.unavailable) { try await outbox.add(changes[0]) }
    #expect(await outbox.content == .init())
  }
}
