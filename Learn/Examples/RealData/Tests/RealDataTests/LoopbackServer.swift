import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
  private let stream = Int32(SOCK_STREAM.rawValue)
#else
  import Darwin
  private let stream = SOCK_STREAM
#endif

/// Serves a shop at a port of this machine that no other program can reach from outside.
final class LoopbackServer: Sendable {
  let url: URL
  private let listener: Int32

  init(_ shop: ShopServer) throws {
    let listener = socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, size) == 0 && listen(listener, 16) == 0
          && getsockname(listener, address, &size) == 0
      }
    }
    try #require(isBound)
    self.listener = listener
    let port = UInt16(bigEndian: address.sin_port)
    url = try #require(URL(string: "http://127.0.0.1:\(port)/icecreams"))
    Thread.detachNewThread {
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        Self.serve(connection, shop)
      }
      close(listener)
    }
  }

  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  /// Reads one request, and writes its answer.
  private static func serve(_ connection: Int32, _ shop: ShopServer) {
    defer { close(connection) }
    var received = Data()
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(connection, &bytes, bytes.count, 0)
      if count <= 0 { return }
      received += bytes.prefix(count)
      guard let end = received.firstRange(of: Data("\r\n\r\n".utf8)) else { continue }
      let head = String(decoding: received[..<end.lowerBound], as: UTF8.self)
      let lines = head.lowercased().components(separatedBy: "\r\n")
      let length = lines.first { $0.hasPrefix("content-length:") }?.split(separator: " ").last
      let body = received[end.upperBound...]
      if body.count < length.flatMap({ Int($0) }) ?? 0 { continue }
      let words = head.split(separator: " ").map(String.init)
      if words[1].hasSuffix("/never") {
        shop.newRequest.yield()
        while recv(connection, &bytes, bytes.count, 0) > 0 {}
        shop.newHangUp.yield()
        return
      }
      let answer = shop.answer(words[0], words[1], Data(body))
      let lengthLine = answer.status == 204 ? "" : "Content-Length: \(answer.body.count)\r\n"
      let date = "Date: Sun, 29 Nov 2026 23:59:50 GMT\r\n"
      let retryAfter = shop.retryAfter.withLock { $0 }
      let pauseLine = answer.status == 503 ? "Retry-After: \(retryAfter)\r\n" : ""
      let text =
        "HTTP/1.1 \(answer.status) OK\r\n\(date)\(lengthLine)\(pauseLine)"
        + "Connection: close\r\n\r\n"
      let reply = [UInt8](Data(text.utf8) + answer.body)
      _ = send(connection, reply, reply.count, 0)
      return
    }
  }
}
