import SwiftReading
import Testing

@testable import SceneCheck

/// Code in which `‹rule›` stands before each place that a rule finds.
struct MarkedCode: CustomTestStringConvertible {
  let testDescription: String
  let code: String

  init(_ name: String, _ code: String) {
    testDescription = name
    self.code = code
  }

  /// The code without marks, and what is found there, each as its rule, line and column.
  private var parts: (code: String, places: [String]) {
    var (plain, places): (String, [String]) = ("", [])
    for piece in code.split(separator: "‹", omittingEmptySubsequences: false) {
      guard let end = piece.firstIndex(of: "›") else {
        plain += piece
        continue
      }
      let lines = plain.split(separator: "\n", omittingEmptySubsequences: false)
      places.append("\(lines.count):\((lines.last?.utf8.count ?? 0) + 1) \(piece[..<end])")
      plain += piece[end...].dropFirst()
    }
    return (plain, places)
  }

  /// Returns the marked places, and those that all rules but some find.
  func places(without rules: [Rule] = [.untested, .uiInWords]) throws -> (
    marked: [String], found: [String]
  ) {
    let (code, places) = parts
    let project = Project([try SwiftSource(code, file: "App/A.swift")])
    let found = Checker(Rule.allCases.filter { !rules.contains($0) }).findings(in: project)
    return (
      places.sorted(), found.map { "\($0.line):\($0.column) \($0.rule.rawValue)" }.sorted()
    )
  }
}
