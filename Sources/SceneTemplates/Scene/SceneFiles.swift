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
  package private(set) var sources: [File] = []
  /// The files of the test target.
  package private(set) var tests: [File] = []
  /// The names that the sources declare in their module.
  package let types: [String]

  /// Generates the files of a scene.
  ///
  /// - Parameters:
  ///   - description: The scene.
  ///   - data: The data that it shares with others.
  ///   - destination: Where its files belong, and how they are written.
  package init(
    _ description: SceneDescription, data: DataModel = DataModel(), in destination: Destination
  ) {
    let names = SceneNames(description, data: data, access: destination.access.prefix)
    let scene = names.scene
    let values = names.values(module: destination.module)
    let (shared, own) = (destination.prefix, "\(destination.prefix)\(scene)/")
    types = names.types

    func file(
      _ template: String, imports: [String] = [], usesData: Bool = true, in folder: String? = nil
    ) -> File {
      let imports = Set((usesData ? data.imports : []) + imports).sorted()
      return File(
        path: (folder ?? own + scene) + template + ".swift",
        contents: destination.text(
          of: template, values.adding(["imports": .list(imports.map { .text($0) })])),
        isShared: folder != nil)
    }
    let scenery = description.isStandalone ? [] : ["Scenery"]
    sources = [
      file("Models"), file("View", imports: scenery), file("Interactor"), file("Presenter"),
    ]
    let tracing = description.isTraced ? ["Scenery"] : []
    sources.append(file("Configurator", imports: tracing, usesData: false))
    if names.hasWorker { sources.append(file("Worker")) }
    if names.route != nil {
      sources += [file("Router"), file("SceneNavigation", in: shared)]
    }
    switch description.frontEnd {
    case .text: sources.append(file("Menu"))
    case .swiftUI: sources.append(file("Screen", imports: ["Observation", "SwiftUI"] + scenery))
    case nil: break
    }
    if names.route != nil, let frontEnd = description.frontEnd {
      sources.append(file(frontEnd == .text ? "MenuStack" : "ScreenStack", in: shared))
    }
    if description.isStandalone { sources.append(file("ObservableStore", in: shared)) }

    let testing = ["Testing"]
    tests = ["ViewTests", "InteractorTests", "PresenterTests"].map { file($0, imports: testing) }
    tests.append(file("ConfiguratorTests", imports: testing + tracing))
    if names.works.contains(where: { $0.work != nil }) {
      tests.append(file("WorkerTests", imports: testing))
    }
    if names.route != nil { tests.append(file("RouterTests", imports: testing)) }
    let doubles = "Doubles/"
    for template in (names.hasWorker ? ["WorkerStub"] : [])
      + (description.waits ? ["HeldWorkerStub"] : [])
    {
      var stub = file(template)
      stub.path = "\(own)\(doubles)\(scene)\(template).swift"
      tests.append(stub)
    }
    if names.route != nil { tests.append(file("SceneNavigationSpy", in: shared + doubles)) }
    if description.frontEnd == .text {
      tests.append(file("MenuTests", imports: testing))
      if names.route != nil { tests.append(file("MenuStackTests", in: shared)) }
    }
    if description.isStandalone { tests.append(file("ObservableStoreTests", in: shared)) }
    if description.isTraced { tests.append(file("CrossingRecorderSpy", in: shared + doubles)) }

    let protocols = SceneProtocols(names)
    func generated(_ path: String, _ template: String, _ values: TemplateValue) -> File {
      File(path: "\(own)\(path).swift", contents: destination.text(of: template, values))
    }
    if description.isTraced {
      sources.append(generated("\(scene)Trace", "Trace", protocols.traceValues(of: scene)))
    }
    for boundary in [protocols.business, protocols.presentation, protocols.display] {
      let values = boundary.spyValues(importing: destination.module)
      tests.append(generated("\(doubles)\(boundary.name)Spy", "Spy", values))
    }
    if let routing = protocols.routing {
      let values = SceneProtocols.routerSpyValues(
        of: scene, routing, protocols.dataPassing, importing: destination.module)
      tests.append(generated("\(doubles)\(scene)RouterSpy", "Spy", values))
    }
  }
}
