import SwiftReading

/// The files of a new scene, or of data that scenes share.
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
  package internal(set) var sources: [File] = []
  /// The files of the test target.
  package internal(set) var tests: [File] = []
  /// The names that the sources of a scene declare in their module.
  package private(set) var types: [String] = []

  /// Generates the files of a scene, which may share data with others.
  ///
  /// - Throws: `SourceFault` if templates of a team write protocols that are not understood.
  package init(
    _ description: SceneDescription, data: DataModel = DataModel(), in destination: Destination
  ) throws(SourceFault) {
    let names = SceneNames(description, data: data, access: destination.access.prefix)
    let values = names.values(module: destination.module)
    types = names.types

    // A name after a slash is that of a file that scenes share.
    typealias Row = (name: String, isWritten: Bool, imports: [String])
    func files(_ rows: [Row]) -> [File] {
      rows.filter(\.isWritten).map { row in
        let parts = row.name.split(separator: "/").map(String.init)
        let template = parts.last ?? ""
        let isShared = row.name.hasPrefix("/")
        return destination.file(
          (isShared ? "" : "\(names.scene)/") + parts.dropLast().map { $0 + "/" }.joined()
            + (isShared ? "" : names.scene) + template + ".swift",
          of: template, values, imports: data.imports + row.imports, isShared: isShared)
      }
    }
    let isRouted = names.route != nil
    let (isText, isScreen) = (description.frontEnd == .text, description.frontEnd == .swiftUI)
    let isController = description.frontEnd == .uiKit
    let scenery = description.isStandalone ? [] : ["Scenery"]
    sources = files([
      ("Models", true, []), ("View", true, scenery), ("Interactor", true, []),
      ("Presenter", true, []),
      ("Configurator", true, description.isTraced && !isRouted ? scenery : []),
      ("Worker", names.hasWorker, []),
      ("Router", isRouted, []), ("/SceneServices", isRouted, scenery),
      ("/SceneNavigation", isRouted, []),
      ("Menu", isText, ["Foundation"]),
      ("Screen", isScreen, ["Observation", "SwiftUI"] + scenery),
      ("ViewController", isController, ["UIKit"] + scenery),
      ("/MenuStack", isRouted && isText, ["Foundation"]),
      ("/ScreenStack", isRouted && isScreen, []),
      ("/ControllerStack", isRouted && isController, []),
      ("/ObservableStore", description.isStandalone, []),
    ])
    let testing = [destination.tests.module]
    tests = files([
      ("ViewTests", true, testing), ("InteractorTests", true, testing),
      ("PresenterTests", true, testing), ("ConfiguratorTests", true, testing),
      ("WorkerTests", names.hasWorker, testing), ("RouterTests", isRouted, testing),
      ("Doubles/WorkerStub", names.hasWorker, []),
      ("/Doubles/SceneNavigationSpy", isRouted, []), ("MenuTests", isText, testing),
      ("/MenuStackTests", isRouted && isText, []),
      ("/ScreenStackTests", isRouted && isScreen, []),
      ("ViewControllerTests", isController, testing + ["UIKit"]),
      ("/ControllerStackTests", isRouted && isController, []),
    ])

    var module = SwiftModule(name: destination.module, sources: [])
    for file in sources { module.sources.append(try SwiftSource(file.contents, file: file.path)) }
    func derived(_ name: String, importing: Bool) throws(SourceFault) -> [File] {
      let path = destination.prefix + names.scene + (importing ? "/Doubles/" : "/") + name
      return try GeneratedFile(named: name).map { file throws(SourceFault) in
        let text = try file.text(from: module, importing: importing, in: destination)
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
}
