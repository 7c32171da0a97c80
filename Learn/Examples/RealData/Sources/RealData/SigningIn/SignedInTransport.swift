import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Adds one user's token to each request, and renews it if the server no longer accepts it.
nonisolated struct SignedInTransport: Transport {
  let session: Session
  let user: String
  let transport: any Transport

  func send(_ request: URLRequest) async throws(ConnectionFault) -> (status: Int, body: Data) {
    guard let token = await session.token(of: user) else { return (401, Data()) }
    let answer = try await transport.send(signed(request, token))
    guard answer.status == 401, let renewed = try await session.renew(token) else { return answer }
    return try await transport.send(signed(request, renewed))
  }

  private func signed(_ request: URLRequest, _ token: Token) -> URLRequest {
    var request = request
    request.setValue("Bearer \(token.access)", forHTTPHeaderField: "Authorization")
    return request
  }
}

extension Session {
  /// Returns the transport of one user, for a store.
  nonisolated func transport(
    for user: String, over transport: any Transport = SessionTransport()
  ) -> RetryingTransport {
    // Each attempt takes the token of its moment, and none is sent after a sign-out.
    RetryingTransport(
      transport: SignedInTransport(session: self, user: user, transport: transport))
  }
}
