import Foundation
import Synchronization
import Testing

@testable import OrderDesk

@Suite(.timeLimit(.minutes(1)))
struct OrderChatTests {
  private let pauses = Pauses()

  @Test func `opens another socket after each failure`() async {
    let server = ChatServerFake([["Hello", "Hi"], [], [], ["Again"]])
    var events = server.chat(pauses).watch().makeAsyncIterator()
    _ = await server.opened()

    for event: ChatEvent in [
      .message("Hello"), .message("Hi"), .disconnected, .disconnected, .disconnected,
      .message("Again"), .disconnected,
    ] {
      #expect(await events.next() == event)
    }
  }

  @Test(arguments: [
    ([["Hello", "Hi"], [], [], ["Again"]], [1, 2, 4, 1]),
    (Array(repeating: [], count: 8), [1, 2, 4, 8, 16, 32, 60, 60]),
  ])
  func `pauses longer until a socket works, and a minute at most`(
    messages: [[String]], seconds: [Int64]
  ) async {
    let server = ChatServerFake(messages)
    let events = server.chat(pauses).watch()
    _ = await server.opened()

    #expect(pauses.seconds.withLock { $0 } == seconds)
    _ = events
  }

  @Test func `sends on an open socket only`() async throws {
    let server = ChatServerFake([])
    let chat = server.chat(pauses)
    await #expect(throws: ChatError.disconnected) { try await chat.send("Too early") }
    var events = chat.watch().makeAsyncIterator()
    let socket = await server.opened()
    socket.newText.yield("Hello")
    #expect(await events.next() == .message("Hello"))

    try await chat.send("Hi")

    #expect(socket.sent.withLock { $0 } == ["Hi"])
  }

  @Test func `closes the socket when its reader stops`() async {
    let server = ChatServerFake([])
    let chat = server.chat(pauses)
    let reader = Task { for await _ in chat.watch() {} }
    let socket = await server.opened()

    reader.cancel()

    for await _ in socket.closings {}
    await #expect(throws: ChatError.disconnected) { try await chat.send("Too late") }
  }

  @Test func `sends on the socket of a newer reader after an older one stops`() async throws {
    let server = ChatServerFake([])
    let chat = server.chat(pauses)
    let older = Task { for await _ in chat.watch() {} }
    _ = await server.opened()
    let newer = chat.watch()
    let socket = await server.opened()

    older.cancel()

    // The older loop has left its socket when it pauses.
    for await _ in pauses.made { break }
    try await chat.send("Hi")
    #expect(socket.sent.withLock { $0 } == ["Hi"])
    _ = newer
  }

  @Test func `opens another socket if a ping has no answer`() async {
    let server = ChatServerFake([], pings: [true, false])
    var events = server.chat(pauses).watch().makeAsyncIterator()
    _ = await server.opened()

    #expect(await events.next() == .disconnected)

    await server.opened().newText.yield("Hello")
    #expect(await events.next() == .message("Hello"))
  }
}

private final class Pauses: Sendable {
  let seconds = Mutex<[Int64]>([])
  let (made, newPause) = AsyncStream.makeStream(of: Void.self)
}

/// Opens a socket for each list of messages, which then breaks, and at last one that stays open.
private final class ChatServerFake: Sendable {
  private let messages: Mutex<[[String]]>
  private let pings: Mutex<[Bool]>
  private let (sockets, newSocket) = AsyncStream.makeStream(of: SocketFake.self)

  /// - Parameter pings: Whether each ping is answered; after these, the chat sends none.
  init(_ messages: [[String]], pings: [Bool] = []) {
    self.messages = Mutex(messages)
    self.pings = Mutex(pings)
  }

  func chat(_ pauses: Pauses) -> OrderChat {
    OrderChat { [self] in
      let texts = messages.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      let socket = SocketFake { [self] in pings.withLock { $0.removeFirst() } }
      for text in texts ?? [] { socket.newText.yield(text) }
      if texts == nil { newSocket.yield(socket) } else { socket.newText.finish() }
      return socket
    } pause: { length in
      pauses.seconds.withLock { $0.append(length.components.seconds) }
      pauses.newPause.yield()
    } rest: { [self] in
      if pings.withLock({ $0.isEmpty }) {
        for await _ in AsyncStream(Void.self, { _ in }) {}
        throw CancellationError()
      }
    }
  }

  /// Returns the socket that stays open, once it is.
  func opened() async -> SocketFake {
    for await socket in sockets { return socket }
    return SocketFake()
  }
}

private final class SocketFake: Socket {
  private let answersPing: @Sendable () -> Bool
  let sent = Mutex<[String]>([])
  private let isClosed = Mutex(false)
  let (texts, newText) = AsyncStream.makeStream(of: String.self)
  let (closings, closing) = AsyncStream.makeStream(of: Void.self)

  init(answersPing: @escaping @Sendable () -> Bool = { true }) { self.answersPing = answersPing }

  func receive() async throws -> String {
    // Another task is not canceled with this one, as a socket is not.
    let next = Task { [texts] in
      for await text in texts { return text as String? }
      return nil
    }
    guard let text = await next.value else { throw URLError(.networkConnectionLost) }
    return text
  }

  func ping() throws { if !answersPing() { throw URLError(.timedOut) } }

  func send(_ text: String) throws {
    if isClosed.withLock({ $0 }) { throw URLError(.cancelled) }
    sent.withLock { $0.append(text) }
  }

  func close() {
    isClosed.withLock { $0 = true }
    newText.finish()
    closing.finish()
  }
}
