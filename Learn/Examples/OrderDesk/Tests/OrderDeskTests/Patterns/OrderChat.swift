import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A connection that sends and receives texts.
protocol Socket: AnyObject, Sendable {
  func receive() async throws -> String
  func send(_ text: String) async throws
  /// Waits for the answer to a ping.
  func ping() async throws
  /// Lets a waiting `receive()` throw.
  func close()
}

final class WebSocket: Socket {
  private let task: URLSessionWebSocketTask

  init(_ address: URL) {
    task = URLSession.shared.webSocketTask(with: address)
    task.resume()
  }

  func receive() async throws -> String {
    while true {
      if case .string(let text) = try await task.receive() { return text }
    }
  }

  func send(_ text: String) async throws { try await task.send(.string(text)) }

  func ping() async throws {
    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
    task.sendPing { error in
      if error == nil { answer.yield() }
      answer.finish()
    }
    for await _ in answers { return }
    throw URLError(.networkConnectionLost)
  }

  func close() { task.cancel(with: .goingAway, reason: nil) }
}

enum ChatEvent: Equatable, Sendable {
  case message(String)
  case disconnected
}

enum ChatError: Error { case disconnected }

/// Chats over a socket, and opens another one after each failure.
actor OrderChat {
  private let open: @Sendable () -> any Socket
  private let pause: @Sendable (Duration) async throws -> Void
  private let rest: @Sendable () async throws -> Void
  private var socket: (any Socket)?

  init(
    open: @escaping @Sendable () -> any Socket,
    // Devices that lost one server do not return all at once.
    pause: @escaping @Sendable (Duration) async throws -> Void = {
      try await Task.sleep(for: $0 * Double.random(in: 1...1.5))
    },
    rest: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(20)) }
  ) {
    (self.open, self.pause, self.rest) = (open, pause, rest)
  }

  /// Returns each message and each failure, until the stream's only reader stops.
  nonisolated func watch() -> AsyncStream<ChatEvent> {
    AsyncStream { events in
      let task = Task { await read(into: events) }
      events.onTermination = { _ in task.cancel() }
    }
  }

  func send(_ text: String) async throws(ChatError) {
    guard let socket else { throw .disconnected }
    do { try await socket.send(text) } catch { throw .disconnected }
  }

  private func read(into events: AsyncStream<ChatEvent>.Continuation) async {
    var seconds = 1
    while !Task.isCancelled {
      let socket = open()
      self.socket = socket
      // Canceling a task may not end `receive()`.
      await withTaskCancellationHandler {
        async let _ = keepAlive(socket)
        while let text = try? await socket.receive() {
          events.yield(.message(text))
          seconds = 1
        }
      } onCancel: {
        socket.close()
      }
      // Another reader may have opened another socket meanwhile.
      if self.socket === socket { self.socket = nil }
      events.yield(.disconnected)
      try? await pause(.seconds(seconds))
      seconds = min(seconds * 2, 60)
    }
  }

  /// Closes a socket that answers no ping: a connection that is half open reports no error.
  private func keepAlive(_ socket: any Socket) async {
    while (try? await rest()) != nil {
      do { try await answer(within: .seconds(10)) { try await socket.ping() } } catch {
        return socket.close()
      }
    }
  }
}
