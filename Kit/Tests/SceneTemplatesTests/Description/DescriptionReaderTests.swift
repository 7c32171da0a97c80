import SceneTemplates
import StrictJSON
import Testing

@testable import TestSupport

/// Descriptions are read strictly: all faults at once, each with its place and a remedy.
struct DescriptionReaderTests {
  @Test(arguments: descriptionCases)
  func `finds all faults`(of description: DescriptionCase) throws {
    #expect(faults(of: description.text) == description.faults)
    if description.schema != .unseen {
      let isAccepted = description.schema == .beyond || description.faults.isEmpty
      try SchemaCase.write(
        description.text, named: description.testDescription, schema: "scene",
        isAccepted: isAccepted)
    }
  }

  @Test(
    arguments: DescriptionObject.allCases.flatMap { object in object.keys.map { (object, $0) } })
  func `reads each key of the schema`(object: DescriptionObject, key: String) {
    // What has the other keys that the object must have, and where it stands.
    let (others, whole): ([String: String], (String) -> String) =
      switch object {
      case .file: (["scenes": "[\(Self.scene)]"], { $0 })
      case .struct: (["fields": "{}"], { Self.file("\"types\": {\"Tea\": \($0)}") })
      case .enum: (["cases": "[\"a\"]"], { Self.file("\"types\": {\"Tea\": \($0)}") })
      case .case: (["name": "\"a\""], { Self.file("\"types\": {\"Tea\": [\($0)]}") })
      case .field: (["type": "\"Int\""], { Self.file("\"types\": {\"Tea\": {\"a\": \($0)}}") })
      case .catalog:
        (
          ["file": "\"teas.json\"", "entries": "\"Tea\""],
          { Self.file("\"types\": {\"Tea\": {}}, \"catalog\": \($0)") }
        )
      case .scene:
        (["name": "\"ListTeas\"", "useCases": "[{\"name\": \"A\"}]"], { "{\"scenes\": [\($0)]}" })
      case .useCase: (["name": "\"A\""], { Self.file(useCase: $0) })
      case .error:
        (["name": "\"a\""], { Self.file(useCase: "{\"name\": \"A\", \"errors\": [\($0)]}") })
      case .outcome: (["name": "\"B\""], { Self.file(outcome: $0) })
      }
    // No key has a list in a list.
    let members = others.merging([key: "[[]]"]) { $1 }.map { "\"\($0)\": \($1)" }

    let faults = faults(of: whole("{\(members.sorted().joined(separator: ", "))}"))

    #expect(faults.contains { $0.contains("found a list") && $0.contains(key) })
    #expect(!object.summary(of: key).isEmpty)
  }

  private static let scene = #"{"name": "ListTeas", "useCases": [{"name": "A"}]}"#

  private static func file(_ member: String) -> String { "{\(member), \"scenes\": [\(scene)]}" }

  private static func file(useCase: String = #"{"name": "A"}"#, outcome: String? = nil) -> String {
    let outcomes = outcome.map { ", \"outcomes\": [\($0)]" } ?? ""
    return "{\"scenes\": [{\"name\": \"ListTeas\", \"useCases\": [\(useCase)]\(outcomes)}]}"
  }

  @Test(arguments: [
    "1, b: 2", "1)", "(1", "{ 1 }()", "1; exit(1)", "1 // x", "1 /* x", "\"x", "#file", "a\nb", "",
    String(repeating: "1", count: 101),
  ])
  func `refuses a default that is not an expression`(code: String) {
    let escaped = code.map { $0 == "\n" ? "\\n" : $0 == "\"" ? "\\\"" : String($0) }.joined()
    let text = """
      {"types": {"Tea": {"a": {"type": "Int", "default": "\(escaped)"}}},
      "scenes": [{"name": "ListTeas", "useCases": [{"name": "FetchTeas"}]}]}
      """

    let faults = faults(of: text)

    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("1:52: ") == true)
    #expect(faults.first?.contains("is not an expression at types.Tea.a.default;") == true)
  }

  @Test func `reports a name that is not UTF-8 once`() {
    let text = #"{"scenes": [{"name": "T~", "useCases": [{"name": "F~"}, {"name": "A"}]}]}"#
    let bytes = text.utf8.map { $0 == UInt8(ascii: "~") ? 0xFF : $0 }
    let common = SceneDescription()

    let error = #expect(throws: JSONError.self) {
      try DescriptionReader.read(bytes, common: common)
    }

    #expect(
      error?.faults.map(\.description) == [
        "1:24: invalid UTF-8 at scenes[0].name; save the file as UTF-8",
        "1:52: invalid UTF-8 at scenes[0].useCases[0].name; save the file as UTF-8",
      ])
  }

  @Test(
    arguments: [
      ("worker", [true, false, false]), ("mainActor", [false, true, false]),
      ("trace", [false, false, true]),
    ])
  func `sets what a flag names, and nothing else`(flag: String, isSet: [Bool]) throws {
    let text = #"{"name": "ListTeas", "\#(flag)": true, "useCases": [{"name": "FetchTeas"}]}"#

    let read = try DescriptionReader.read(
      Array(#"{"scenes": [\#(text)]}"#.utf8), common: SceneDescription())

    let scene = try #require(read.scenes.first)
    #expect([scene.hasWorker, scene.isOnMainActor, scene.isTraced] == isSet)
  }

  @Test func `puts scenes that lead to each other in the same place`() throws {
    let text = #"""
      {"scenes": [{"name": "ListTeas", "router": "ShowTea", "useCases": [{"name": "A"}, {"name": "B"}]},
      {"name": "ShowTea", "async": true, "router": true, "useCases": [{"name": "C"}]},
      {"name": "CountTeas", "useCases": [{"name": "D"}]}]}
      """#

    let common = SceneDescription()
    let scenes = try DescriptionReader.read(Array(text.utf8), common: common).scenes

    #expect(scenes.map(\.isOnMainActor) == [true, true, false])
  }

  @Test(.timeLimit(.minutes(60)), arguments: ["T", "[T]", "T?", "[[[T]]]"])
  func `limits the values of types that contain each other twice`(type: String) {
    let types = (1...28).map { number in
      let inner = number == 28 ? "Int" : type.replacing("T", with: "T\(number + 1)")
      return "\"T\(number)\": {\"a\": \"\(inner)\", \"b\": \"\(inner)\"}"
    }
    let text = """
      {"types": {\(types.joined(separator: ",\n"))},
      "scenes": [{"name": "ListTeas", "useCases": [{"name": "FetchTeas", "response": {"c": "T1"}}]}]}
      """

    let faults = faults(of: text)

    #expect(!faults.isEmpty)
    #expect(
      faults.allSatisfy {
        $0.contains("would have more than 500 values in a test at types[\"T")
          && $0.hasSuffix("; remove fields")
      })
  }

  @Test(.timeLimit(.minutes(60)))
  func `limits types and nested lists`() {
    func faults(_ types: String) -> [String] {
      self.faults(
        of: #"{"types": {\#(types)}, "scenes": [{"name": "A", "useCases": [{"name": "B"}]}]}"#)
    }
    let chain = (1...1_000).map { "\"T\($0)\": {\"a\": \"\($0 == 1_000 ? "Int" : "T\($0 + 1)")\"}" }
    let list = String(repeating: "[", count: 400) + "Int" + String(repeating: "]", count: 400)

    #expect(faults("\"T\": {\"a\": \"[[[[Int]]]]\"}") == [])
    #expect(faults("\"T\": {\"a\": \"\(list)\"}").first?.contains("is not a type") == true)
    #expect(faults(chain.joined(separator: ",")).first?.contains("more than 500 values") == true)
    #expect(
      faults((chain + ["\"T0\": {}"]).joined(separator: ","))
        == ["1:11: there are more than 1,000 types at types; remove some"])
  }

  private func faults(of text: String) -> [String] {
    do {
      _ = try DescriptionReader.read(Array(text.utf8), common: SceneDescription())
      return []
    } catch {
      return error.faults.map(\.description)
    }
  }
}
