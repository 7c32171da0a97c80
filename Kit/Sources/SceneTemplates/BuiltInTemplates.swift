import Spies
import SwiftReading
import SwiftWriting

/// The templates of all files that are generated, of which a team can replace some by its own.
extension TemplateSet {
  private typealias Files = PackageResources

  private static let embedded: [String: [UInt8]] = [
    "Action": Files.Action_mustache, "ActionTest": Files.ActionTest_mustache,
    "BuiltInWork": Files.BuiltInWork_mustache,
    "Catalog": Files.Catalog_mustache,
    "CatalogResource": Files.CatalogResource_mustache,
    "CatalogTests": Files.CatalogTests_mustache, "Configurator": Files.Configurator_mustache,
    "ConfiguratorTests": Files.ConfiguratorTests_mustache, "DataType": Files.DataType_mustache,
    "DataTypeSamples": Files.DataTypeSamples_mustache, "Display": Files.Display_mustache,
    "DisplayRequirement": Files.DisplayRequirement_mustache,
    "DisplayTest": Files.DisplayTest_mustache,
    "Forms": Files.Forms_mustache,
    "Imports": Files.Imports_mustache, "Interactor": Files.Interactor_mustache,
    "InteractorTests": Files.InteractorTests_mustache,
    "KeptTests": Files.KeptTests_mustache, "KeptWork": Files.KeptWork_mustache,
    "Menu": Files.Menu_mustache, "MenuTests": Files.MenuTests_mustache,
    "Models": Files.Models_mustache, "PageTest": Files.PageTest_mustache,
    "Payloads": Files.Payloads_mustache, "PresentRequirement": Files.PresentRequirement_mustache,
    "PresentTest": Files.PresentTest_mustache, "Presentation": Files.Presentation_mustache,
    "Presenter": Files.Presenter_mustache, "PresenterTests": Files.PresenterTests_mustache,
    "RequestTest": Files.RequestTest_mustache, "Requirement": Files.Requirement_mustache,
    "Router": Files.Router_mustache, "RouterTests": Files.RouterTests_mustache,
    "Rule": Files.Rule_mustache, "AskedRule": Files.AskedRule_mustache,
    "WorkRule": Files.WorkRule_mustache, "PageRule": Files.PageRule_mustache,
    "StreamRule": Files.StreamRule_mustache,
    "Samples": Files.Samples_mustache, "SceneServices": Files.SceneServices_mustache,
    "SceneServicesSamples": Files.SceneServicesSamples_mustache,
    "SceneServicesStub": Files.SceneServicesStub_mustache, "Screen": Files.Screen_mustache,
    "ScreenSection": Files.ScreenSection_mustache, "ScreenTests": Files.ScreenTests_mustache,

    "Struct": Files.Struct_mustache, "StubbedWork": Files.StubbedWork_mustache,
    "Trace": Files.Trace_mustache,
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

  /// The templates that are built in, which are parsed once.
  private static let builtIn = Result { () throws(SourceFault) in
    try TemplateSet(
      embedded.merging(Spy.templates) { $1 }.mapValues { String(decoding: $0, as: UTF8.self) },
      for: values, adding: ["scene": values["View"] ?? [], "type": values["DataTypeSamples"] ?? []])
  }

  /// The values of each file's template, from the outermost.
  private static let values: [String: [TemplateSchema]] = {
    let scene = [SceneValues.schema, ImportsValues.schema]
    let worker = [SceneValues.schema, WorkerValues.schema, ImportsValues.schema]
    let form = [SceneValues.schema, FormTypeValues.schema, ImportsValues.schema]
    let type = [
      ModuleValues.schema, StructValues.schema, SamplesValues.schema, ImportsValues.schema,
    ]
    let catalog = [ModuleValues.schema, CatalogValues.schema, ImportsValues.schema]
    return [
      "Models": scene, "View": scene, "Interactor": scene, "Presenter": scene,
      "Configurator": scene, "Router": scene, "SceneServices": scene,
      "SceneServicesSamples": scene, "Menu": scene, "Screen": scene, "ViewController": scene,
      "Forms": scene, "ViewTests": scene, "InteractorTests": scene, "PresenterTests": scene,
      "ConfiguratorTests": scene, "WorkerTests": scene, "RouterTests": scene,
      "SceneServicesStub": scene, "MenuTests": scene, "ScreenTests": scene,
      "ViewControllerTests": scene,
      "Worker": worker, "Samples": worker, "KeptTests": worker, "WorkerStub": worker,
      "TypeForm": form, "TypeFields": form, "TypeFormTests": form, "TypeFieldsTests": form,
      "DataType": type, "DataTypeSamples": type,
      "Catalog": catalog, "CatalogResource": catalog, "CatalogTests": catalog,
      "Trace": [TraceValues.schema], "Spy": [SpyValues.schema],
    ]
  }()

  /// Parses the templates.
  ///
  /// - Parameters:
  ///   - files: The files of a team, which replace those that are built in, or add some.
  ///   - given: Texts that these can use, by name.
  package init(
    replacing files: [(name: String, bytes: [UInt8])] = [], giving given: [String: String] = [:]
  ) throws(SourceFault) {
    self = try Self.builtIn.get().replacing(files, giving: given)
  }

  /// The files of the templates, and a page that lists the names that they use.
  package var filesWithPage: [(name: String, contents: String)] {
    files + [("README.md", page)]
  }

  private var page: String {
    func rows(_ lists: [(key: String, value: [String])]) -> String {
      lists.map { "- `\($0)`: \($1.joined(separator: ", "))\n" }.joined()
    }
    let check = (try? checked()) ?? TemplateCheck()
    var names: [String: [String]] = [:]
    for path in check.known.sorted() {
      let steps = path.split(separator: ".").map(String.init)
      let type = check.types[path].map { " (`\($0)`)" } ?? ""
      names[steps.dropLast().joined(separator: "."), default: []] +=
        steps.suffix(1).map { "`\($0)`\(type)" }
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
      - `{{! scene: {scene}Events.swift }}` on the first line of another template says which file it writes for each scene;
        it can begin with `scene tests`, `type` or `type tests`, too. `--value team=Ours` gives templates a value `{{team}}`.
      - After you add a method to a protocol, `swift package scene refresh` adds it to spies and decorators.

      ## Values

      These are the values of each template, and those of the templates that it includes:

      \(rows(types.map { ($0.template, $0.values.map { "`\($0)`" }) }))
      These are their names, some with the values in their sections:

      \(rows(names.sorted { $0.key < $1.key }))
      """
  }
}
