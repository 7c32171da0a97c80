import PlainText
import StrictJSON

/// A form in which findings are printed.
package enum ReportFormat: String, CaseIterable {
  case text, json, sarif, github, junit

  /// Returns findings in this form, the last line with its end.
  package func text(of findings: [Finding], _ configuration: Configuration) -> String {
    func severity(_ finding: Finding) -> Rule.Severity { configuration.severity(of: finding.rule) }
    switch self {
    case .text: return findings.map { $0.text(severity($0)) + "\n" }.joined()
    case .json: return findings.map { $0.json(severity($0)) + "\n" }.joined()
    case .github:
      return findings.map { finding in
        let place = [
          "file": finding.file, "line": "\(finding.line)", "col": "\(finding.column)",
          "title": finding.rule.rawValue,
        ].sorted { $0.key < $1.key }.map { "\($0)=\($1.escapedForGitHub(",:"))" }
        let command = severity(finding) == .note ? "notice" : severity(finding).rawValue
        return "::\(command) \(place.joined(separator: ","))::"
          + "\(finding.message) See \(finding.rule.help)".escapedForGitHub() + "\n"
      }.joined()
    case .sarif: return Self.sarif(findings, severity) + "\n"
    case .junit: return Self.junit(findings, severity)
    }
  }

  /// SARIF 2.1.0, for tools that show findings beside code.
  ///
  /// Columns are in bytes, as everywhere here, which SARIF has no word for; its default is UTF-16.
  private static func sarif(
    _ findings: [Finding], _ severity: (Finding) -> Rule.Severity
  ) -> String {
    let used = Rule.allCases.filter { rule in findings.contains { $0.rule == rule } }
    let rules = used.map { rule in
      JSONText.object([
        "id": JSONText.text(rule.rawValue),
        "shortDescription": JSONText.object(["text": JSONText.text(rule.summary)]),
        "helpUri": JSONText.text(rule.help),
      ])
    }
    let results = findings.map { finding in
      let region = JSONText.object([
        "startLine": "\(finding.line)", "startColumn": "\(finding.column)",
      ])
      let place = JSONText.object([
        "artifactLocation": JSONText.object(["uri": JSONText.text(finding.file.asURI)]),
        "region": region,
      ])
      return JSONText.object([
        "ruleId": JSONText.text(finding.rule.rawValue),
        "level": JSONText.text(severity(finding).rawValue),
        "message": JSONText.object(["text": JSONText.text(finding.message)]),
        "locations": "[\(JSONText.object(["physicalLocation": place]))]",
        "partialFingerprints": JSONText.object([
          "subject/v1": JSONText.text(finding.subject)
        ]),
      ])
    }
    let driver = JSONText.object([
      "name": JSONText.text("scene check"), "rules": "[\(rules.joined(separator: ","))]",
    ])
    let run = JSONText.object([
      "tool": JSONText.object(["driver": driver]),
      "results": "[\(results.joined(separator: ","))]",
    ])
    return JSONText.object([
      "$schema": JSONText.text("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": JSONText.text("2.1.0"), "runs": "[\(run)]",
    ])
  }

  /// A suite for each rule, with a failed test for each finding.
  private static func junit(
    _ findings: [Finding], _ severity: (Finding) -> Rule.Severity
  ) -> String {
    let used = Rule.allCases.filter { rule in findings.contains { $0.rule == rule } }
    let suites = used.map { rule in
      let own = findings.filter { $0.rule == rule }
      let tests = own.map { finding in
        let place = "\(finding.file):\(finding.line)"
        return """
              <testcase classname="\(place.escapedForXML)" name="\(finding.subject.escapedForXML)">
                <failure type="\(severity(finding))" message="\(finding.message.escapedForXML)">\(rule.help)</failure>
              </testcase>

          """
      }.joined()
      return """
          <testsuite name="\(rule.rawValue)" tests="\(own.count)" failures="\(own.count)">
        \(tests)  </testsuite>

        """
    }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="scene check" tests="\(findings.count)" failures="\(findings.count)">
      \(suites)</testsuites>

      """
  }
}

extension String {
  /// Returns the text of a workflow command, in which some characters are escaped.
  fileprivate func escapedForGitHub(_ more: String = "") -> String {
    unicodeScalars.map { scalar in
      "%\r\n\(more)".unicodeScalars.contains(scalar)
        ? "%" + String(scalar.value, radix: 16, uppercase: true).leftPadded : String(scalar)
    }.joined()
  }

  private var leftPadded: String { count < 2 ? "0" + self : self }

  /// The path with what a URI cannot have as percent signs and numbers.
  fileprivate var asURI: String {
    utf8.map { byte in
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "/", "-", "_", ".", "~", "+":
        String(Unicode.Scalar(byte))
      default: "%" + String(byte, radix: 16, uppercase: true).leftPadded
      }
    }.joined()
  }

  /// The text of an attribute or an element of XML, which cannot have some characters at all.
  package var escapedForXML: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }
}
