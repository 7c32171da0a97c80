import Foundation
import Testing

@testable import RealData

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Files go to a server and come back.
@Suite(.timeLimit(.minutes(60)))
struct FileTransportTests {
  let tested: TestedStore
  let shop = ShopServer()
  let server: LoopbackServer
  let mine, copy: URL
  let picture = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })

  init() throws {
    tested = try TestedStore(.memory)
    server = try LoopbackServer(shop)
    (mine, copy) = (tested.folder.appending(path: "mine"), tested.folder.appending(path: "copy"))
    try picture.write(to: mine)
    try Data("old".utf8).write(to: copy)
  }

  func request(_ method: String, _ path: String) -> URLRequest {
    var request = URLRequest(url: server.url.appending(path: path))
    request.httpMethod = method
    return request
  }

  @Test func `reports progress, and then the file`() async throws {
    // When
    let sent = await all(SessionFileTransport().upload(mine, with: request("PUT", "7/picture")))
    let received = await all(
      SessionFileTransport().download(request("GET", "7/picture"), to: copy))
    // Then
    #expect(try Data(contentsOf: copy) == picture)
    for (transfers, file) in [(sent, mine), (received, copy)] {
      let parts = transfers.compactMap { if case .progress(let part) = $0 { part } else { nil } }
      #expect(!parts.isEmpty && parts == parts.sorted())
      #expect(parts.allSatisfy { 0...1 ~= $0 })
      #expect(transfers == parts.map { .progress($0) } + [.finished(file)])
    }
  }

  @Test func `keeps the old file if the server refuses`() async throws {
    let transfers = await all(
      SessionFileTransport().download(request("GET", "8/picture"), to: copy))

    #expect(transfers.last == .failed(.refused(code: 404)))
    #expect(try Data(contentsOf: copy) == Data("old".utf8))
  }

  @Test func `says that it cannot write the file, or reach the server`() async throws {
    let missing = tested.folder.appending(path: "no/copy")
    _ = await all(SessionFileTransport().upload(mine, with: request("PUT", "7/picture")))
    let unwritten = await all(
      SessionFileTransport().download(request("GET", "7/picture"), to: missing))
    var nowhere = request("PUT", "7/picture")
    nowhere.url = URL(string: "http://127.0.0.1:1")
    let unsent = await all(SessionFileTransport().upload(mine, with: nowhere))

    #expect(unwritten.last == .failed(.unavailable))
    #expect(unsent == [.failed(.noAnswer(.unreachable))])
  }

  @Test func `cancels a transfer when its reader stops`() async {
    // Given
    var request = request("GET", "never")
    request.timeoutInterval = 36_000
    let transfers = SessionFileTransport().download(request, to: copy)
    let reading = Task { await all(transfers) }
    for await _ in shop.requests { break }
    // When
    reading.cancel()
    // Then
    for await _ in shop.hangUps { break }
    #expect(await reading.value == [])
  }
}

private func all(_ transfers: AsyncStream<Transfer>) async -> [Transfer] {
  await transfers.reduce(into: []) { $0.append($1) }
}
