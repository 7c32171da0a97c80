import Foundation
import Synchronization
import Testing

@testable import RealData

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A store whose fetches wait for a second one, though not forever.
final class MeetingIceCreamStore: LocalIceCreamStore {
  private let calls = Mutex(0)
  /// The number of fetches that met another.
  let meetings = Mutex(0)

  func fetch(_ positions: Range<Int>) async -> [IceCream] {
    calls.withLock { $0 += 1 }
    for _ in 0..<100_000 where calls.withLock({ $0 }) < 2 { await Task.yield() }
    if calls.withLock({ $0 }) == 2 { meetings.withLock { $0 += 1 } }
    return []
  }

  func save(_ iceCream: IceCream) {}
  func delete(_ id: IceCream.ID) {}
  func changes() -> AsyncStream<IceCreamChange> { AsyncStream { $0.finish() } }
}

/// A server that has found its ice creams, and sends them only after the test has let it.
final class HeldIceCreamStore: IceCreamStore {
  enum Call { case fetch, save }
  let store = MemoryIceCreamStore()
  private let heldCall: Call
  let (held, newHeld) = AsyncStream.makeStream(of: CheckedContinuation<Void, Never>.self)

  init(_ heldCall: Call) { self.heldCall = heldCall }

  func fetch(_ positions: Range<Int>) async -> [IceCream] {
    let iceCreams = await store.fetch(positions)
    await hold(.fetch)
    return iceCreams
  }

  func save(_ iceCream: IceCream) async {
    await hold(.save)
    await store.save(iceCream)
  }

  func delete(_ id: IceCream.ID) async { await store.delete(id) }

  private func hold(_ call: Call) async {
    if call == heldCall { await withCheckedContinuation { newHeld.yield($0) } }
  }
}

struct FailingTransport: Transport {
  let fault: ConnectionFault

  func send(_ request: URLRequest) async throws(ConnectionFault) -> (status: Int, body: Data) {
    throw fault
  }
}

/// A shop in which another device deletes an ice cream after the first page was sent.
final class ShrinkingShop: Transport {
  let shop = ShopServer()
  private let isFirst = Mutex(true)

  func send(_ request: URLRequest) async throws(ConnectionFault) -> (status: Int, body: Data) {
    let answer = try await shop.send(request)
    let isFirst = isFirst.withLock { isFirst in
      defer { if request.httpMethod == "GET" { isFirst = false } }
      return isFirst && request.httpMethod == "GET"
    }
    if isFirst { _ = shop.answer("DELETE", "/icecreams/1", Data()) }
    return answer
  }
}

/// What only one kind of store does.
struct StoreFailureTests {
  let plum = IceCream(id: 1, flavor: "Plum")

  @Test func `finds what an earlier connection saved`() async throws {
    let tested = try TestedStore(.memory)
    let file = tested.folder.appending(path: "db").path
    try await SQLiteIceCreamStore(file: file).save(plum)

    #expect(try await SQLiteIceCreamStore(file: file).fetch(0..<9) == [plum])
  }

  @Test func `finds what has changed between two fetches`() {
    let old = [plum, IceCream(id: 2, flavor: "Fig"), IceCream(id: 3, flavor: "Lime")]
    let new = [plum, IceCream(id: 3, flavor: "Kiwi"), IceCream(id: 4, flavor: "Mint")]

    #expect(new.changes(since: old) == [.deleted(2), .saved(new[1]), .saved(new[2])])
    #expect(new.changes(since: new) == [])
  }

  @Test func `adds what is new to the file of an older app`() async throws {
    // Given
    let tested = try TestedStore(.memory)
    let file = tested.folder.appending(path: "db").path
    try Self.writeFileOfFirstVersion(file)
    // When
    let store = try SQLiteIceCreamStore(file: file)
    try await store.save(IceCream(id: 2, flavor: "Fig", toppings: ["Nuts"]))
    // Then
    let iceCreams = [plum, IceCream(id: 2, flavor: "Fig", toppings: ["Nuts"])]
    #expect(try await store.fetch(0..<9) == iceCreams)
    #expect(try await SQLiteIceCreamStore(file: file).fetch(0..<9) == iceCreams)
  }

  /// As the first version of the app did.
  private static func writeFileOfFirstVersion(_ file: String) throws {
    let database = try Database(file: file)
    try database.run("CREATE TABLE iceCream (id INTEGER PRIMARY KEY, flavor TEXT NOT NULL)")
    try database.run("PRAGMA user_version = 1")
    try database.run("INSERT INTO iceCream VALUES (1, 'Plum')")
  }

  @Test func `adds all that is new, or nothing`() throws {
    let database = try Database(file: ":memory:")
    try database.migrate(["CREATE TABLE cone (name TEXT)"])

    #expect(throws: IceCreamStoreError.refused(code: 1)) {
      try database.migrate([
        "CREATE TABLE cone (name TEXT)", "CREATE TABLE cup (name TEXT)", "CREATE TABLE cone (a)",
      ])
    }

    try database.migrate(["CREATE TABLE cone (name TEXT)", "CREATE TABLE cup (name TEXT)"])
  }

  @Test func `leaves the file of a newer app alone`() throws {
    let database = try Database(file: ":memory:")
    try database.run("PRAGMA user_version = 2")

    #expect(throws: IceCreamStoreError.damaged) { try database.migrate(["CREATE TABLE cone (a)"]) }
  }

  @Test func `undoes a transaction that fails`() throws {
    let database = try Database(file: ":memory:")
    try database.run("CREATE TABLE cone (name TEXT UNIQUE)")

    #expect(throws: IceCreamStoreError.refused(code: 19)) {
      try database.transaction { () throws(IceCreamStoreError) in
        try database.run("INSERT INTO cone VALUES (?)", .text("Cup"))
        try database.run("INSERT INTO cone VALUES (?)", .text("Cup"))
      }
    }

    var count: Int?
    try database.run("SELECT count(*) FROM cone") { count = $0.integer(0) }
    #expect(count == 0)
  }

  @Test(.timeLimit(.minutes(60)))
  func `waits for another connection that writes`() async throws {
    // Given
    let tested = try TestedStore(.memory)
    let file = tested.folder.appending(path: "db").path
    let database = try Database(file: file)
    try database.run("CREATE TABLE cone (name TEXT)")
    let (results, newResult) = AsyncStream.makeStream(of: Result<Void, IceCreamStoreError>.self)
    let isDone = Mutex(false)
    // When
    try database.run("BEGIN IMMEDIATE")
    // SQLite blocks the thread, which must not be one that other tests wait for.
    Thread.detachNewThread {
      newResult.yield(
        Result { () throws(IceCreamStoreError) in
          try Database(file: file).run("INSERT INTO cone VALUES ('Cup')")
        })
      isDone.withLock { $0 = true }
    }
    for _ in 0..<100_000 where !isDone.withLock({ $0 }) { await Task.yield() }
    try database.run("COMMIT")
    // Then
    for await result in results {
      #expect(throws: Never.self) { try result.get() }
      break
    }
  }

  @Test func `gives up if another connection goes on writing`() throws {
    let tested = try TestedStore(.memory)
    let file = tested.folder.appending(path: "db").path
    let (database, other) = (try Database(file: file, patience: 0), try Database(file: file))
    try other.run("BEGIN IMMEDIATE")

    #expect(throws: IceCreamStoreError.busy) { try database.transaction {} }
  }

  @Test func `writes while another connection reads`() throws {
    // Given
    let tested = try TestedStore(.memory)
    let file = tested.folder.appending(path: "db").path
    let (reader, writer) = (try Database(file: file), try Database(file: file, patience: 0))
    try writer.run("CREATE TABLE cone (name TEXT)")
    for _ in 0..<2 { try writer.run("INSERT INTO cone VALUES ('Cup')") }
    var read = 0
    // When
    try reader.run("SELECT name FROM cone") { _ in
      #expect(throws: Never.self) { try writer.run("DELETE FROM cone") }
      read += 1
    }
    // Then
    #expect(read == 2)
  }

  @Test func `says that a file is damaged, and leaves it alone`() async throws {
    let tested = try TestedStore(.memory)
    for name in ["icecreams.json", "db"] {
      let file = tested.folder.appending(path: name)
      try Data("[{}, this is neither JSON nor a database of any kind]".utf8).write(to: file)
    }

    let json = tested.folder.appending(path: "icecreams.json")
    await #expect(throws: IceCreamStoreError.damaged) {
      try await FileIceCreamStore(file: json).save(plum)
    }
    #expect(throws: IceCreamStoreError.refused(code: 26)) {
      _ = try SQLiteIceCreamStore(file: tested.folder.appending(path: "db").path)
    }
    #expect(throws: IceCreamStoreError.unavailable) {
      _ = try SQLiteIceCreamStore(file: tested.folder.appending(path: "no/db").path)
    }
    #expect(try Data(contentsOf: json).count > 50)
  }

  @Test(arguments: [
    (URLError(.notConnectedToInternet) as any Error, ConnectionFault.offline),
    (URLError(.networkConnectionLost), .offline), (URLError(.timedOut), .timedOut),
    (URLError(.cannotConnectToHost), .unreachable), (URLError(.cannotFindHost), .unreachable),
    (URLError(.dnsLookupFailed), .unreachable),
    (URLError(.serverCertificateUntrusted), .notTrusted), (URLError(.cancelled), .cancelled),
    (CancellationError(), .cancelled), (URLError(.badURL), .other(code: -1000)),
  ])
  func `says why a server did not answer`(error: any Error, fault: ConnectionFault) async throws {
    #expect(ConnectionFault(error) == fault)
    let store = HTTPIceCreamStore(
      address: try #require(URL(string: "http://shop.test")), pageSize: 3,
      transport: FailingTransport(fault: fault))

    await #expect(throws: IceCreamStoreError.noAnswer(fault)) { try await store.save(plum) }
  }

  @Test func `says that nothing listens at an address`() async throws {
    let address = try #require(URL(string: "http://127.0.0.1:1"))

    await #expect(throws: IceCreamStoreError.noAnswer(.unreachable)) {
      _ = try await HTTPIceCreamStore(address: address, pageSize: 3).fetch(0..<1)
    }
  }

  @Test(
    .timeLimit(.minutes(60)),
    arguments: [
      ("7", ConnectionFault.busy(seconds: 7)),
      ("Mon, 30 Nov 2026 00:00:07 GMT", .busy(seconds: 17)),
      ("Sat, 28 Nov 2026 00:00:00 GMT", .busy(seconds: 0)),
    ])
  func `says when a busy server accepts requests again`(
    retryAfter: String, fault: ConnectionFault
  ) async throws {
    let shop = ShopServer()
    shop.status.withLock { $0 = 503 }
    shop.retryAfter.withLock { $0 = retryAfter }
    let server = try LoopbackServer(shop)

    await #expect(throws: IceCreamStoreError.noAnswer(fault)) {
      try await HTTPIceCreamStore(address: server.url, pageSize: 3).save(plum)
    }
  }

  @Test(.timeLimit(.minutes(60)))
  func `says which field the server refuses`() async throws {
    let server = try LoopbackServer(ShopServer())

    await #expect(throws: IceCreamStoreError.invalid([.flavor])) {
      try await HTTPIceCreamStore(address: server.url, pageSize: 3)
        .save(IceCream(id: 1, flavor: "Soap"))
    }
  }

  @Test func `does not save here what the server refuses`() async throws {
    let shop = ShopServer()
    shop.status.withLock { $0 = 503 }
    let address = try #require(URL(string: "http://shop.test/icecreams"))
    let local = MemoryIceCreamStore()
    let synced = SyncedIceCreamStore(
      local: local, remote: HTTPIceCreamStore(address: address, pageSize: 3, transport: shop))

    await #expect(throws: IceCreamStoreError.refused(code: 503)) { try await synced.save(plum) }

    #expect(await local.fetch(0..<9) == [])
  }

  @Test func `fetches from both stores at once`() async throws {
    let store = MeetingIceCreamStore()

    try await SyncedIceCreamStore(local: store, remote: store).refresh()

    #expect(store.meetings.withLock { $0 } == 2)
  }

  @Test(.timeLimit(.minutes(60)))
  func `saves during a refresh, which then fetches again`() async throws {
    // Given
    let (local, remote) = (MemoryIceCreamStore(), HeldIceCreamStore(.fetch))
    await local.save(plum)
    await remote.store.save(IceCream(id: 1, flavor: "Lime"))
    let synced = SyncedIceCreamStore(local: local, remote: remote)
    var held = remote.held.makeAsyncIterator()
    let refresh = Task { try await synced.refresh() }
    let fetch = await held.next()
    // When
    try await synced.save(IceCream(id: 1, flavor: "Kiwi"))
    fetch?.resume()
    await held.next()?.resume()
    try await refresh.value
    // Then
    #expect(await local.fetch(0..<9) == [IceCream(id: 1, flavor: "Kiwi")])
    #expect(await remote.store.fetch(0..<9) == local.fetch(0..<9))
  }

  @Test(.timeLimit(.minutes(60)))
  func `refreshes only after a save that began before`() async throws {
    // Given
    let (local, remote) = (MemoryIceCreamStore(), HeldIceCreamStore(.save))
    await local.save(plum)
    await remote.store.save(IceCream(id: 1, flavor: "Lime"))
    let synced = SyncedIceCreamStore(local: local, remote: remote)
    var held = remote.held.makeAsyncIterator()
    let saving = Task { try await synced.save(IceCream(id: 1, flavor: "Kiwi")) }
    let save = await held.next()
    // When
    let refresh = Task { try await synced.refresh() }
    for _ in 0..<1_000 where await local.fetch(0..<9) == [plum] { await Task.yield() }
    save?.resume()
    try await saving.value
    try await refresh.value
    // Then
    #expect(await local.fetch(0..<9) == [IceCream(id: 1, flavor: "Kiwi")])
    #expect(await remote.store.fetch(0..<9) == local.fetch(0..<9))
  }

  @Test func `goes on after a change that the server refuses`() async throws {
    let shop = ShopServer()
    let address = try #require(URL(string: "http://shop.test/icecreams"))
    let synced = SyncedIceCreamStore(
      local: MemoryIceCreamStore(),
      remote: HTTPIceCreamStore(address: address, pageSize: 3, transport: shop))
    shop.status.withLock { $0 = 503 }
    await #expect(throws: IceCreamStoreError.refused(code: 503)) { try await synced.refresh() }
    shop.status.withLock { $0 = nil }

    try await synced.save(plum)

    #expect(try await synced.fetch(0..<9) == [plum])
  }

  @Test func `keeps all rows that the server still has if one is deleted between two pages`()
    async throws
  {
    // Given
    let (local, shop) = (MemoryIceCreamStore(), ShrinkingShop())
    let remote = HTTPIceCreamStore(
      address: try #require(URL(string: "http://shop.test/icecreams")),
      pageSize: ShopServer.pageSize, transport: shop)
    for id in 1...7 {
      await local.save(IceCream(id: id, flavor: "Plum"))
      try await remote.save(IceCream(id: id, flavor: "Plum"))
    }
    let synced = SyncedIceCreamStore(local: local, remote: remote)
    // When
    try await synced.refresh()
    // Then
    #expect(await local.fetch(0..<9).map(\.id) == [1, 2, 3, 4, 5, 6, 7])
    try await synced.refresh()
    #expect(await local.fetch(0..<9).map(\.id) == [2, 3, 4, 5, 6, 7])
  }

  @Test func `refreshes only rows that differ`() async throws {
    let (local, remote) = (MemoryIceCreamStore(), MemoryIceCreamStore())
    for store in [local, remote] { await store.save(plum) }
    await local.save(IceCream(id: 2, flavor: "Old"))
    await local.save(IceCream(id: 3, flavor: "Gone"))
    await remote.save(IceCream(id: 2, flavor: "New"))
    var changes = await local.changes().makeAsyncIterator()

    try await SyncedIceCreamStore(local: local, remote: remote).refresh()

    #expect(await changes.next() == .saved(IceCream(id: 2, flavor: "New")))
    #expect(await changes.next() == .deleted(3))
    #expect(await local.fetch(0..<9) == remote.fetch(0..<9))
  }
}
