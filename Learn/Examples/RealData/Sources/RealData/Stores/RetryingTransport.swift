import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Repeats a request that may succeed later, after a pause that grows.
nonisolated struct RetryingTransport: Transport {
  let transport: any Transport
  var pauses: [Duration] = [.seconds(1), .seconds(2), .seconds(4)]
  /// A random part keeps all devices from returning at once.
  var wait: @Sendable (Duration) async throws -> Void = {
    try await Task.sleep(for: $0 * Double.random(in: 1...1.5))
  }

  func send(_ request: URLRequest) async throws(ConnectionFault) -> (status: Int, body: Data) {
    // RFC 9110 9.2.2: a second one changes nothing. A POST may have been carried out.
    let isIdempotent = ["GET", "PUT", "DELETE"].contains(request.httpMethod)
    for pause in isIdempotent ? pauses : [] {
      var pause = pause
      do throws(ConnectionFault) {
        let answer = try await transport.send(request)
        guard [429, 502, 503, 504].contains(answer.status) else { return answer }
      } catch .busy(let seconds) where seconds <= 60 {
        pause = max(pause, .seconds(seconds))
      } catch .offline, .unreachable, .timedOut {
        // It may succeed after the pause.
      }
      do { try await wait(pause) } catch { throw .cancelled }
    }
    return try await transport.send(request)
  }
}
