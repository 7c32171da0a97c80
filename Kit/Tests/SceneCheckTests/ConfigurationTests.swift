import StrictJSON
import Testing

@testable import SceneCheck
@testable import TestSupport

/// The configuration is read strictly: all faults at once, each with its place.
struct ConfigurationTests {
  /// A document, and the places of its faults; `nil` for those that a schema cannot state.
  static let cases: [(name: String, text: String, places: [String])] = [
    ("nothing", "{}", []),
    (
      "all keys",
      """
      { "$schema": "check.schema.json", "exclude": ["Pods", "App/Old*"], "baseline": "findings.txt",
        "rules": { "payload": "error", "untested": "note", "ui-in-words": "warning", "dead-end": "off" },
        "suffixes": { "view": ["Page"], "interactor": ["Actions", "Logic"], "presenter": ["Words"],
                      "router": ["Flow"], "worker": ["Task"] } }
      """, []
    ),
    ("nothing to leave out", "{ \"exclude\": [] }", []),
    ("no rules", "{ \"rules\": {}, \"suffixes\": {} }", []),
    ("a list", "[]", ["1:1"]), ("a text", "\"Pods\"", ["1:1"]),
    ("a key that is not known", "{ \"rule\": {} }", ["1:3"]),
    ("a rule that is not known", "{ \"rules\": { \"payloads\": \"error\" } }", ["1:14"]),
    ("a severity that is not known", "{ \"rules\": { \"payload\": \"fatal\" } }", ["1:25"]),
    ("a severity that is no text", "{ \"rules\": { \"payload\": 1 } }", ["1:25"]),
    ("rules in a list", "{ \"rules\": [\"payload\"] }", ["1:12"]),
    ("a text to leave out", "{ \"exclude\": \"Pods\" }", ["1:14"]),
    ("an empty name to leave out", "{ \"exclude\": [\"\"] }", ["1:15"]),
    ("a number to leave out", "{ \"exclude\": [\"A\", 1] }", ["1:20"]),
    ("a component that is not known", "{ \"suffixes\": { \"model\": [\"Store\"] } }", ["1:17"]),
    ("no endings", "{ \"suffixes\": { \"view\": [] } }", ["1:25"]),
    ("endings in a text", "{ \"suffixes\": { \"view\": \"Page\" } }", ["1:25"]),
    ("an empty ending", "{ \"suffixes\": { \"view\": [\"\"] } }", ["1:26"]),
    ("an empty baseline", "{ \"baseline\": \"\" }", ["1:15"]),
    ("a baseline that is null", "{ \"baseline\": null }", ["1:15"]),
    ("a schema that is no text", "{ \"$schema\": 1 }", ["1:14"]),
    (
      "three faults",
      "{ \"colour\": 1,\n  \"rules\": { \"payload\": \"bad\" },\n  \"exclude\": 2 }",
      ["1:3", "2:25", "3:14"]
    ),
    ("text that is cut short", "{ \"exclude\": [", ["1:15"]),
  ]

  @Test(arguments: cases)
  func `finds all faults`(name: String, text: String, places: [String]) throws {
    var faults: [String] = []
    do throws(JSONError) {
      _ = try Configuration(Array(text.utf8))
    } catch {
      faults = error.faults.map { "\($0)" }
    }

    #expect(faults.map { $0.split(separator: ":").prefix(2).joined(separator: ":") } == places)
    try SchemaCase.write(text, named: name, schema: "check", isAccepted: places.isEmpty)
  }

  @Test func `the schema names all rules, components and severities, and the default`() throws {
    let schema = try Repository.text(of: "Kit/check.schema.json")

    for rule in Rule.allCases { #expect(schema.contains("\"\(rule.rawValue)\": { \"$ref\"")) }
    for role in Role.allCases { #expect(schema.contains("\"\(role.rawValue)\": { \"$ref\"")) }
    let severities = Rule.Severity.allCases.map { "\"\($0.rawValue)\"" }
    #expect(schema.contains("[\((severities + ["\"off\""]).joined(separator: ", "))]"))
    let excluded = Configuration().exclude.map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(schema.contains("\"default\": [\(excluded)]"))
  }
}
