import Foundation
import Synchronization

@testable import RealData

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A shop's server: answers requests for ice creams, in pages of three.
final class ShopServer: Transport {
  static let pageSize = 3
  private let rows = Mutex<[Int: IceCreamRecord]>([:])
  private let pictures = Mutex<[String: Data]>([:])
  /// If this is set, every answer has this status.
  let status = Mutex<Int?>(nil)
  let retryAfter = Mutex("7")
  /// What the loopback server never answers, and the clients that then hung up.
  let (requests, newRequest) = AsyncStream.makeStream(of: Void.self)
  let (hangUps, newHangUp) = AsyncStream.makeStream(of: Void.self)

  /// Answers without a network.
  func send(_ request: URLRequest) async throws(ConnectionFault) -> (status: Int, body: Data) {
    guard let url = request.url, let method = request.httpMethod else { return (400, Data()) }
    return answer(method, url.relativePath + "?" + (url.query ?? ""), request.httpBody ?? Data())
  }

  func answer(_ method: String, _ target: String, _ body: Data) -> (status: Int, body: Data) {
    if let status = status.withLock({ $0 }) { return (status, Data()) }
    let url = URLComponents(string: target)
    if let path = url?.path, path.hasSuffix("/picture") {
      return pictures.withLock { pictures in
        if method == "PUT" { pictures[path] = body }
        guard let picture = pictures[path] else { return (404, Data("none".utf8)) }
        return (200, method == "PUT" ? Data() : picture)
      }
    }
    let ticket = url.flatMap { Int($0.path.split(separator: "/").last ?? "") }
    let number = url?.queryItems?.first.flatMap { Int($0.value ?? "") } ?? 0
    let isAfter = url?.queryItems?.first?.name == "after"
    return rows.withLock { rows in
      switch (method, ticket) {
      case ("GET", nil):
        let sorted = rows.values.sorted { $0.ticket < $1.ticket }
        let skipped =
          isAfter ? sorted.prefix { $0.ticket <= number }.count : number * Self.pageSize
        let rest = sorted.dropFirst(skipped)
        return (200, (try? JSONEncoder().encode(Array(rest.prefix(Self.pageSize)))) ?? Data())
      case ("PUT", let ticket?):
        guard let record = try? JSONDecoder().decode(IceCreamRecord.self, from: body) else {
          return (400, Data())
        }
        if record.taste == "Soap" { return (422, Data(#"{"fields": ["taste", "price"]}"#.utf8)) }
        rows[ticket] = record
        return (204, Data())
      case ("DELETE", let ticket?):
        return (rows.removeValue(forKey: ticket) == nil ? 404 : 204, Data())
      default:
        return (405, Data())
      }
    }
  }
}
