import SceneTemplates
import SwiftReading

/// The files of scenes, generated again from another description; edits are merged in, or the file stays.
struct RegeneratedFiles {
  private(set) var changes = FileChanges()
  /// The files that were edited where they would change.
  private(set) var edited: [String] = []

  private let workspace: Workspace
  private let target: PackageTarget
  private let tests: PackageTarget
  private let module: SwiftModule

  /// Compares files with what one description gives, and plans what another gives.
  init(
    _ workspace: Workspace, from old: SceneDescriptions, to new: SceneDescriptions,
    in target: PackageTarget, _ module: SwiftModule
  ) throws(Refusal) {
    (self.workspace, self.target, self.module) = (workspace, target, module)
    tests = try workspace.testTarget(of: target)
    let (before, after) = (try files(of: old), try files(of: new))
    for (path, text) in after.sorted(by: { $0.key < $1.key }) where text != before[path] {
      let found = workspace.package.text(of: path)?.plain
      if found == text { continue }
      // Generated from protocols: not edited by hand.
      if found == before[path] || found.flatMap(GeneratedFile.header) != nil {
        changes.rewrite(path, as: text, in: workspace.package)
      } else if let base = before[path], let found,
        let merged = LineDifference(from: base, to: text).applied(to: found)
      {
        changes.rewrite(path, as: merged, in: workspace.package)
      } else {
        edited.append(path)
      }
    }
    // What scenes share may be used by others.
    for (path, text) in before where after[path] == nil {
      let isOwn = old.scenes.contains { path.contains("/\($0.name)/") }
      guard isOwn, let found = workspace.package.text(of: path)?.plain else { continue }
      if found == text { changes.deleted.append(path) } else { edited.append(path) }
    }
    changes.deleted.sort()
  }

  /// The changes of the front ends of scenes, and of their tests.
  var ofFrontEnds: FileChanges {
    let suffixes = SceneDescription.FrontEnd.allCases.map(\.suffix)
    var rest = changes
    rest.files.removeAll { path, _ in
      !suffixes.contains { path.hasSuffix("\($0).swift") || path.hasSuffix("\($0)Tests.swift") }
    }
    return rest
  }

  /// Returns what is generated for scenes where they are, with the front ends that they have, by path.
  private func files(of described: SceneDescriptions) throws(Refusal) -> [String: String] {
    var files: [String: String] = [:]
    var destination = Destination(module: target.name, templates: workspace.templates)
    destination.services = module.services(and: described.services)
    func add(_ generated: SceneFiles) {
      for file in generated.sources { files[target.path(of: file.path)] = file.contents }
      for file in generated.tests { files[tests.path(of: file.path)] = file.contents }
    }
    for scene in described.scenes {
      guard let view = module.place(of: "\(scene.name)View")?.file else { continue }
      let inside = view.dropFirst(target.path(of: "").count)
        .split(separator: "/").dropLast(2)
      destination.folder = inside.joined(separator: "/")
      destination.access = SceneSource(scene.name, in: module)?.access ?? .internal
      let frontEnds = module.frontEnds(of: scene.name)
      for frontEnd in frontEnds.map(Optional.some) + (frontEnds.isEmpty ? [nil] : []) {
        var scene = scene
        scene.frontEnd = frontEnd
        do throws(SourceFault) {
          add(try SceneFiles(scene, data: described.data, in: destination))
        } catch {
          throw Refusal([error.message]).unwritten
        }
      }
    }
    add(SceneFiles(described.data, in: destination))
    add(SceneFiles(servicesOf: described, in: destination))
    return files
  }
}
