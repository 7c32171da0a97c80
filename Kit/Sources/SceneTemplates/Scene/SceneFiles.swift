import Spies
import SwiftReading
import SwiftWriting

/// The files of a new scene, or of data that scenes share.
package struct SceneFiles {
  package struct File: Equatable {
    /// The path from the folder of its target.
    package var path: String
    package var contents: String
    /// Whether scenes share the file, so that it is left alone where it exists.
    package var isShared = false
    /// What was generated before; a file that still has this text is written again.
    package var unedited: String?
  }

  package internal(set) var sources: [File] = []
  package internal(set) var tests: [File] = []
  /// The names that the sources of a scene declare in their module.
  package private(set) var types: [String] = []

  /// Generates the files of a scene, which may share data with others.
  package init(
    _ description: SceneDescription, data: DataModel = DataModel(), in destination: Destination
  ) throws(SourceFault) {
    let names = SceneNames(description, data: data, access: destination.access.prefix)
    let values = SceneValues(names, module: destination.module, services: destination.services)
    types = names.types

    // A name after a slash is that of a file that scenes share.
    typealias Row = (name: String, isWritten: Bool, imports: [String])
    func files(_ rows: [Row]) -> [File] {
      rows.filter(\.isWritten).map { row in
        let parts = row.name.split(separator: "/").map(String.init)
        let template = parts.last ?? ""
        let isShared = row.name.hasPrefix("/")
        var values = values
        if template.hasPrefix("SceneServices"), let access = destination.accessOfServices {
          values.access = access.prefix
        }
        var file = destination.file(
          (isShared ? "" : "\(names.scene)/") + parts.dropLast().map { $0 + "/" }.joined()
            + (isShared ? "" : names.scene) + template + ".swift",
          of: template, [values], imports: data.imports + row.imports, isShared: isShared)
        if template.hasPrefix("SceneServices"), destination.accessOfServices != nil {
          values.services = destination.knownServices
          file.unedited =
            destination.file(
              "", of: template, [values], imports: data.imports + row.imports, isShared: true
            ).contents
        }
        return file
      }
    }
    let isRouted = description.isRouted
    let (isText, isScreen) = (description.frontEnd == .text, description.frontEnd == .swiftUI)
    let isController = description.frontEnd == .uiKit
    let asks = description.frontEnd != nil && names.asks
    let (scenery, sceneUI, testing) = (["Scenery"], ["SceneUI"], ["Testing"])
    let doubles = testing + ["SceneTesting"]
    sources = files([
      ("Models", true, []), ("View", true, scenery),
      ("Interactor", true, description.waits ? ["SceneTasks"] : []), ("Presenter", true, []),
      ("Configurator", true, description.isTraced && !isRouted ? scenery : []),
      ("Router", isRouted, []), ("/SceneServices", isRouted, scenery),
      ("/SceneServicesSamples", isRouted, scenery), ("Menu", isText, sceneUI),
      ("Screen", isScreen, sceneUI),
      ("ViewController", isController, scenery + sceneUI + ["UIKit"]),
      ("Forms", asks, sceneUI),
    ])
    tests = files([
      ("ViewTests", true, testing),
      ("InteractorTests", true, description.waits ? doubles : testing),
      ("PresenterTests", true, testing), ("ConfiguratorTests", true, doubles),
      ("WorkerTests", names.readsCatalog, testing), ("RouterTests", isRouted, doubles),
      ("/Doubles/SceneServicesStub", isRouted, scenery), ("MenuTests", isText, doubles),
      ("ScreenTests", isScreen, testing),
      ("ViewControllerTests", isController, testing + ["UIKit"]),
    ])
    addWorker(of: names, values, in: destination)
    addForms(of: names, values, asks: asks, in: destination)
    addFiles(of: "scene", named: names.scene, [values], data.imports, in: destination)

    var module = SwiftModule(name: destination.module, sources: [])
    for file in sources { module.sources.append(try SwiftSource(file.contents, file: file.path)) }
    let index = ProtocolIndex(module.sources)
    func derived(_ name: String, importing: Bool) throws(SourceFault) -> [File] {
      let path = destination.prefix + names.scene + (importing ? "/Doubles/" : "/") + name
      return try GeneratedFile(named: name).map { file throws(SourceFault) in
        let text = try file.text(
          from: module, index, importing: importing, with: destination.writer)
        return [File(path: path, contents: text)]
      } ?? []
    }
    if description.isTraced {
      sources += try derived("\(names.scene)Trace.swift", importing: false)
    }
    for name in ["BusinessLogic", "PresentationLogic", "DisplayLogic"]
      + (isRouted ? ["Router"] : [])
    {
      tests += try derived("\(names.scene)\(name)Spy.swift", importing: true)
    }
  }

  /// Adds what a team has templates for.
  mutating func addFiles(
    of kind: String, named name: String, _ values: [any TemplateObject], _ imports: [String],
    in destination: Destination
  ) {
    let folder = kind == "scene" ? "\(name)/" : ""
    for template in destination.writer.templates.added where template.kind == kind {
      let file = destination.file(
        folder + template.path(for: name), of: template.name, values, imports: imports,
        isShared: kind != "scene")
      if template.isTest { tests.append(file) } else { sources.append(file) }
    }
  }

  private mutating func addWorker(
    of names: SceneNames, _ values: SceneValues, in destination: Destination
  ) {
    guard let worker = names.workers.first(where: { !$0.isService }) else { return }
    let works = names.works.filter { names.worker(of: $0) == worker && !$0.isNextPage }
    addWorker(
      worker, doing: works.map { (names, $0) }, values, in: "\(names.scene)/",
      hasSamples: !names.readsCatalog, destination)
  }

  /// Adds a worker: its protocol, samples with tests if they keep what is saved, and its stub.
  private mutating func addWorker(
    _ worker: SceneNames.Worker, doing works: [(names: SceneNames, useCase: UseCase)],
    _ scene: SceneValues, in folder: String, hasSamples: Bool, _ destination: Destination
  ) {
    guard let names = works.first?.names else { return }
    let values = WorkerValues(names, worker, doing: works)
    func file(_ path: String, _ template: String, imports: [String] = []) -> File {
      destination.file(
        folder + path, of: template, [scene, values], imports: imports,
        isShared: worker.isService)
    }
    sources.append(file("\(worker.type).swift", "Worker"))
    let name = worker.isService ? worker.type : String(worker.type.dropLast("Worker".count))
    if hasSamples { sources.append(file("\(name)Samples.swift", "Samples")) }
    if hasSamples, values.keepsAny {
      tests.append(file("\(name)SamplesTests.swift", "KeptTests", imports: ["Testing"]))
    }
    tests.append(
      file(
        "Doubles/\(worker.type)Stub.swift", "WorkerStub",
        imports: names.description.waits ? ["SceneTesting"] : []))
  }

  /// Generates the files of the services that scenes share, some of which may exist already.
  package init(
    servicesOf described: SceneDescriptions, beside known: SceneDescriptions,
    in destination: Destination
  ) {
    self.init(servicesOf: described, in: destination)
    let existing = SceneFiles(servicesOf: known, in: destination)
    func complete(_ files: inout [File], from known: [File]) {
      for index in files.indices {
        files[index].unedited = known.first { $0.path == files[index].path }?.contents
      }
    }
    complete(&sources, from: existing.sources)
    complete(&tests, from: existing.tests)
  }

  /// Generates the files of the services that scenes share.
  package init(servicesOf described: SceneDescriptions, in destination: Destination) {
    typealias Service = (
      worker: SceneNames.Worker, methods: Set<String>,
      works: [(names: SceneNames, useCase: UseCase)]
    )
    var found: [Service] = []
    var scenes = described.scenes
    scenes.shareErrors()
    for scene in scenes {
      let names = SceneNames(scene, data: described.data, access: destination.access.prefix)
      for worker in names.workers where worker.isService {
        let index = found.firstIndex { $0.worker == worker } ?? found.endIndex
        if index == found.endIndex { found.append((worker, [], [])) }
        for work in names.works where names.worker(of: work) == worker && !work.isNextPage {
          if found[index].methods.insert(work.name).inserted {
            found[index].works.append((names, work))
          }
        }
      }
    }
    for (worker, _, works) in found {
      guard let names = works.first?.names else { continue }
      addWorker(
        worker, doing: works, SceneValues(names, module: destination.module), in: "",
        hasSamples: true, destination)
    }
  }

  /// Adds what the forms of a scene need of each type.
  private mutating func addForms(
    of names: SceneNames, _ scene: SceneValues, asks: Bool, in destination: Destination
  ) {
    let testing = ["Testing"]
    for type in names.formTypes {
      let values = FormTypeValues(type, names.data)
      func file(_ suffix: String, imports: [String] = []) -> File {
        destination.file(
          "\(type.name)\(suffix).swift", of: "Type\(suffix)", [scene, values],
          imports: names.data.imports + imports, isShared: true)
      }
      sources += [file("Form")] + (asks ? [file("Fields", imports: ["SceneUI"])] : [])
      tests +=
        [file("FormTests", imports: testing)]
        + (asks ? [file("FieldsTests", imports: testing)] : [])
    }
  }
}
