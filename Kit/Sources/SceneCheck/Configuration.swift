import StrictJSON

/// What a team decides about `scene check`, `list` and `spies`, in the file `.scene.json`.
///
/// The format is described by `Kit/check.schema.json`.
package struct Configuration: Equatable {
  package static let file = ".scene.json"

  /// The folders and files to leave out: names, or paths in which `*` stands for any text.
  package var exclude = [
    "Pods", "Carthage", "DerivedData", ".build", "SourcePackages", "*.xctemplate",
  ]
  /// The severities of rules, if they are not those by default; `off` for none.
  package var severities: [Rule: String] = [:]
  /// Endings of names that also say what a type is.
  package var suffixes: [String: [String]] = [:]
  /// The file with accepted findings.
  package var baseline: String?

  package init() {}

  /// Reads a configuration, and throws all its faults.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes)
    let keys = ["$schema", "exclude", "rules", "suffixes", "baseline"]
    for member in reader.object(reader.root, keys: keys) {
      switch member.key {
      case "exclude":
        exclude = reader.list(member.value).compactMap { reader.label($0) }
      case "rules":
        for rule in reader.object(member.value, keys: Rule.allCases.map(\.rawValue)) {
          let severities = Rule.Severity.allCases.map(\.rawValue) + ["off"]
          if let severity = reader.choice(rule.value, of: severities),
            let key = Rule(rawValue: rule.key)
          {
            self.severities[key] = severity
          }
        }
      case "suffixes":
        for role in reader.object(member.value, keys: Role.allCases.map(\.rawValue)) {
          suffixes[role.key] = reader.list(role.value, mayBeEmpty: false).compactMap {
            reader.label($0)
          }
        }
      case "baseline": baseline = reader.label(member.value)
      default: _ = reader.string(member.value)
      }
    }
    try reader.finish()
  }

  /// The rules to check, in their order, unless the command line names some.
  package var rules: [Rule] {
    Rule.allCases.filter { severities[$0].map { $0 != "off" } ?? $0.isOnByDefault }
  }

  /// Returns the severity of a rule.
  package func severity(of rule: Rule) -> Rule.Severity {
    severities[rule].flatMap(Rule.Severity.init) ?? rule.severity
  }
}
