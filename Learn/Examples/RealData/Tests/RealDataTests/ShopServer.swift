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
  /// If this is set, every answer has this status.
  let status = Mutex<Int?>(nil)
  let retryAfter = Mutex("7")

  /// Answers without a network.
  func send(_ request: URLRequest) async throws(ConnectionFault) -> (status: Int, body: Data) {
    guard let url = request.url, let method = request.httpMethod else { return (400, Data()) }
    return answer(method, url.relativePath + "?" + (url.query ?? ""), request.httpBody ?? Data())
  }

  func answer(_ method: String, _ target: String, _ body: Data) -> (status: Int, body: Data) {
    if let status = status.withLock({ $0 }) { return (status, Data()) }
    let url = URLComponents(string: target)
    let ticket = url.flatMap { Int($0.path.split(separator: "/").last ?? "") }
    let page = url?.queryItems?.first { $0.name == "page" }.flatMap { Int($0.value ?? "") }
    return rows.withLock { rows in
      switch (method, ticket) {
      case ("GET", nil):
        let sorted = rows.values.sorted { $0.ticket < $1.ticket }
        let shown = sorted.dropFirst((page ?? 0) * Self.pageSize).prefix(Self.pageSize)
        return (200, (try? JSONEncoder().encode(Array(shown))) ?? Data())
      case ("PUT", let ticket?):
        rows[ticket] = try? JSONDecoder().decode(IceCreamRecord.self, from: body)
        return (rows[ticket] == nil ? 400 : 204, Data())
      case ("DELETE", let ticket?):
        return (rows.removeValue(forKey: ticket) == nil ? 404 : 204, Data())
      default:
        return (405, Data())
      }
    }
  }
}
