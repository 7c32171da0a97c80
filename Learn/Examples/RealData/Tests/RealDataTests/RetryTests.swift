import Foundation
import Synchronization
import Testing

@testable import RealData

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server that fails a few times, and then accepts each request.
final class FailingServerStub: Transport {
  let failures: Mutex<[Result<Int, ConnectionFault>]>
  let requests = Mutex<[URLRequest]>([])

  init(_ failures: [Result<Int, ConnectionFault>]) { self.failures = Mutex(failures) }

  func send(_ request: URLRequest) async throws(ConnectionFault) -> (status: Int, body: Data) {
    requests.withLock { $0.append(request) }
    // Another sender may come between.
    await Task.yield()
    let failure = failures.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    return (try failure?.get() ?? 204, Data())
  }
}

/// Requests are repeated, though not all, and without waiting here.
@Suite(.timeLimit(.minutes(60)))
struct RetryTests {
  /// Sends a request, and returns the last status, and the pauses in seconds.
  func send(
    _ method: String, to server: FailingServerStub
  ) async throws -> (status: Int, pauses: [Duration]) {
    let waited = Mutex<[Duration]>([])
    var request = URLRequest(url: try #require(URL(string: "http://shop.test")))
    request.httpMethod = method
    let transport = RetryingTransport(transport: server) { pause in
      waited.withLock { $0.append(pause) }
    }
    let status = try await transport.send(request).status
    return (status, waited.withLock { $0 })
  }

  @Test(arguments: [
    ("GET", ConnectionFault.offline), ("PUT", .timedOut), ("DELETE", .unreachable),
  ])
  func `repeats a request after growing pauses`(
    method: String, fault: ConnectionFault
  ) async throws {
    let server = FailingServerStub([.failure(fault), .failure(fault), .success(503)])

    let (status, pauses) = try await send(method, to: server)

    #expect(status == 204)
    #expect(pauses == [.seconds(1), .seconds(2), .seconds(4)])
  }

  @Test(arguments: [(429, 204), (502, 204), (503, 204), (504, 204), (500, 500), (422, 422)])
  func `repeats what a busy server or a gateway refuses`(first: Int, last: Int) async throws {
    #expect(try await send("PUT", to: FailingServerStub([.success(first)])).status == last)
  }

  @Test func `gives up after the last pause`() async throws {
    let server = FailingServerStub(Array(repeating: .failure(.offline), count: 9))

    await #expect(throws: ConnectionFault.offline) { try await send("GET", to: server) }

    #expect(server.requests.withLock { $0.count } == 4)
  }

  @Test(arguments: [(30, Duration.seconds(30)), (0, .seconds(1))])
  func `waits as long as the server asks`(seconds: Int, pause: Duration) async throws {
    let server = FailingServerStub([.failure(.busy(seconds: seconds))])

    #expect(try await send("GET", to: server) == (204, [pause]))
  }

  @Test func `never repeats a request that may have been carried out`() async throws {
    let server = FailingServerStub([.failure(.timedOut)])

    await #expect(throws: ConnectionFault.timedOut) { try await send("POST", to: server) }

    #expect(server.requests.withLock { $0.count } == 1)
  }

  @Test(arguments: [ConnectionFault.notTrusted, .cancelled, .busy(seconds: 61)])
  func `never repeats what cannot succeed soon`(fault: ConnectionFault) async throws {
    let server = FailingServerStub([.failure(fault)])

    await #expect(throws: fault) { try await send("GET", to: server) }

    #expect(server.requests.withLock { $0.count } == 1)
  }

  @Test func `stops if it is canceled during a pause`() async throws {
    let server = FailingServerStub([.failure(.offline)])
    let transport = RetryingTransport(transport: server) { _ in throw CancellationError() }
    let request = URLRequest(url: try #require(URL(string: "http://shop.test")))

    await #expect(throws: ConnectionFault.cancelled) { _ = try await transport.send(request) }

    #expect(server.requests.withLock { $0.count } == 1)
  }
}

/// A value that is fetched is kept for a time.
@Suite(.timeLimit(.minutes(60)))
struct CachedTests {
  let now = Box(ContinuousClock.Instant.now)
  let count = Box(0)

  final class Box<Value: Sendable>: Sendable {
    private let content: Mutex<Value>
    init(_ value: Value) { content = Mutex(value) }
    var value: Value { content.withLock { $0 } }
    func change(_ body: (inout sending Value) -> Void) { content.withLock { body(&$0) } }
  }

  func cached(
    _ fetch: @escaping @Sendable (Int) async -> Result<Int, IceCreamStoreError> = { .success($0) }
  ) -> Cached<Int, IceCreamStoreError> {
    Cached(for: .seconds(60), now: { [now] in now.value }) { [count] in
      count.change { $0 += 1 }
      return await fetch(count.value)
    }
  }

  @Test func `keeps a value until it is too old, or a caller wants a new one`() async throws {
    let cached = cached()

    #expect(try await cached.value() == 1)
    now.change { $0 += .seconds(59) }
    #expect(try await cached.value() == 1)
    now.change { $0 += .seconds(1) }
    #expect(try await cached.value() == 2)
    #expect(try await cached.value(isNew: true) == 3)
    #expect(try await cached.value() == 3)
  }

  @Test func `fetches once for all who wait`() async throws {
    // Given
    let (holds, newHold) = AsyncStream.makeStream(of: CheckedContinuation<Void, Never>.self)
    let cached = cached { count in
      if count == 1 { await withCheckedContinuation { newHold.yield($0) } }
      return .success(count)
    }
    let values = (0..<20).map { _ in Task { try await cached.value() } }
    // When
    for await hold in holds {
      for _ in 0..<1_000 where count.value == 1 { await Task.yield() }
      hold.resume()
      break
    }
    // Then
    for value in values { #expect(try await value.value == 1) }
  }

  @Test func `joins no fetch that began before a caller wants a new value`() async throws {
    // Given
    let (holds, newHold) = AsyncStream.makeStream(of: CheckedContinuation<Void, Never>.self)
    let cached = cached { count in
      if count == 1 { await withCheckedContinuation { newHold.yield($0) } }
      return .success(count)
    }
    let old = Task { try await cached.value() }
    // When
    for await hold in holds {
      let new = Task { try await cached.value(isNew: true) }
      for _ in 0..<1_000 where count.value == 1 { await Task.yield() }
      hold.resume()
      // Then
      #expect(try await new.value == 2)
      break
    }
    _ = try await old.value
    #expect(try await cached.value() == 2)
  }

  @Test func `keeps no failure`() async throws {
    let cached = cached { $0 == 1 ? .failure(.unavailable) : .success($0) }

    await #expect(throws: IceCreamStoreError.unavailable) { try await cached.value() }

    #expect(try await cached.value() == 2)
  }
}

struct IceCreamCopyTests {
  @Test func `copies what it can, and returns the other errors`() async throws {
    // Given
    let (other, store) = (MemoryIceCreamStore(), RefusingIceCreamStore(refused: 2))
    for id in 1...4 { await other.save(IceCream(id: id, flavor: "Plum")) }
    // When
    let errors = try await store.copy(0..<3, from: other)
    // Then
    #expect(errors == [2: .refused(code: 409)])
    #expect(await store.store.fetch(0..<9).map(\.id) == [1, 3])
  }

  @Test func `copies nothing if the first call fails`() async {
    let store = MemoryIceCreamStore()

    await #expect(throws: IceCreamStoreError.damaged) {
      _ = try await store.copy(0..<9, from: RefusingIceCreamStore(refused: nil))
    }
  }
}

/// A store that saves all but one ice cream, and finds none.
struct RefusingIceCreamStore: IceCreamStore {
  let store = MemoryIceCreamStore()
  let refused: IceCream.ID?

  func fetch(_ positions: Range<Int>) throws(IceCreamStoreError) -> [IceCream] { throw .damaged }

  func save(_ iceCream: IceCream) async throws(IceCreamStoreError) {
    if iceCream.id == refused { throw .refused(code: 409) }
    await store.save(iceCream)
  }

  func delete(_ id: IceCream.ID) {}
}
