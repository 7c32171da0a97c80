import Spies
import SwiftReading
import SwiftWriting

/// The templates of all files that are generated, of which a team can replace some by its own.
extension TemplateSet {
  private typealias Files = PackageResources

  private static let scene = [SceneValues.schema, ImportsValues.schema]
  private static let worker = [SceneValues.schema, WorkerValues.schema, ImportsValues.schema]
  private static let form = [SceneValues.schema, FormTypeValues.schema, ImportsValues.schema]
  private static let type = [
    ModuleValues.schema, StructValues.schema, SamplesValues.schema, ImportsValues.schema,
  ]
  private static let catalog = [ModuleValues.schema, CatalogValues.schema, ImportsValues.schema]

  /// The templates of files, each with its values, from the outermost.
  private static let fileTemplates: [(name: String, bytes: [UInt8], values: [TemplateSchema])] = [
    ("Models", Files.Models_mustache, scene), ("View", Files.View_mustache, scene),
    ("Interactor", Files.Interactor_mustache, scene),
    ("Presenter", Files.Presenter_mustache, scene),
    ("Configurator", Files.Configurator_mustache, scene), ("Router", Files.Router_mustache, scene),
    ("SceneServices", Files.SceneServices_mustache, scene),
    ("SceneServicesSamples", Files.SceneServicesSamples_mustache, scene),
    ("Menu", Files.Menu_mustache, scene), ("Screen", Files.Screen_mustache, scene),
    ("ViewController", Files.ViewController_mustache, scene),
    ("Forms", Files.Forms_mustache, scene), ("ViewTests", Files.ViewTests_mustache, scene),
    ("InteractorTests", Files.InteractorTests_mustache, scene),
    ("PresenterTests", Files.PresenterTests_mustache, scene),
    ("ConfiguratorTests", Files.ConfiguratorTests_mustache, scene),
    ("WorkerTests", Files.WorkerTests_mustache, scene),
    ("RouterTests", Files.RouterTests_mustache, scene),
    ("SceneServicesStub", Files.SceneServicesStub_mustache, scene),
    ("MenuTests", Files.MenuTests_mustache, scene),
    ("ScreenTests", Files.ScreenTests_mustache, scene),
    ("ViewControllerTests", Files.ViewControllerTests_mustache, scene),
    ("Worker", Files.Worker_mustache, worker), ("Samples", Files.Samples_mustache, worker),
    ("KeptTests", Files.KeptTests_mustache, worker),
    ("WorkerStub", Files.WorkerStub_mustache, worker),
    ("TypeForm", Files.TypeForm_mustache, form), ("TypeFields", Files.TypeFields_mustache, form),
    ("TypeFormTests", Files.TypeFormTests_mustache, form),
    ("TypeFieldsTests", Files.TypeFieldsTests_mustache, form),
    ("DataType", Files.DataType_mustache, type),
    ("DataTypeSamples", Files.DataTypeSamples_mustache, type),
    ("Catalog", Files.Catalog_mustache, catalog),
    ("CatalogResource", Files.CatalogResource_mustache, catalog),
    ("CatalogTests", Files.CatalogTests_mustache, catalog),
    ("Trace", Files.Trace_mustache, [TraceValues.schema]),
  ]

  /// The templates that these include.
  private static let partials: [String: [UInt8]] = [
    "Imports": Files.Imports_mustache, "Struct": Files.Struct_mustache,
    "ScreenSection": Files.ScreenSection_mustache, "AskedRule": Files.AskedRule_mustache,
    "WorkRule": Files.WorkRule_mustache, "PageRule": Files.PageRule_mustache,
    "StreamRule": Files.StreamRule_mustache, "RequestTest": Files.RequestTest_mustache,
    "PageTest": Files.PageTest_mustache,
  ]

  /// The templates that are built in, which are parsed once.
  private static let builtIn = Result { () throws(SourceFault) in
    var (texts, values) = (partials.merging(Spy.templates) { $1 }, ["Spy": [SpyValues.schema]])
    for file in fileTemplates { (texts[file.name], values[file.name]) = (file.bytes, file.values) }
    return try TemplateSet(
      texts.mapValues { String(decoding: $0, as: UTF8.self) }, for: values,
      adding: ["scene": scene, "type": type])
  }

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
