import Foundation
import Testing

@testable import SwiftWriting

/// What is too long for a line is broken, as `swift format` does.
struct LineLayoutTests {
  /// Each statement, and how it is broken.
  private static let statements = #"""
    func load(request: Load.Request) { => func load(request: Load.Request) {
    func present(response: Alpha.Beta.Response) { => func present(\n  response: Alpha.Beta.Response\n) {
      func present(response: Alpha.Beta.Response) =>   func present(\n    response: Alpha.Beta.Response)
    func load(first: Int = 1, other: Int = 2) throws(Fault) => func load(\n  first: Int = 1, other: Int = 2\n) throws(Fault)
    final class AlphaBetaGamma: DeltaEpsilon { => final class AlphaBetaGamma:\n  DeltaEpsilon\n{
    let a = ["ABCDEFG", "BCDEFGH", "CDEFGHI"] => let a = [\n  "ABCDEFG", "BCDEFGH", "CDEFGHI",\n]
    let a = ["ABCDEF", "B"] + bcd + ["E"] => let a =\n  ["ABCDEF", "B"] + bcd + ["E"]
    let a = ["A"] + b + ["ABCDEFG", "BCDEFGH", "CD"] => let a =\n  ["A"] + b + [\n    "ABCDEFG", "BCDEFGH", "CD",\n  ]
    .hidden(!alpha.isEmpty || !beta.isEmpty) => .hidden(\n  !alpha.isEmpty || !beta.isEmpty\n)
    .hidden(!alpha.isEmpty || !beta.isEmpty || !c.isEmpty) => .hidden(\n  !alpha.isEmpty\n    || !beta.isEmpty || !c.isEmpty\n)
    let alpha = beta().gamma(delta: epsilon) => let alpha = beta().gamma(\n  delta: epsilon)
    guard let alpha = beta else { return gamma } => guard let alpha = beta else {\n  return gamma\n}
    for alpha in beta { write("a { , b") } => for alpha in beta {\n  write("a { , b")\n}
    #expect(calls == [.alpha(.init(a: 1)), .beta(.init())]) => #expect(\n  calls == [\n    .alpha(.init(a: 1)),\n    .beta(.init()),\n  ])
    #expect(view.state == Alpha.Beta(gamma: 1, delta: 2)) => #expect(\n  view.state\n    == Alpha.Beta(\n      gamma: 1, delta: 2))
    private let router: any Alpha.Beta & Gamma.Delta => private let router:\n  any Alpha.Beta & Gamma.Delta
    case "a": entry.alpha = reader.label(b) => case "a":\n  entry.alpha = reader.label(b)
    init(worker: any Alpha.Beta.Worker = Gamma()) { => init(\n  worker: any Alpha.Beta.Worker =\n    Gamma()\n) {
    // A comment that is longer than a line. => // A comment that is longer than a line.
    let alpha = 1  // One, two, three, four => let alpha = 1  // One, two, three, four
    write("\(list.joined(separator: ", ")) a") => write(\n  "\(list.joined(separator: ", ")) a"\n)
    alpha("b, \\", "c, d", "e, f", "ghij") => alpha(\n  "b, \\", "c, d", "e, f", "ghij")
    get { self ?? Alpha(beta: [], gamma: 1) } => get {\n  self\n    ?? Alpha(beta: [], gamma: 1)\n}
    self = value == Alpha(beta: [], gamma: 1, d: 2) ? nil : value => self =\n  value\n    == Alpha(\n      beta: [], gamma: 1, d: 2\n    ) ? nil : value
    .alpha(.beta(message: "01234567890123456789012345678901")) => .alpha(\n  .beta(\n    message:\n      "01234567890123456789012345678901"\n  ))
    func a(b: Beta2<Gamma, Delta>, c: D) => func a(\n  b: Beta2<Gamma, Delta>, c: D)
    """#.components(separatedBy: "\n").map { row in
      row.replacingOccurrences(of: "\\n", with: "\n").components(separatedBy: " => ")
    }

  @Test(arguments: statements)
  func `breaks a statement that does not fit on a line`(row: [String]) {
    #expect(LineLayout(width: 34).text(of: row[0]) == row[1])
  }

  @Test(
    arguments: [
      ("let a = [1] + bcd + [1234567, 2345]", "let a =\n  [1] + bcd + [1234567, 2345]"),
      ("alpha(beta: [true, true], gamma: 3)", "alpha(\n  beta: [true, true], gamma: 3)"),
      ("alpha(bc: [[1], [2, 3]], delta: 12)", "alpha(\n  bc: [[1], [2, 3]], delta: 12)"),
    ])
  func `counts the comma that a list would end with`(line: String, broken: String) {
    #expect(LineLayout(width: line.count + 2).text(of: line) == line)
    #expect(LineLayout(width: line.count).text(of: line) == broken)
  }

  @Test(arguments: [
    "a([\".34567890123456789012345678\"])", "alpha.map { [beta, gamma] in delta }",
    "let alpha: [Int: [String: Beta]] = [:]",
  ])
  func `counts no comma of what is no list, or has one entry`(line: String) {
    #expect(LineLayout(width: line.count).text(of: line) == line)
  }

  @Test(arguments: [("4", "    "), ("tabs", "\t"), ("1", " ")])
  func `indents as it is told`(argument: String, indent: String) throws {
    let layout = LineLayout(indentation: try #require(Indentation(argument)))

    #expect(layout.text(of: "a {\n  b\n\n  c\n}") == "a {\n\(indent)b\n\n\(indent)c\n}")
    #expect(
      layout.text(of: "  a(\n    \"\"\"\n    b\n      c\n    \"\"\")")
        == "\(indent)a(\n\(indent)\(indent)\"\"\"\n\(indent)\(indent)b\n\(indent)\(indent)  c\n"
        + "\(indent)\(indent)\"\"\")")
  }

  @Test(arguments: [
    ("\na {\n\n  b\n\n\n  c\n\n}", "a {\n  b\n\n  c\n}"), ("a {\n\n}", "a {}"),
  ])
  func `leaves out blank lines that separate nothing`(code: String, expected: String) {
    #expect(LineLayout().text(of: code) == expected)
  }

  @Test func `finds the indentation of a source`() {
    #expect(Indentation(of: "a\n    b\n        c") == Indentation("4"))
    #expect(Indentation(of: "a\n\tb") == Indentation("tabs"))
    #expect(Indentation(of: "a") == Indentation("2"))
  }

  @Test(arguments: ["0", "9", "-1", "two", ""])
  func `refuses an odd indentation`(argument: String) {
    #expect(Indentation(argument) == nil)
  }
}
