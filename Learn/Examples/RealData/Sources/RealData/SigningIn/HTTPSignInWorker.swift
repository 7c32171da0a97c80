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
        "client_id": "shop", "redirect_uri": "example.shop:/signed-in",
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
    // Only this server names the user here. Others do so in the `sub` of an ID token (OpenID Connect Core 2), or when
    // asked for the profile.
    var user: String
    var access_token: String
    /// A renewal need not replace it.
    var refresh_token: String?
  }

  private struct Failure: Decodable {
    var error: String
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
    // RFC 6749 5.2. Any other error is a fault of the app or the server, and the user stays signed in.
    let failure = try? JSONDecoder().decode(Failure.self, from: answer.body)
    if answer.status == 400, failure?.error == "invalid_grant" { throw .refused }
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
