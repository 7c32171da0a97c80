import PlainText
import StrictJSON

/// What a rule found, with its place and the remedy.
package struct Finding: Hashable {
  package let rule: Rule
  package let file: String
  /// The line, from 1.
  package let line: Int
  /// The column in bytes, from 1, as compilers count.
  package let column: Int
  /// What it is about, such as `CreateOrderPresenter.view`, which stays when lines move.
  package let subject: String
  /// What is wrong, and what to do.
  package let message: String

  /// Returns the line that Xcode, editors and CI systems understand.
  package func text(_ severity: Rule.Severity) -> String {
    "\(file.printable):\(line):\(column): \(severity): \(message) [\(rule.rawValue)]"
  }

  /// Returns the object that `--format json` prints.
  package func json(_ severity: Rule.Severity) -> String {
    JSONText.object([
      "file": JSONText.text(file), "line": "\(line)", "column": "\(column)",
      "rule": JSONText.text(rule.rawValue), "severity": JSONText.text(severity.rawValue),
      "subject": JSONText.text(subject), "message": JSONText.text(message),
      "help": JSONText.text(rule.help),
    ])
  }
}

extension Int {
  /// Returns the number with a noun, such as `2 files`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
