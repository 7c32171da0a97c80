import Testing

@testable import SceneTemplates

/// What fits on a line is put there, and the rest keeps the lines that its template has.
struct LineLayoutTests {
  @Test(arguments: [
    ("func load(\n  request: Load.Request\n) {", "func load(request: Load.Request) {"),
    (
      "func present(\n  response: Alpha.Beta.Response\n) {",
      "func present(\n  response: Alpha.Beta.Response\n) {"
    ),
    ("final class A:\n  B\n{", "final class A: B {"),
    ("let a = [\n  1,\n  2,\n]", "let a = [1, 2]"),
    ("let a = b()\n  .c(\n    1\n  )", "let a = b().c(1)"),
    ("guard\n  let a = b\nelse { return }", "guard let a = b else { return }"),
    ("view.a(\n\n)\nview.b(\n\n)", "view.a()\nview.b()"),
    (
      "#expect(\n  calls == [\n    .alpha(\n      .init()\n    ),\n    .beta(.init()),\n  ])",
      "#expect(\n  calls == [\n    .alpha(.init()),\n    .beta(.init()),\n  ])"
    ),
    ("a(b: \"34567890123456789012345678\")", "a(b: \"34567890123456789012345678\")"),
  ])
  func `puts a statement on one line if it fits`(block: String, expected: String) {
    #expect(LineLayout(width: 34).fit(block) == expected)
  }

  @Test func `counts the comma that a list would end with`() {
    let block = "a([\n  \".34567890123456789012345678\"\n])"

    #expect(LineLayout(width: 34).fit(block) == block)
    #expect(LineLayout(width: 35).fit(block) == "a([\".34567890123456789012345678\"])")
  }

  @Test(arguments: [("4", "    "), ("tabs", "\t"), ("1", " ")])
  func `indents as it is told`(argument: String, indent: String) throws {
    let layout = LineLayout(indentation: try #require(Indentation(argument)))

    #expect(layout.indent("a {\n  b\n\n}") == "a {\n\(indent)b\n\n}")
    #expect(
      layout.indent("  a(\n    \"\"\"\n    b\n      c\n    \"\"\")")
        == "\(indent)a(\n\(indent)\(indent)\"\"\"\n\(indent)\(indent)b\n\(indent)\(indent)  c\n"
        + "\(indent)\(indent)\"\"\")")
  }

  @Test func `finds the indentation of a source`() {
    #expect(Indentation(of: "a\n    b\n        c") == .spaces(4))
    #expect(Indentation(of: "a\n\tb") == .tabs)
    #expect(Indentation(of: "a") == .spaces(2))
  }

  @Test(arguments: ["0", "9", "-1", "two", ""])
  func `refuses an odd indentation`(argument: String) {
    #expect(Indentation(argument) == nil)
  }
}
