import SwiftReading
import Testing

@testable import SceneTemplates
@testable import SwiftWriting
@testable import TestSupport

/// What a description says is read back from the scenes that are generated from it.
struct SceneReadingTests {
  private typealias Files = (sources: [String: String], tests: [String: String])

  /// Returns what is generated, by path.
  private func files(of described: SceneDescriptions) throws -> Files {
    var destination = Destination(module: "App", templates: try TemplateSet())
    destination.services = described.services
    var files: Files = ([:], [:])
    func add(_ found: SceneFiles) {
      for file in found.sources { files.sources[file.path] = file.contents }
      for file in found.tests { files.tests[file.path] = file.contents }
    }
    for scene in described.scenes {
      add(try SceneFiles(scene, data: described.data, in: destination))
    }
    add(SceneFiles(described.data, in: destination))
    add(SceneFiles(servicesOf: described, in: destination))
    return files
  }

  private func sources(_ files: [String: String]) throws -> [SwiftSource] {
    try files.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
      .map { try SwiftSource($0.value, file: $0.key) }
  }

  /// The scenes that `Kit/check-generator` runs have each key.
  private func described() throws -> SceneDescriptions {
    let text = try Repository.text(of: "Kit/check-generator.json")
    return try DescriptionReader.read(Array(text.utf8), common: SceneDescription())
  }

  @Test func `knows all that a described scene was generated from`() throws {
    let described = try described()
    let files = try files(of: described)

    let change = SceneChange(
      to: described, in: SwiftModule(name: "App", sources: try sources(files.sources)))

    for known in [change.old, change.new] {
      var known = known
      for index in known.scenes.indices {
        known.scenes[index].frontEnd = described.scenes[index].frontEnd
      }
      let found = try self.files(of: known)
      #expect(found.sources.keys.sorted() == files.sources.keys.sorted())
      for (path, text) in files.sources { #expect(found.sources[path] == text, "\(path)") }
      for (path, text) in files.tests { #expect(found.tests[path] == text, "\(path)") }
    }
  }

  @Test func `knows all of a scene without its description`() throws {
    let described = try described()
    let files = try files(of: described)
    let module = SwiftModule(name: "App", sources: try sources(files.sources))
    let tests = try sources(files.tests)

    for scene in described.scenes where ["ListCups", "EditCup"].contains(scene.name) {
      let source = try #require(SceneSource(scene.name, in: module))
      var known = SceneChange(
        removing: scene.useCases[0].name, from: source, in: module, tests: tests
      ).old
      known.scenes[0].frontEnd = scene.frontEnd
      let found = try SceneFiles(
        known.scenes[0], data: known.data,
        in: Destination(module: "App", templates: try TemplateSet()))
      for file in found.sources where file.path.contains("/\(scene.name)/") {
        #expect(files.sources[file.path] == file.contents, "\(file.path)")
      }
      for file in found.tests where file.path.contains("/\(scene.name)/") {
        #expect(files.tests[file.path] == file.contents, "\(file.path)")
      }
    }
  }
}
