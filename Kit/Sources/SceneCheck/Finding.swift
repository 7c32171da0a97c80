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

  /// The line that Xcode, editors and CI systems understand.
  package var text: String {
    "\(file.printable):\(line):\(column): warning: \(message) [\(rule.rawValue)]"
  }

  package var json: String {
    JSONText.object([
      "file": JSONText.text(file), "line": "\(line)", "column": "\(column)",
      "rule": JSONText.text(rule.rawValue), "subject": JSONText.text(subject),
      "message": JSONText.text(message),
    ])
  }
}
