import Foundation
import Testing

@testable import RealData

/// One store of each kind, and what it needs.
final class TestedStore {
  enum Kind: CaseIterable { case memory, file, sqlite, stubbedServer, loopbackServer, synced }

  let store: any IceCreamStore
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var server: LoopbackServer?

  init(_ kind: Kind) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let shop = ShopServer()
    let stubbed = HTTPIceCreamStore(
      address: try #require(URL(string: "http://shop.test/icecreams")),
      pageSize: ShopServer.pageSize, transport: shop)
    switch kind {
    case .memory: store = MemoryIceCreamStore()
    case .file: store = FileIceCreamStore(file: folder.appending(path: "icecreams.json"))
    case .sqlite: store = try SQLiteIceCreamStore(file: folder.appending(path: "db").path)
    case .stubbedServer: store = stubbed
    case .loopbackServer:
      let server = try LoopbackServer(shop)
      self.server = server
      store = HTTPIceCreamStore(address: server.url, pageSize: ShopServer.pageSize)
    case .synced: store = SyncedIceCreamStore(local: MemoryIceCreamStore(), remote: stubbed)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}

/// All kinds of stores do the same.
@Suite(.timeLimit(.minutes(60)))
struct IceCreamStoreTests {
  let sundae = IceCream(id: 7, flavor: "Fig", toppings: ["Nuts", "Fudge", "Nuts"])

  @Test(arguments: TestedStore.Kind.allCases)
  func `returns what was saved, with its toppings in order`(kind: TestedStore.Kind) async throws {
    // Given
    let tested = try TestedStore(kind)
    // When
    try await tested.store.save(sundae)
    try await tested.store.save(IceCream(id: 3, flavor: "Plum"))
    // Then
    let iceCreams = try await tested.store.fetch(0..<Int.max)
    #expect(iceCreams == [IceCream(id: 3, flavor: "Plum"), sundae])
  }

  @Test(arguments: TestedStore.Kind.allCases)
  func `replaces an ice cream and its toppings`(kind: TestedStore.Kind) async throws {
    // Given
    let tested = try TestedStore(kind)
    try await tested.store.save(sundae)
    // When
    try await tested.store.save(IceCream(id: 7, flavor: "Kiwi", toppings: ["Fudge"]))
    // Then
    let iceCreams = try await tested.store.fetch(0..<9)
    #expect(iceCreams == [IceCream(id: 7, flavor: "Kiwi", toppings: ["Fudge"])])
  }

  @Test(arguments: TestedStore.Kind.allCases)
  func `deletes an ice cream with its toppings, and none twice`(kind: TestedStore.Kind) async throws
  {
    // Given
    let tested = try TestedStore(kind)
    try await tested.store.save(sundae)
    // When
    try await tested.store.delete(7)
    try await tested.store.delete(7)
    try await tested.store.save(IceCream(id: 7, flavor: "Plum"))
    // Then
    #expect(try await tested.store.fetch(0..<9) == [IceCream(id: 7, flavor: "Plum")])
  }

  @Test(arguments: TestedStore.Kind.allCases)
  func `returns any range, whatever the pages are`(kind: TestedStore.Kind) async throws {
    // Given
    let tested = try TestedStore(kind)
    for id in 0..<7 { try await tested.store.save(IceCream(id: id, flavor: "Plum")) }
    // Then
    for range in [0..<1, 0..<3, 2..<4, 1..<7, 3..<6, 6..<99, 7..<9, 40..<50, 4..<4, 5..<Int.max] {
      let iceCreams = try await tested.store.fetch(range)
      #expect(iceCreams.map(\.id) == Array(range.clamped(to: 0..<7)), "\(range)")
    }
  }

  @Test(arguments: TestedStore.Kind.allCases)
  func `stores any text as it is`(kind: TestedStore.Kind) async throws {
    // Given
    let tested = try TestedStore(kind)
    let texts = ["", "'); DROP TABLE iceCream; --", "a\u{0}b", "🍨\n\"", "?1 % \\", "e\u{301}"]
    // When
    for (id, text) in texts.enumerated() {
      try await tested.store.save(IceCream(id: id - 1, flavor: text, toppings: [text]))
    }
    // Then
    let iceCreams = try await tested.store.fetch(0..<9)
    #expect(iceCreams.map { Array($0.flavor.utf8) } == texts.map { Array($0.utf8) })
    #expect(iceCreams.map(\.toppings) == texts.map { [$0] })
  }

  @Test(arguments: [TestedStore.Kind.memory, .file, .sqlite, .synced])
  func `reports each changed row once, in order`(kind: TestedStore.Kind) async throws {
    // Given
    let tested = try TestedStore(kind)
    let store = try #require(tested.store as? any LocalIceCreamStore)
    var changes = await store.changes().makeAsyncIterator()
    // When
    try await store.delete(1)
    try await store.save(sundae)
    try await store.delete(7)
    // Then
    #expect(await changes.next() == .saved(sundae))
    #expect(await changes.next() == .deleted(7))
  }
}
