import PlainText
import SwiftReading

/// The templates of all files, of which a team can replace some by its own.
package struct TemplateSet: Sendable {
  private typealias Files = PackageResources

  private static let files: [String: [UInt8]] = [
    "Action": Files.Action_mustache, "ActionTest": Files.ActionTest_mustache,
    "Awaited": Files.Awaited_mustache, "BuiltInWork": Files.BuiltInWork_mustache,
    "Catalog": Files.Catalog_mustache, "CatalogResource": Files.CatalogResource_mustache,
    "CatalogTests": Files.CatalogTests_mustache, "Configurator": Files.Configurator_mustache,
    "ConfiguratorTests": Files.ConfiguratorTests_mustache, "DataType": Files.DataType_mustache,
    "DataTypeSamples": Files.DataTypeSamples_mustache, "Display": Files.Display_mustache,
    "DisplayRequirement": Files.DisplayRequirement_mustache,
    "DisplayTest": Files.DisplayTest_mustache, "Enum": Files.Enum_mustache,
    "Forms": Files.Forms_mustache, "GivenWorker": Files.GivenWorker_mustache,
    "Imports": Files.Imports_mustache, "Interactor": Files.Interactor_mustache,
    "InteractorTests": Files.InteractorTests_mustache, "Menu": Files.Menu_mustache,
    "MenuCommand": Files.MenuCommand_mustache, "MenuTests": Files.MenuTests_mustache,
    "Models": Files.Models_mustache, "PageTest": Files.PageTest_mustache,
    "Payloads": Files.Payloads_mustache, "PresentRequirement": Files.PresentRequirement_mustache,
    "PresentTest": Files.PresentTest_mustache, "Presentation": Files.Presentation_mustache,
    "Presenter": Files.Presenter_mustache, "PresenterTests": Files.PresenterTests_mustache,
    "RequestTest": Files.RequestTest_mustache, "Requirement": Files.Requirement_mustache,
    "Router": Files.Router_mustache, "RouterTests": Files.RouterTests_mustache,
    "Rule": Files.Rule_mustache, "RunMenu": Files.RunMenu_mustache,
    "Samples": Files.Samples_mustache, "SceneServices": Files.SceneServices_mustache,
    "SceneServicesSamples": Files.SceneServicesSamples_mustache,
    "SceneServicesStub": Files.SceneServicesStub_mustache, "Screen": Files.Screen_mustache,
    "ScreenSection": Files.ScreenSection_mustache, "ScreenTests": Files.ScreenTests_mustache,
    "Selection": Files.Selection_mustache, "SpiedView": Files.SpiedView_mustache,
    "Spy": Files.Spy_mustache, "StreamTest": Files.StreamTest_mustache,
    "Struct": Files.Struct_mustache, "StubbedWork": Files.StubbedWork_mustache,
    "Trace": Files.Trace_mustache, "TraceMethod": Files.TraceMethod_mustache,
    "TypeFields": Files.TypeFields_mustache, "TypeFieldsTests": Files.TypeFieldsTests_mustache,
    "TypeForm": Files.TypeForm_mustache, "TypeFormTests": Files.TypeFormTests_mustache,
    "View": Files.View_mustache, "ViewController": Files.ViewController_mustache,
    "ViewControllerTests": Files.ViewControllerTests_mustache,
    "ViewTests": Files.ViewTests_mustache, "WorkCall": Files.WorkCall_mustache,
    "WorkProperty": Files.WorkProperty_mustache, "WorkRequirement": Files.WorkRequirement_mustache,
    "WorkTest": Files.WorkTest_mustache, "Worker": Files.Worker_mustache,
    "WorkerStub": Files.WorkerStub_mustache, "WorkerTests": Files.WorkerTests_mustache,
    "WorkerType": Files.WorkerType_mustache,
  ]

  private static let builtIn = files.mapValues { String(decoding: $0, as: UTF8.self) }

  /// The templates that are built in, which are parsed once.
  private static let parsed = Result { () throws(SourceFault) in try parse(builtIn) }

  private var templates: [String: Template]

  /// Parses the templates.
  ///
  /// - Parameter files: The files to use in place of those that are built in, by name.
  package init(replacing files: [(name: String, bytes: [UInt8])] = []) throws(SourceFault) {
    templates = try Self.parsed.get()
    if files.isEmpty { return }
    // What no template uses has no value.
    let known = Set(templates.values.flatMap(\.names).flatMap { Self.steps(of: $0.name) })
    var texts = Self.builtIn
    for (file, bytes) in files {
      let name = file.removing(suffix: Self.suffix) ?? file
      guard texts[name] != nil else {
        throw SourceFault(
          file: file,
          "there is no template of this name; "
            + Self.remedy(
              for: file, among: Set(texts.keys.map { $0 + Self.suffix }),
              otherwise: "remove the file"))
      }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw SourceFault(file: file, "the file is not UTF-8; save it as UTF-8")
      }
      texts[name] = text.plain
    }
    templates = try Self.parse(texts)
    for (template, parsed) in templates.sorted(by: { $0.key < $1.key }) {
      for (name, line) in parsed.names {
        guard let unknown = Self.steps(of: name).first(where: { !known.contains($0) }) else {
          continue
        }
        throw SourceFault(
          file: template + Self.suffix, line: line,
          "there is no value \(unknown); "
            + Self.remedy(
              for: unknown, among: known, otherwise: "see the names: scene templates FOLDER"))
      }
    }
  }

  private static func parse(_ texts: [String: String]) throws(SourceFault) -> [String: Template] {
    var templates: [String: Template] = [:]
    for name in texts.keys.sorted() { templates[name] = try Template(named: name, in: texts) }
    return templates
  }

  private static func steps(of name: String) -> [String] {
    name.split(separator: ".").map(String.init)
  }

  private static func remedy(
    for name: String, among names: Set<String>, otherwise: String
  ) -> String {
    name.closest(in: names.sorted()).map { "did you mean \($0)?" } ?? otherwise
  }

  /// Returns the text of a template for values, in which names are looked up from the last to the first.
  func text(of name: String, _ values: TemplateValue...) -> String {
    templates[name]?.text(for: values) ?? ""
  }

  static let suffix = ".mustache"

  /// The files of the templates that are built in, and a page that lists the names that they use.
  package var files: [(name: String, contents: String)] {
    Self.builtIn.sorted { $0.key < $1.key }.map { ($0.key + Self.suffix, $0.value) }
      + [("README.md", page)]
  }

  private var page: String {
    let rows = templates.sorted { $0.key < $1.key }.map { template, parsed in
      let names = Set(parsed.names.map(\.name)).sorted().map { "`\($0)`" }
      return "- `\(template)`\(names.isEmpty ? "" : ": ")\(names.joined(separator: ", "))\n"
    }
    return """
      # Templates

      Each file that `swift package scene` writes has a Mustache template here. Change some, delete the others, and pass the
      folder: `swift package scene new … --templates FOLDER`, and the same to `add`, `remove`, `refresh` and `spies`.

      - `{{name}}` is a value. `{{#name}}…{{/name}}` is written for each entry of a list, or if the value is neither empty
        nor false; `{{^name}}…{{/name}}` if it is. `{{! … }}` is a comment. `{{>Name}}` includes a template.
      - A line that contains only section tags is not written. If a section is a whole line and empty, so is the line.
      - Write each statement on one line. A line of more than 100 columns is broken, as `swift format` does.
      - In a list, `{{isLast}}` is true for the last entry, and `{{.}}` is the entry if it is a text.
      - Nothing is escaped, so there is no `{{{name}}}`. Indent by two spaces, which `--indentation` replaces.
      - After you add a method to a protocol, `swift package scene refresh` adds it to spies and decorators.

      ## Names

      These are the names that each template uses. It can use those of the templates that include it, too.

      \(rows.joined())
      """
  }
}
