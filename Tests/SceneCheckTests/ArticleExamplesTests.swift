import Foundation
import Testing

@testable import SceneCheck
@testable import TestSupport

/// The article has a wrong and a right example of each rule, and the rule finds the wrong one.
struct ArticleExamplesTests {
  @Test(arguments: Rule.allCases)
  func `finds the wrong example, which replaces the right one`(rule: Rule) throws {
    let article = try PackageFolder.text(
      of: "Sources/IceCreamDomain/IceCreamDomain.docc/CheckingScenes.md")
    let section = try #require(
      article.components(separatedBy: "\n### ").first { $0.hasPrefix(rule.rawValue + "\n") })
    let block = try #require(section.components(separatedBy: "```diff\n // ").dropFirst().first)
    let lines = try #require(block.components(separatedBy: "\n```").first).components(
      separatedBy: "\n")
    func code(_ mark: String) -> String {
      lines.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst()) }.joined(separator: "\n")
    }
    try #require(code("-") != "" && code("+") != "")
    let sources = try CheckedScenes.classic.sources(after: [(lines[0], code("+"), code("-"))])

    let rules = rule.isOnByDefault ? nil : [rule]
    let found = Checker(rules).findings(in: Project(sources))
    #expect(Set(found.map(\.rule)) == [rule], "\(found.map(\.text))")
  }
}
