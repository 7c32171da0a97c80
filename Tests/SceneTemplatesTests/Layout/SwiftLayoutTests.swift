import Testing

@testable import SceneTemplates

/// The layout breaks long lines as `swift format` does, which made the expectations.
struct SwiftLayoutTests {
  @Test(arguments: [
    (
      "final class AlphaTrace: AlphaLogic {",
      "final class AlphaTrace: AlphaLogic\n{"
    ),
    (
      "final class AlphaTrace: Alpha, BetaLogic {",
      "final class AlphaTrace: Alpha,\n  BetaLogic\n{"
    ),
    (
      "func present(response: Alpha.Response) {",
      "func present(\n  response: Alpha.Response\n) {"
    ),
    (
      "func present(response: Alpha.Response)",
      "func present(\n  response: Alpha.Response)"
    ),
    (
      "func fetch() throws(AlphaError) -> [Int] {",
      "func fetch() throws(AlphaError)\n  -> [Int]\n{"
    ),
    (
      "var dataStore: (any Alpha)? { router.store }",
      "var dataStore: (any Alpha)? {\n  router.store\n}"
    ),
    (
      "boundary.cross(\"alpha\", a) { view.beta(a) }",
      "boundary.cross(\"alpha\", a) {\n  view.beta(a)\n}"
    ),
    ("calls.append(.presentAlphaBeta(response))", "calls.append(\n  .presentAlphaBeta(response))"),
    (
      "interactor.presenter = Alpha(presenter, to: b)",
      "interactor.presenter = Alpha(\n  presenter, to: b)"
    ),
    (
      "presenter: AlphaPresenter = AlphaPresenter(),",
      "presenter: AlphaPresenter =\n  AlphaPresenter(),"
    ),
    (
      "#expect(calls == [.alpha(.init()), .beta(.init())])",
      "#expect(\n  calls == [\n    .alpha(.init()),\n    .beta(.init()),\n  ])"
    ),
    (
      "// A comment that is longer than a line can be.",
      "// A comment that is longer than a line can be."
    ),
  ])
  func `breaks a long line`(line: String, expected: String) {
    #expect(SwiftLayout(width: 34).format(line) == expected)
  }

  @Test(arguments: [("4", "    "), ("tabs", "\t"), ("1", " ")])
  func `indents as it is told`(argument: String, indent: String) throws {
    let layout = SwiftLayout(indentation: try #require(Indentation(argument)))

    #expect(layout.format("a {\n  b\n\n}") == "a {\n\(indent)b\n\n}")
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
