// Over the stand-in, which answers as the test says.
#if !canImport(CoreData)
  import Foundation
  import Testing

  @testable import RealData

  @MainActor @Suite(.serialized, .timeLimit(.minutes(1)))
  final class SignInPageTests {
    let attempt = SignInAttempt()
    let page = WebSignInPage(window: ASPresentationAnchor())

    isolated deinit {
      (ASWebAuthenticationSession.answer, ASWebAuthenticationSession.onCancel) = ({ _ in nil }, {})
    }

    @Test func `sends a hash of the verifier, and takes the code for it`() async throws {
      var asked: URL?
      ASWebAuthenticationSession.answer = { [attempt] url in
        asked = url
        return (URL(string: "example.shop:/signed-in?code=1&state=\(attempt.state)"), nil)
      }

      #expect(try await page.code(for: attempt) == "1")

      let address = try #require(asked?.absoluteString)
      // RFC 7636 4.2: 32 bytes in Base64 for addresses, without padding.
      #expect(address.contains(#/code_challenge_method=S256&code_challenge=[\w-]{43}(&|$)/#))
      #expect(!address.contains(attempt.verifier))
      #expect(43...128 ~= attempt.verifier.count)
    }

    @Test func `waits for the address that it gives the server, whose scheme is a domain`()
      async throws
    {
      ASWebAuthenticationSession.answer = { _ in
        (nil, ASWebAuthenticationSessionError(code: .canceledLogin))
      }

      _ = try await page.code(for: attempt)

      let address = try #require(attempt.address)
      let items = URLComponents(url: address, resolvingAgainstBaseURL: false)?.queryItems
      let redirect = try #require(items?.first { $0.name == "redirect_uri" }?.value)
      let scheme = try #require(URL(string: redirect)?.scheme)
      #expect(ASWebAuthenticationSession.scheme == scheme)
      #expect(scheme.split(separator: ".").reversed().joined(separator: ".") == address.host())
    }

    @Test func `returns the code with the verifier of its own attempt`() async throws {
      var asked: URL?
      ASWebAuthenticationSession.answer = { url in
        asked = url
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        let state = items.first { $0.name == "state" }?.value ?? ""
        return (URL(string: "example.shop:/signed-in?code=1&state=\(state)"), nil)
      }

      let answer = try await page.code()

      #expect(answer?.code == "1")
      let hash = Data(SHA256.hash(data: Data((answer?.verifier ?? "").utf8))).base64EncodedString()
        .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
      #expect(try #require(asked?.absoluteString).contains("code_challenge=\(hash)"))
    }

    @Test(arguments: ["code=1", "code=1&state=other", "state=", "error=access_denied"])
    func `refuses the answer to another attempt`(query: String) async {
      ASWebAuthenticationSession.answer = { _ in
        (URL(string: "example.shop:/signed-in?\(query)"), nil)
      }

      await #expect(throws: SignInError.refused) { try await page.code(for: attempt) }
    }

    @Test func `returns nothing if the user closes the page, and throws any other error`()
      async throws
    {
      ASWebAuthenticationSession.answer = { _ in
        (nil, ASWebAuthenticationSessionError(code: .canceledLogin))
      }
      #expect(try await page.code(for: attempt) == nil)

      ASWebAuthenticationSession.answer = { _ in
        (nil, ASWebAuthenticationSessionError(code: .presentationContextNotProvided))
      }
      await #expect(throws: SignInError.refused) { try await page.code(for: attempt) }
    }

    @Test func `closes the page when its task is canceled`() async throws {
      let (closings, closing) = AsyncStream.makeStream(of: Void.self)
      let (starts, start) = AsyncStream.makeStream(of: Void.self)
      ASWebAuthenticationSession.answer = { _ in
        start.finish()
        return nil
      }
      ASWebAuthenticationSession.onCancel = { closing.finish() }
      let task = Task { [page, attempt] in try await page.code(for: attempt) }
      for await _ in starts {}

      task.cancel()

      for await _ in closings {}
      #expect(try await task.value == nil)
    }
  }
#endif
