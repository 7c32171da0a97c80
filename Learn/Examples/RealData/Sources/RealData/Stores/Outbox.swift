import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Keeps changes in a file until the server has answered, and sends them in their order.
actor Outbox {
  struct Change: Codable, Equatable, Identifiable, Sendable {
    /// By this, the server recognizes a repetition.
    var id = UUID()
    var method: String
    var url: URL
    var body: Data
  }

  struct Content: Codable, Equatable, Sendable {
    var waiting: [Change] = []
    /// What the user must correct or give up.
    var refused: [Change] = []
  }

  private(set) var content: Content
  private let file: URL
  private let transport: any Transport
  private var isSending = false

  init(file: URL, transport: any Transport) throws(IceCreamStoreError) {
    (self.file, self.transport, content) = (file, transport, Content())
    if !FileManager.default.fileExists(atPath: file.path) { return }
    guard let json = try? Data(contentsOf: file) else { throw .unavailable }
    guard let old = try? JSONDecoder().decode(Content.self, from: json) else { throw .damaged }
    content = old
  }

  func add(_ change: Change) throws(IceCreamStoreError) {
    try update { $0.waiting.append(change) }
  }

  func giveUp(_ id: Change.ID) throws(IceCreamStoreError) {
    try update { $0.refused.removeAll { $0.id == id } }
  }

  /// Sends what waits, until all is sent or the server cannot take it now.
  func send() async throws(IceCreamStoreError) {
    if isSending { return }
    isSending = true
    defer { isSending = false }
    while let change = content.waiting.first {
      let status = try await status(change)
      // The token has expired, or the server is too busy or broken.
      if [401, 408, 429].contains(status) || status >= 500 { throw .refused(code: status) }
      try update {
        $0.waiting.removeFirst()
        if !(200..<300 ~= status) { $0.refused.append(change) }
      }
    }
  }

  private func status(_ change: Change) async throws(IceCreamStoreError) -> Int {
    var request = URLRequest(url: change.url)
    (request.httpMethod, request.httpBody) = (change.method, change.body)
    // https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header
    request.setValue("\"\(change.id)\"", forHTTPHeaderField: "Idempotency-Key")
    do throws(ConnectionFault) { return try await transport.send(request).status } catch {
      throw .noAnswer(error)
    }
  }

  private func update(_ change: (inout Content) -> Void) throws(IceCreamStoreError) {
    var new = content
    change(&new)
    do { try JSONEncoder().encode(new).write(to: file, options: .atomic) } catch {
      throw .unavailable
    }
    content = new
  }
}
