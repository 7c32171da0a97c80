import PlainText

/// The templates of all files, of which a team can replace some by its own.
package struct TemplateSet: Sendable {
  /// The values that templates can use.
  package enum Kind: String, CaseIterable, Sendable {
    case scene, useCase, part, type, catalog, trace, spy
  }

  private typealias Files = PackageResources

  private static let builtIn: [Kind: [String: [UInt8]]] = [
    .scene: [
      "Configurator": Files.Configurator_mustache,
      "ConfiguratorTests": Files.ConfiguratorTests_mustache,
      "Interactor": Files.Interactor_mustache, "InteractorTests": Files.InteractorTests_mustache,
      "Menu": Files.Menu_mustache, "MenuTests": Files.MenuTests_mustache,
      "MenuStack": Files.MenuStack_mustache, "MenuStackTests": Files.MenuStackTests_mustache,
      "Models": Files.Models_mustache, "ObservableStore": Files.ObservableStore_mustache,
      "Presenter": Files.Presenter_mustache, "PresenterTests": Files.PresenterTests_mustache,
      "Router": Files.Router_mustache, "RouterTests": Files.RouterTests_mustache,
      "SceneNavigation": Files.SceneNavigation_mustache,
      "SceneNavigationSpy": Files.SceneNavigationSpy_mustache, "Screen": Files.Screen_mustache,
      "ScreenStack": Files.ScreenStack_mustache,
      "View": Files.View_mustache, "ViewTests": Files.ViewTests_mustache,
      "Worker": Files.Worker_mustache, "WorkerStub": Files.WorkerStub_mustache,
    ],
    .useCase: [
      "Action": Files.Action_mustache, "ActionTest": Files.ActionTest_mustache,
      "BuiltInWork": Files.BuiltInWork_mustache,
      "Display": Files.Display_mustache, "DisplayRequirement": Files.DisplayRequirement_mustache,
      "DisplayTest": Files.DisplayTest_mustache, "Payloads": Files.Payloads_mustache,
      "PresentRequirement": Files.PresentRequirement_mustache,
      "PresentTest": Files.PresentTest_mustache, "Presentation": Files.Presentation_mustache,
      "RequestTest": Files.RequestTest_mustache, "Requirement": Files.Requirement_mustache,
      "Rule": Files.Rule_mustache, "StubbedWork": Files.StubbedWork_mustache,
      "WorkRequirement": Files.WorkRequirement_mustache,
    ],
    .part: [
      "Imports": Files.Imports_mustache, "Struct": Files.Struct_mustache,
      "TraceMethod": Files.TraceMethod_mustache,
    ],
    .type: [
      "DataType": Files.DataType_mustache, "DataTypeSamples": Files.DataTypeSamples_mustache,
    ],
    .catalog: [
      "Catalog": Files.Catalog_mustache, "CatalogResource": Files.CatalogResource_mustache,
      "CatalogTests": Files.CatalogTests_mustache,
    ],
    .trace: [
      "Trace": Files.Trace_mustache
    ],
    .spy: [
      "Spy": Files.Spy_mustache
    ],
  ]

  private var templates: [String: Template] = [:]

  /// Parses the templates.
  ///
  /// - Parameter files: The files to use in place of those that are built in, by name.
  /// - Throws: `TemplateFault` for the first that cannot be used.
  package init(replacing files: [(name: String, bytes: [UInt8])] = []) throws(TemplateFault) {
    var texts: [String: (file: String, text: String)] = [:]
    for (name, bytes) in Self.builtIn.values.joined() {
      texts[name] = (name + Self.suffix, String(decoding: bytes, as: UTF8.self))
    }
    let names = Set(texts.keys)
    for (file, bytes) in files {
      let name = file.removing(suffix: Self.suffix) ?? file
      guard names.contains(name) else {
        let likely = name.closest(in: names.sorted()).map { "did you mean \($0)\(Self.suffix)?" }
        throw TemplateFault(
          file: file, "no template is called so; " + (likely ?? "remove the file"))
      }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw TemplateFault(file: file, "the file is not text in UTF-8; save it as such")
      }
      texts[name] = (file, String(text.map { $0 == "\r\n" ? "\n" : $0 }))
    }
    for name in names.sorted() {
      templates[name] = try Self.template(name, indentation: "", within: [], texts: texts)
    }
    if !files.isEmpty { try check() }
  }

  private static func template(
    _ name: String, indentation: String, within outer: [String],
    texts: [String: (file: String, text: String)]
  ) throws(TemplateFault) -> Template {
    guard let (file, text) = texts[name] else {
      throw TemplateFault(file: name, "there is no template \(name) to include")
    }
    return try Template(text, file: file, indentation: indentation) {
      (partial, margin) throws(TemplateFault) in
      if texts[partial] == nil { return nil }
      if partial == name || outer.contains(partial) {
        throw TemplateFault(file: file, "\(partial) includes itself; remove the partial")
      }
      return try Self.template(
        partial, indentation: margin, within: outer + [name], texts: texts)
    }
  }

  // MARK: Texts

  /// Returns the text of a template for values, in which names are looked up from the last to the first.
  func text(of name: String, _ values: TemplateValue...) -> String {
    templates[name]?.text(for: values) ?? ""
  }

  // MARK: Checks

  /// Checks that each template uses only what it has.
  ///
  /// - Throws: `TemplateFault` for the first placeholder that is unknown.
  package func check() throws(TemplateFault) {
    for kind in Kind.allCases where kind != .part {
      let values = TemplateSample.values(for: kind)
      for name in Self.names(of: kind) { try templates[name]?.check(values) }
    }
  }

  // MARK: Files

  static let suffix = ".mustache"

  static func names(of kind: Kind) -> [String] { (builtIn[kind] ?? [:]).keys.sorted() }

  /// The files of the templates that are built in, and the page that describes them.
  package static var files: [(name: String, contents: String)] {
    builtIn.values.joined().sorted { $0.key < $1.key }.map {
      ($0.key + suffix, String(decoding: $0.value, as: UTF8.self))
    } + [("README.md", TemplatePage.text)]
  }
}
