import Foundation
import SwiftReading
import Testing

@testable import SceneTemplates
@testable import SwiftWriting
@testable import TestSupport

/// A team replaces templates by its own, which may use only what they have.
struct TemplateSetTests {
  private let scene = SceneDescription(name: "ListTeas", useCases: ["FetchTeas"])

  @Test func `has each file of the folder`() throws {
    let folder = Repository.url("Kit/Sources/SceneTemplates/Templates")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)

    #expect(
      try TemplateSet().filesWithPage.map(\.name).sorted()
        == (names + ["Spy.mustache", "README.md"]).sorted())
  }

  @Test func `uses a template in place of the built-in one`() throws {
    let templates = try TemplateSet(replacing: [
      file("Models.mustache", "/// Ours: {{first.phrase}}.\r\nenum {{scene}} {}\r\n")
    ])

    let files = try SceneFiles(scene, in: Destination(module: "App", templates: templates))

    let models = files.sources.first { $0.path.hasSuffix("Models.swift") }
    #expect(models?.contents == "/// Ours: Load teas.\nenum ListTeas {}\n")
  }

  @Test(arguments: [
    ("View", "\n{{scnee}}", "2: there is no value scnee; did you mean scene?"),
    ("WorkRule", "{{zzz}}", "1: there is no value zzz; see the names: scene templates FOLDER"),
    (
      "View", "{{^useCases}}{{first.zzz}}{{/useCases}}",
      "1: there is no value zzz; see the names: scene templates FOLDER"
    ),
    (
      "View", "\n{{useCases}}",
      "2: useCases is not a text; open it as a section: {{#useCases}}"
    ),
    (
      "View", "{{#useCases}}{{title}}{{.}}{{/useCases}}",
      "1: there is no value .; see the names: scene templates FOLDER"
    ),
    ("View", "{{#route}}", "1: the section route is not closed; add {{/route}}"),
    ("Veiw", "", "1: there is no template of this name; did you mean View.mustache?"),
    ("Struct", "{{>Struct}}", "1: Struct includes itself; remove the partial"),
    ("View", "\u{FFFD}", "1: the file is not UTF-8; save it as UTF-8"),
  ])
  func `refuses a template that cannot work`(name: String, text: String, message: String) {
    let bytes: [UInt8] = text == "\u{FFFD}" ? [0xFF] : Array(text.utf8)

    let fault = #expect(throws: SourceFault.self) {
      try TemplateSet(replacing: [("\(name).mustache", bytes)])
    }

    #expect(fault?.message == "\(name).mustache:\(message)")
  }

  @Test func `uses each value, each by a name that has one`() throws {
    let check = try TemplateSet().checked()

    #expect(check.known.subtracting(check.used).sorted() == [])
  }

  @Test func `notices a value that no template uses`() throws {
    let check = try TemplateSet(replacing: [file("Catalog.mustache", "\n")]).checked()

    #expect(check.known.subtracting(check.used).contains("CatalogValues.parsers"))
  }

  @Test func `compares each template with its values`() throws {
    let templates = try TemplateSet()
    let texts = templates.files.map(\.contents)

    let others = templates.files.map { $0.name.replacing(".mustache", with: "") }
      .filter { name in !texts.contains { $0.contains("{{>\(name)}}") } }

    #expect(others.sorted() == templates.types.map(\.template).filter(others.contains))
  }

  @Test func `lists the values of each template, and their names`() throws {
    let page = try TemplateSet().filesWithPage.last?.contents ?? ""

    #expect(page.contains("\n- `Catalog`: `ModuleValues`, `CatalogValues`, `ImportsValues`\n"))
    #expect(page.contains(", `routes` (`RouteValues`), "))
    #expect(page.contains("\n- `CatalogValues.parsers`: `example`, `type`, `value`\n"))
  }

  @Test func `writes files of a team, with partials and values of its own`() throws {
    let templates = try TemplateSet(
      replacing: [
        file(
          "Events.mustache",
          "{{! scene: Events/{scene}Events.swift }}\n{{>Log}}enum {{scene}}Events {}\n"),
        file(
          "EventsTests.mustache",
          "{{! scene tests: {scene}EventsTests.swift }}\nimport {{module}}\n"),
        file(
          "Columns.mustache",
          "{{! type: {type}Columns.swift }}\n{{#fields}}// {{name}}{{/fields}}\n"),
        file("Log.mustache", "// {{team}}: {{store}}\n"),
      ], giving: ["team": "Ours"])
    let destination = Destination(module: "App", templates: templates)
    var model = DataModel()
    model.types = [DataType(name: "Tea", fields: [Field("name", .string)])]

    let files = try SceneFiles(scene, in: destination)
    let data = SceneFiles(model, in: destination)

    func contents(_ path: String, _ files: [SceneFiles.File]) -> String? {
      files.first { $0.path == "Scenes/\(path)" }?.contents
    }
    #expect(
      contents("ListTeas/Events/ListTeasEvents.swift", files.sources)
        == "// Ours: teas\nenum ListTeasEvents {}\n")
    #expect(contents("ListTeas/ListTeasEventsTests.swift", files.tests) == "import App\n")
    #expect(contents("TeaColumns.swift", data.sources) == "// name\n")
    #expect(templates.unused == [])
  }

  @Test(arguments: [
    ("{{! scene: Events.swift }}", "write one such as {scene}Events.swift"),
    ("{{! scene: ../{scene}Events.swift }}", "write one such as {scene}Events.swift"),
    ("{{! scene: /{scene}Events.swift }}", "write one such as {scene}Events.swift"),
    ("{{! type: {scene}Events.swift }}", "write one such as {type}Events.swift"),
    ("{{! type: {type}Events }}", "write one such as {type}Events.swift"),
  ])
  func `refuses a file that could be anywhere`(header: String, remedy: String) {
    let fault = #expect(throws: SourceFault.self) {
      try TemplateSet(replacing: [file("Events.mustache", header)])
    }

    #expect(
      fault?.message == "Events.mustache:1: the path of the file is not plain; \(remedy)")
  }

  @Test func `finds values of a team that no template uses`() throws {
    let templates = try TemplateSet(
      replacing: [file("View.mustache", "{{team}}{{scene}}")],
      giving: ["team": "Ours", "scene": "Theirs", "year": "2026"])

    #expect(templates.unused == ["scene", "year"])
  }

  private func file(_ name: String, _ text: String) -> (name: String, bytes: [UInt8]) {
    (name, Array(text.utf8))
  }
}
