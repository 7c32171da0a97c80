import SwiftReading

/// The findings that a team has accepted, so that only new ones fail.
///
/// A finding is known by its rule, its file and what it is about, not by its line.
package struct Baseline {
  private static let header =
    "# Findings that \"scene check\" accepts. --write-baseline writes this file."

  /// How often each finding is accepted.
  private var accepted: [String: Int] = [:]

  package init(_ text: String) {
    for line in text.lines where !line.isEmpty && !line.hasPrefix("#") {
      accepted[line, default: 0] += 1
    }
  }

  /// Returns whether a text is that of a baseline, which may be replaced.
  package static func isBaseline(_ text: String) -> Bool {
    text.isEmpty || text.plain.hasPrefix(header)
  }

  /// Returns the text of a baseline that accepts findings.
  package static func text(of findings: [Finding]) -> String {
    ([header] + findings.map(key).sorted()).map { $0 + "\n" }.joined()
  }

  /// Returns the findings that are not accepted, and how many accepted ones are no longer found.
  ///
  /// - Parameters:
  ///   - rules: The rules that were checked; of others, nothing is known.
  ///   - files: The files that were read.
  package func compare(
    with findings: [Finding], of rules: [Rule], in files: [String]
  ) -> (new: [Finding], mended: Int) {
    var left = accepted
    let new = findings.filter { finding in
      guard let count = left[Self.key(finding)], count > 0 else { return true }
      left[Self.key(finding)] = count - 1
      return false
    }
    let checked = Set(rules.flatMap { rule in files.map { "\(rule.rawValue) \($0)" } })
    let mended = left.filter { key, _ in
      key.lastIndex(of: " ").map { checked.contains(String(key[..<$0])) } ?? false
    }
    return (new, mended.values.reduce(0, +))
  }

  private static func key(_ finding: Finding) -> String {
    "\(finding.rule.rawValue) \(finding.file) \(finding.subject)"
  }
}
