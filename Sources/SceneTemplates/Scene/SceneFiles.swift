/// The files of a new scene.
package struct SceneFiles {
  /// A file to write.
  package struct File: Equatable {
    /// The path from the folder of its target.
    package var path: String
    package var contents: String
    /// Whether scenes share the file, so that it is left alone where it exists.
    package var isShared = false
  }

  /// The files of the target.
  package let sources: [File]
  /// The files of the test target.
  package let tests: [File]
  /// The names that the sources declare in their module.
  package let types: [String]

  /// Generates the files of a scene.
  ///
  /// - Parameters:
  ///   - description: The scene.
  ///   - folder: The folder for scenes in both targets, such as `Scenes`; empty for the targets' own folders.
  ///   - header: The lines at the beginning of each file.
  ///   - layout: How to lay the files out.
  /// - Throws: `SourceFault` if a template is not understood by the reader of protocols, which is a mistake in it.
  package init(
    _ description: SceneDescription, folder: String = "Scenes", header: String = "",
    layout: SwiftLayout = SwiftLayout()
  ) throws(SourceFault) {
    let names = SceneNames(description)
    let scene = description.name
    let shared = folder.isEmpty ? "" : "\(folder)/"
    let own = "\(shared)\(scene)/"

    func file(_ path: String, _ template: String, isShared: Bool = false) -> File {
      File(path: path, contents: header + layout.format(template), isShared: isShared)
    }

    var sources = [
      file("\(own)\(scene)Models.swift", names.models),
      file("\(own)\(scene)View.swift", names.view),
      file("\(own)\(scene)Interactor.swift", names.interactor),
      file("\(own)\(scene)Presenter.swift", names.presenter),
      file("\(own)\(scene)Configurator.swift", names.configurator),
    ]
    if let worker = names.worker { sources.append(file("\(own)\(scene)Worker.swift", worker)) }
    if let router = names.router {
      sources.append(file("\(own)\(scene)Router.swift", router))
      sources.append(file("\(shared)SceneNavigation.swift", names.navigation, isShared: true))
    }

    switch description.frontEnd {
    case .text: sources.append(file("\(own)\(scene)Menu.swift", names.menu))
    case .swiftUI: sources.append(file("\(own)\(scene)Screen.swift", names.screen))
    case nil: break
    }
    if description.isStandalone {
      let store = names.standaloneStore
      sources.append(file("\(shared)ObservableStore.swift", store, isShared: true))
    }

    var tests = [
      file("\(own)\(scene)ViewTests.swift", names.viewTests),
      file("\(own)\(scene)InteractorTests.swift", names.interactorTests),
      file("\(own)\(scene)PresenterTests.swift", names.presenterTests),
      file("\(own)\(scene)ConfiguratorTests.swift", names.configuratorTests),
    ]
    if let suite = names.workerTests {
      tests.append(file("\(own)\(scene)WorkerTests.swift", suite))
    }
    if let suite = names.routerTests {
      tests.append(file("\(own)\(scene)RouterTests.swift", suite))
    }
    if let stub = names.workerStub {
      tests.append(file("\(own)Doubles/\(scene)WorkerStub.swift", stub))
    }
    if names.route != nil {
      let spy = names.navigationSpy
      tests.append(file("\(shared)Doubles/SceneNavigationSpy.swift", spy, isShared: true))
    }
    if description.frontEnd == .text {
      tests.append(file("\(own)\(scene)MenuTests.swift", names.menuTests))
    }
    if description.isStandalone {
      let suite = names.standaloneStoreTests
      tests.append(file("\(shared)ObservableStoreTests.swift", suite, isShared: true))
    }
    if description.isTraced {
      let spy = names.recorderSpy
      tests.append(file("\(shared)Doubles/CrossingRecorderSpy.swift", spy, isShared: true))
    }

    // The decorators and spies come from the protocols as they were just written, as in a later refresh.
    var module = SwiftModule(name: description.module, sources: [])
    for source in sources {
      module.sources.append(try SwiftSource(source.contents, file: source.path))
    }
    func generated(_ name: String, importing: Bool) throws(SourceFault) -> String {
      guard let content = GeneratedFile.content(of: name) else { return "" }
      return try GeneratedFile.text(
        of: content, from: module, importing: importing, header: header, layout: layout)
    }
    if description.isTraced {
      let name = "\(scene)Trace.swift"
      sources.append(
        File(path: own + name, contents: try generated(name, importing: false)))
    }
    let spied = ["BusinessLogic", "PresentationLogic", "DisplayLogic"]
    for component in spied + (names.route == nil ? [] : ["Router"]) {
      let name = "\(scene)\(component)Spy.swift"
      tests.append(
        File(path: "\(own)Doubles/\(name)", contents: try generated(name, importing: true)))
    }
    self.sources = sources
    self.tests = tests
    types = names.types
  }
}
