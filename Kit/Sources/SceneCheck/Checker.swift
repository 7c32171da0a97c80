import SwiftReading

/// Checks the scenes of a project.
package struct Checker {
  package let rules: [Rule]

  /// Creates a checker of some rules, or of those that are on by default.
  package init(_ rules: [Rule]? = nil) {
    self.rules = rules ?? Configuration().rules
  }

  /// Returns what the rules find and no comment allows, in the order of files and lines.
  package func findings(in project: Project) -> [Finding] {
    let allowed = Dictionary(
      project.sources.map { ($0.file, $0.allowances) }, uniquingKeysWith: { first, _ in first })
    // A component of two scenes is checked in both.
    var known: Set<Finding> = []
    return rules.flatMap { $0.findings(in: project) }
      .filter { known.insert($0).inserted }
      // What a tool writes is not mended by hand.
      .filter { !$0.file.split(separator: "/").dropLast().contains("Generated") }
      .filter { !(allowed[$0.file]?[$0.line]?.contains($0.rule.rawValue) ?? false) }
      .sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
  }
}

extension ProjectSource {
  /// The rules that comments allow to break, by line: `// scene:allow RULE because …`, on the line or above it.
  fileprivate var allowances: [Int: [String]] {
    var allowances: [Int: [String]] = [:]
    var (line, place) = (1, 0)
    for comment in source.comments {
      line += source.bytes[place..<comment.lowerBound].count { $0 == UInt8(ascii: "\n") }
      place = comment.lowerBound
      let words = String(decoding: source.bytes[comment], as: UTF8.self).split(separator: " ")
      guard let mark = words.firstIndex(of: "scene:allow"), words.count > mark + 2 else { continue }
      for place in [line, line + 1] {
        allowances[place, default: []].append(String(words[mark + 1]))
      }
    }
    return allowances
  }
}
