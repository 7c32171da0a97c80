import Testing

@testable import SwiftReading

/// What is read once is not read again for what is around it or follows it.
@Suite(.timeLimit(.minutes(60)))
struct HostileSourceTests {
  @Test(arguments: ["()", "[]", "{}", "({", "[("])
  func `limits the nesting of brackets`(pair: String) throws {
    let closing: [Character: String] = ["(": ")", "[": "]", "{": "}", ")": ")", "]": "]", "}": "}"]
    let open = pair.filter { "([{".contains($0) }
    func nested(_ depth: Int) -> String {
      let opening = String(repeating: open, count: depth).prefix(depth)
      return "\n" + opening + opening.reversed().compactMap { closing[$0] }.joined()
    }
    let fault = SourceFault(
      file: "A.swift", line: 2, "Brackets are nested more than 100 deep here. Split the code.")

    #expect(throws: Never.self) { try SwiftSource(nested(100), file: "A.swift") }
    for depth in [101, 1_000, 100_000] {
      #expect(throws: fault) { try SwiftSource(nested(depth), file: "A.swift") }
    }
  }

  @Test(arguments: [
    "a { [b = c ]) in d }", "{ let }", "func a(b: C", "for try await {", "func a<B, where {",
    "{ [a",
    "switch a { case let: }", "guard let a", "let (a, b", "{ ( a in } )", "catch let a.b( {",
  ])
  func `reads the names of code that does not compile`(text: String) throws {
    for text in [text, "class A { \(text) }", "func a() { \(text) }"] {
      let source = NamedSource(try SwiftSource(text, file: "A.swift"))

      #expect(source.place(of: 0) == "A.swift:1:1")
    }
  }

  @Test func `counts the brackets around an interpolation`() {
    let text = String(repeating: "(", count: 99) + "\"\\((1))\""

    #expect(throws: SourceFault.self) { try SwiftSource(text, file: "A.swift") }
  }

  @Test(arguments: [
    ("typealias A = B\nfunc c() {}", "= B"), ("typealias A =\n  B &\n  C\nlet d = 1", "= B & C"),
    ("typealias A\n  = B\n  & C\nstruct D {}", "= B & C"), ("typealias A = B; let c = 1", "= B"),
    ("typealias A<B> = (B,\n C) -> D\nvar e = 1", "<B> = (B, C) -> D"),
    ("typealias A = B.\nC", "= B. C"), ("enum D { typealias A = B }\nlet c = 1", "= B"),
    ("class A\nclass B {}", ""), ("protocol A: B\nprotocol C {}", ": B"),
    ("class A: B\n  where C: D\n{}", ": B where C: D"),
  ])
  func `ends what a type inherits, or an alias is`(text: String, head: String) throws {
    let first = try SwiftSource(text, file: "A.swift").all.first { $0.name == "A" }

    #expect(first?.head.joined == head)
    #expect(first?.body == nil || text.hasPrefix("class A: B"))
  }

  @Test(arguments: ["typealias A = B\n", "class A: B ", "protocol P ", "typealias A = B;"])
  func `reads the head of each declaration once`(line: String) throws {
    let source = try SwiftSource(String(repeating: line, count: 3_000), file: "A.swift")

    #expect(source.all.count == 3_000)
    let tokens = source.all.reduce(0) { $0 + $1.head.count }
    #expect(tokens < 3 * 3_000)
  }

  @Test(arguments: [
    ("import A; import B", ["import A", "import B"]),
    (
      "@testable import A\npublic import class B.C",
      ["@testable import A", "public import class B.C"]
    ),
    (
      "#if A\nimport B\n#if C\n@_exported import D\n#endif\n#endif\nimport E",
      [
        "#if canImport(B)\nimport B\n#endif", "#if canImport(D)\n@_exported import D\n#endif",
        "import E",
      ]
    ),
    ("import struct", ["import struct"]), ("import", []),
  ])
  func `finds the imports, each once`(text: String, expected: [String]) throws {
    #expect(try SwiftSource(text, file: "A.swift").imports == expected)
  }

  @Test(arguments: [
    ("@MainActor public final class A {}", ["@MainActor"]),
    ("@available(iOS 13, *) @objc(B) protocol A {}", ["@available(iOS 13, *)", "@objc(B)"]),
    ("@A.B\n@C\nfileprivate protocol A {}", ["@A.B", "@C"]), ("let a = b\nprotocol A {}", []),
  ])
  func `finds the attributes of a type in their order`(text: String, expected: [String]) throws {
    let source = try SwiftSource(text, file: "A.swift")
    let type = try #require(source.all.first)

    #expect(source.attributes(of: type) == expected)
  }

  @Test func `follows the constants of a manifest, each once`() {
    let chain = (0..<5_000).map { "let a\($0): [SwiftSetting] = a\($0 + 1) + a\($0 + 1) + a0\n" }
    func manifest(_ last: String) -> PackageManifest {
      PackageManifest(
        chain.joined() + "let a5000 = [\(last)]\n"
          + "let p = Package(targets: [.target(name: \"App\", swiftSettings: a0)])")
    }

    #expect(manifest(".defaultIsolation(MainActor.self)").isOnMainActor("App"))
    #expect(!manifest(".defaultIsolation(nil)").isOnMainActor("App"))
  }
}
