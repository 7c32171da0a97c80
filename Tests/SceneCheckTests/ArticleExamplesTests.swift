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
    let blocks = section.components(separatedBy: "```swift\n// ").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
    try #require(blocks.count == 2)
    let (wrong, right) = (blocks[0].split(separator: "\n", maxSplits: 1), blocks[1])
    let parts = right.split(separator: "\n", maxSplits: 1)
    try #require(wrong.count == 2 && parts.count == 2)
    let file = try #require(parts[0].components(separatedBy: ", ").first)

    #expect(wrong[0] == "\(file), wrong" && parts[0] == "\(file), right")
    let sources = try CheckedScenes.classic.sources(
      after: [(file, String(parts[1]), String(wrong[1]))])
    let rules = rule.isOnByDefault ? nil : [rule]
    let found = Checker(rules).findings(in: Project(sources))
    #expect(Set(found.map(\.rule)) == [rule], "\(found.map(\.text))")
  }
}
