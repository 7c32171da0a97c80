import Testing

@testable import SwiftReading

/// Sources are read in linear time, with the place of each declaration.
@Suite(.timeLimit(.minutes(60)))
struct SwiftSourceTests {
  @Test(arguments: [
    "class a ", "protocol A: B ", "enum A { ", "func f() ", "/a ", "a / b ", "/ a/", "# ", "#",
    "##\"", "#\"\"\"#", "(", ")", "{ ", "[", "\"\\(", "\"\" ", "\"", "\"\"\"", "@a ", "@a(", "@a<",
    "`a",
    "` ", "/* ", "*/ ", "/**/", "// ", "a: A = 1, ", "; ", "var a: A ", "// MARK \r", "\r", "\\",
    "é",
  ])
  func `reads a line of 30 KB`(unit: String) {
    let line = String(repeating: unit, count: 30_000 / unit.utf8.count)

    for text in [line, "protocol P: AnyObject {\n\(line)\n}"] {
      let source = try? SwiftSource(text, file: "A.swift")
      #expect(source?.members(of: "P", keyword: "func").count ?? 0 <= 30_000)
      #expect(source?.text ?? text == text)
    }
  }

  @Test func `limits the nesting of strings`() throws {
    func text(_ depth: Int) -> String {
      "let a =\n" + String(repeating: "\"\\(", count: depth) + "1"
        + String(repeating: ")\"", count: depth)
    }

    #expect(try SwiftSource(text(50), file: "A.swift").tokens.count == 4)
    let fault = #expect(throws: SourceFault.self) { try SwiftSource(text(2_000), file: "A.swift") }

    #expect(
      fault?.message == "A.swift:2: Strings are nested more than 50 deep here. Use constants.")
  }

  @Test(arguments: [
    ("func a() {}; func b() {}", ["func a", "func b"]),
    (
      "@A(b: [1, 2])\n@B.C<D>(1) public\nfinal\nclass func a()\n-> B\nvar b = 1",
      ["func a", "var b"]
    ),
    ("var a =\n  b\nlet (c, d) = e", ["var a", "let ("]),
    ("var a: @MainActor () -> Void = {\n  func b() {}\n}\ninit() {}", ["var a", "init init"]),
    ("case a, b\ncase c(d: E)\nindirect case f", ["case a", "case c", "case f"]),
    (
      "#if A\nfunc a()\n#else\nfunc b()\n#endif", ["# if", "func a", "# else", "func b", "# endif"]
    ),
    (
      "static func == (a: A, b: A)\nsubscript(a: A) -> A { get }",
      ["func =", "subscript subscript"]
    ),
    ("private(set) var a: A { get }\nfunc `b c`()", ["var a", "func `b c`"]),
    (
      "var a: A {\n  didSet {}\n}\nfunc b<C>(c: C)\nwhere C: D\nfunc e()",
      ["var a", "func b", "func e"]
    ),
    ("@A", []), (";;", []),
    ("class A {}\nfinal class B {}\nactor C {}", ["class A", "class B", "actor C"]),
  ])
  func `finds the members of a body`(body: String, members: [String]) throws {
    let source = try SwiftSource("struct A {\n\(body)\n}", file: "A.swift")

    let found = source.members(at: SourcePlace(path: ["A"]))

    #expect(found.map { "\($0.keyword) \($0.name)" } == members)
    for (member, next) in zip(found, found.dropFirst()) {
      #expect(member.tokens.upperBound <= next.tokens.lowerBound)
    }
  }

  @Test func `knows the place of each token`() throws {
    let text = "\u{FEFF}// é\r\nlet é = \"ü\" /* } */ + #/a/# \n"
    let source = try SwiftSource(text, file: "A.swift")

    #expect(
      source.tokens.map { String(decoding: source.bytes[$0.range], as: UTF8.self) }
        == ["let", "é", "=", "\"ü\"", "+", "#/a/#"])
    #expect(source.tokens.map(\.text) == ["let", "é", "=", "\"ü\"", "+", "#/a/#"])
    #expect(
      source.comments.map { String(decoding: source.bytes[$0], as: UTF8.self) } == [
        "// é", "/* } */",
      ])
  }
}
