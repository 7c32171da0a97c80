import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks the server for tokens, in forms as OAuth has them.
nonisolated struct HTTPSignInWorker: SignInWorker {
  /// The folder of the server's addresses, such as `/token`.
  let address: URL
  var transport: any Transport = SessionTransport()

  func signIn(name: String, password: String) async throws(SignInError) -> Token {
    try await token("sign-in", ["name": name, "password": password])
  }

  /// RFC 6749 4.1.3, and RFC 7636 4.5 for the verifier.
  func signIn(code: String, verifier: String) async throws(SignInError) -> Token {
    try await token(
      "token",
      [
        "grant_type": "authorization_code", "code": code, "code_verifier": verifier,
        "client_id": "shop", "redirect_uri": "shop:/signed-in",
      ])
  }

  /// RFC 6749 6.
  func renew(_ token: Token) async throws(SignInError) -> Token {
    try await self.token(
      "token",
      ["grant_type": "refresh_token", "refresh_token": token.renewal, "client_id": "shop"],
      renewing: token)
  }

  /// RFC 7009 2.1.
  func signOut(_ token: Token) async {
    _ = try? await transport.send(request("revoke", ["token": token.renewal, "client_id": "shop"]))
  }

  private struct Answer: Decodable {
    var user, access_token: String
    /// A renewal need not replace it.
    var refresh_token: String?
  }

  private func token(
    _ path: String, _ fields: [String: String], renewing old: Token? = nil
  ) async throws(SignInError) -> Token {
    let answer: (status: Int, body: Data)
    do throws(ConnectionFault) {
      answer = try await transport.send(request(path, fields))
    } catch {
      throw .noAnswer(error)
    }
    // RFC 6749 5.2. Any other status says nothing about the user, who stays signed in.
    if [400, 401].contains(answer.status) { throw .refused }
    guard answer.status == 200, let new = try? JSONDecoder().decode(Answer.self, from: answer.body),
      let renewal = new.refresh_token ?? old?.renewal
    else { throw .noAnswer(.other(code: answer.status)) }
    return Token(user: new.user, access: new.access_token, renewal: renewal)
  }

  private func request(_ path: String, _ fields: [String: String]) -> URLRequest {
    var request = URLRequest(url: address.appending(path: path))
    request.httpMethod = "POST"
    request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
    // RFC 3986 2.3: in a form, a `+` would be a space.
    let unreserved = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
    let pairs = fields.sorted { $0.key < $1.key }.map { name, value in
      name + "=" + (value.addingPercentEncoding(withAllowedCharacters: unreserved) ?? "")
    }
    request.httpBody = Data(pairs.joined(separator: "&").utf8)
    return request
  }
}
