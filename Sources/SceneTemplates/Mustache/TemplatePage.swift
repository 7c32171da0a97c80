/// Values for each kind of template, with every list filled: to check templates, and as examples.
enum TemplateSample {
  static func values(for kind: TemplateSet.Kind) -> [TemplateValue] {
    let names = SceneNames(scene, data: data, access: "public ")
    let values = names.values(module: "TeaShop").adding(["imports": imports])
    let common: [String: TemplateValue] = [
      "module": "TeaShop", "access": "public ", "imports": imports,
    ]
    switch kind {
    case .scene, .part: return [values]
    case .useCase: return [values] + names.useCases.prefix(1).map(names.values)
    case .type: return data.types.prefix(1).map { data.values(of: $0, access: "").adding(common) }
    case .catalog:
      return data.catalog.map { CatalogValues(catalog: $0, data: data).values.adding(common) }
        .map { [$0] } ?? []
    case .trace, .spy:
      let file = GeneratedFile(
        named: kind == .trace ? "ListTeasTrace.swift" : "ListTeasRouterSpy.swift")
      let source = try? SwiftSource(protocols, file: "")
      let module = SwiftModule(name: "TeaShop", sources: source.map { [$0] } ?? [])
      return (try? file?.values(from: module, importing: true)).map { [$0] } ?? []
    }
  }

  private static let protocols = """
    protocol ListTeasBusinessLogic: AnyObject { func chooseTea(request: ListTeas.ChooseTea.Request) }
    protocol ListTeasPresentationLogic: AnyObject { func presentTea(response: ListTeas.ChooseTea.Response) }
    protocol ListTeasDisplayLogic: AnyObject { func displayTea(viewModel: ListTeas.ChooseTea.ViewModel) }
    protocol ListTeasRoutingLogic: AnyObject { func routeToShowTea() }
    protocol ListTeasDataPassing: AnyObject { var dataStore: (any ListTeasDataStore)? { get } }
    """

  private static let imports: TemplateValue = .list(["Scenery"])

  private static let data: DataModel = {
    var data = DataModel()
    data.types = [
      DataType(name: "Tea", fields: [Field("name", .string), Field("minutes", .int)])
    ]
    data.catalog = DataModel.Catalog(file: "teas.json", entries: "Tea")
    return data
  }()

  private static let scene: SceneDescription = {
    var fetch = UseCaseDescription(name: "FetchTeas")
    fetch.request = [Field("maximum", .int)]
    fetch.response = [Field("teas", .list(.named("Tea"))), Field("total", .int)]
    fetch.viewModel = [Field("teas", .list(.string)), Field("total", .int)]
    var choose = UseCaseDescription(name: "ChooseTea")
    choose.request = [Field("name", .string)]
    choose.isAsync = true
    var scene = SceneDescription(
      name: "ListTeas", useCases: [], isAsync: true, isTraced: true, frontEnd: .text,
      route: .scene("ShowTea"))
    scene.useCases = [fetch, choose]
    scene.result = Field("result", .named("Tea"))
    scene.resultOfDestination = scene.result
    return scene
  }()
}

/// The page that lists what each template can use.
enum TemplatePage {
  static var text: String {
    """
    # Templates

    Each file that `swift package scene` writes has a Mustache template here. Change one, delete those that you do not
    change, and pass the folder: `swift package scene new … --templates FOLDER`, with `add` and `refresh` too.

    - `{{name}}` is a value. `{{#name}}…{{/name}}` is written for each entry of a list, or if the value is neither empty
      nor false; `{{^name}}…{{/name}}` if it is. `{{! … }}` is a comment. `{{>Name}}` includes a template.
    - Write each statement on one line. A line of more than 100 columns is broken, as `swift format` does.
    - In a list, `{{isLast}}` and `{{isOnly}}` say which entry it is, and `{{.}}` is an entry that is a text.
    - Nothing is escaped, so there is no `{{{name}}}`. Indent by two spaces, which `--indentation` replaces.
    - A method that you add to a protocol is in spies and decorators after `swift package scene refresh`.

    \(TemplateSet.Kind.allCases.filter { $0 != .part }.map(section).joined(separator: "\n"))
    """
  }

  private static func section(of kind: TemplateSet.Kind) -> String {
    let titles: [TemplateSet.Kind: String] = [
      .scene: "a scene", .useCase: "a use case", .type: "a described type",
      .catalog: "a catalog", .trace: "tracing decorators", .spy: "a spy",
    ]
    var text = "## Templates of \(titles[kind] ?? "")\n\n"
    text += list(TemplateSet.names(of: kind)) + "\n\n"
    if kind == .scene { text += "They include \(list(TemplateSet.names(of: .part))).\n\n" }
    if kind == .useCase {
      return text + "They have the values of a scene, and those of its `useCases`.\n"
    }
    var known: [[String]: String] = [:]
    return text
      + (TemplateSample.values(for: kind).last.map { rows($0, margin: "", known: &known) } ?? "")
  }

  private static func list(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// Returns a row for each value of an object, with an example.
  private static func rows(
    _ object: TemplateValue, margin: String, known: inout [[String]: String]
  ) -> String {
    var text = ""
    // Use cases come first, so that others refer to them.
    for name in object.names.filter({ $0 == "useCases" })
      + object.names.filter({ $0 != "useCases" })
    {
      guard let value = object[name] else { continue }
      let row = "\(margin)- `\(name)`"
      var inner = value
      var isList = false
      if case .list(let entries) = value {
        (inner, isList) = (entries.first ?? "", true)
      }
      switch inner {
      case .text(let example):
        let line = example.split(separator: "\n").map { $0.drop { $0 == " " } }
          .joined(separator: " ")
        text += "\(row)\(isList ? ", a list" : ""): `\(line)`\n"
      case .flag(let isSet): text += "\(row): \(isSet)\n"
      case .object where known[inner.names] != nil:
        text += "\(row)\(isList ? ", a list" : "") of what `\(known[inner.names] ?? "")` has\n"
      default:
        known[inner.names] = name
        text += "\(row)\(isList ? ", a list" : ""):\n"
        text += rows(inner, margin: margin + "  ", known: &known)
      }
    }
    return text
  }
}
