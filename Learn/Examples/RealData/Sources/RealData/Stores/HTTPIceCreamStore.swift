import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends a request, and waits for its answer.
nonisolated protocol Transport: Sendable {
  func send(_ request: URLRequest) async throws(ConnectionFault) -> (status: Int, body: Data)
}

nonisolated struct SessionTransport: Transport {
  func send(_ request: URLRequest) async throws(ConnectionFault) -> (status: Int, body: Data) {
    do {
      let (body, response) = try await URLSession.shared.data(for: request)
      guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
      if [429, 503].contains(response.statusCode), let seconds = pause(response) {
        throw ConnectionFault.busy(seconds: seconds)
      }
      return (response.statusCode, body)
    } catch {
      throw error as? ConnectionFault ?? ConnectionFault(error)
    }
  }

  /// RFC 9110 10.2.3: a number of seconds, or a date, which is compared with the server's.
  private func pause(_ response: HTTPURLResponse) -> Int? {
    guard let end = response.value(forHTTPHeaderField: "Retry-After") else { return nil }
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
    let now = response.value(forHTTPHeaderField: "Date").flatMap(format.date)
    guard let date = format.date(from: end), let now else { return Int(end) }
    return Int(max(0, date.timeIntervalSince(now)))
  }
}

/// Stores ice creams on a server, which lists them in pages of a fixed size.
nonisolated struct HTTPIceCreamStore: IceCreamStore {
  let address: URL
  let pageSize: Int
  var transport: any Transport = SessionTransport()

  func fetch(_ positions: Range<Int>) async throws(IceCreamStoreError) -> [IceCream] {
    var found: [IceCream] = []
    let skipped = positions.lowerBound % pageSize
    var query = URLQueryItem(name: "page", value: String(positions.lowerBound / pageSize))
    while found.count - skipped < positions.count {
      let rows = try await IceCreamRecord.iceCreams(
        send("GET", address.appending(queryItems: [query])))
      found += rows
      guard rows.count == pageSize, let last = rows.last else { break }
      // The next number would skip a row if one was deleted meanwhile.
      query = URLQueryItem(name: "after", value: String(last.id))
    }
    return Array(found.dropFirst(skipped).prefix(positions.count))
  }

  func save(_ iceCream: IceCream) async throws(IceCreamStoreError) {
    let url = address.appending(path: String(iceCream.id))
    guard let body = try? JSONEncoder().encode(IceCreamRecord(iceCream)) else { throw .damaged }
    _ = try await send("PUT", url, body: body)
  }

  func delete(_ id: IceCream.ID) async throws(IceCreamStoreError) {
    do throws(IceCreamStoreError) {
      _ = try await send("DELETE", address.appending(path: String(id)))
    } catch .refused(code: 404) {
      // It is not there, as wanted.
    }
  }

  private func send(
    _ method: String, _ url: URL, body: Data? = nil
  ) async throws(IceCreamStoreError) -> Data {
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpBody = body
    let answer: (status: Int, body: Data)
    do throws(ConnectionFault) {
      answer = try await transport.send(request)
    } catch {
      throw .noAnswer(error)
    }
    switch answer.status {
    case 200..<300: return answer.body
    case 422: throw .invalid(try IceCreamRecord.fields(answer.body))
    default: throw .refused(code: answer.status)
    }
  }
}
