import PlainText
import SceneCheck
import SceneTemplates
import SwiftReading

/// Renames a scene or a use case in sources and tests, wherever it is certain that these are meant.
struct RenameCommand {
  private let workspace: Workspace
  /// The most places that are listed.
  private let mostPlaces = 200

  init(workspace: Workspace) { self.workspace = workspace }

  func run() throws(Refusal) -> SceneProgram.Outcome {
    let operands = workspace.invocation.operands
    if workspace.targets.isEmpty { _ = try workspace.target() }
    let path = operands[0].split(separator: ".").map(String.init)
    guard let scene = path.first, path.count <= 3 else {
      throw .usage(
        "\(operands[0].quoted) is not a scene, or a use case such as ListTeas.FetchTeas.")
    }
    let modules = try workspace.modules(of: workspace.targets)
    let scenes = modules.filter { !$0.target.isTest }.reduce(into: [String: [SceneInventory]]()) {
      $0[$1.module.name, default: []] += Project($1.module.sources).inventory
    }
    let owner = try owner(of: path, in: modules, with: scenes)
    let found = scenes[owner.module.name] ?? []
    let sources = try sources(that: owner, modules)
    let index = TypeIndex(sources)
    let others = scenes.values.joined().map(\.name).filter { $0 != scene }
    let types = SceneTypes(of: scene, others: others, in: sources, index)
    let names =
      path.count == 1
      ? try newNames(of: types, to: operands[1], owner, index)
      : try newNames(of: path[1], in: types, to: operands[1], owner, found, index)
    var renaming = SceneRenaming(names, in: sources, module: owner.module.name, index)
    if !renaming.unclear.isEmpty, let names = names.withoutStore {
      renaming = SceneRenaming(names, in: sources, module: owner.module.name, index)
    }
    guard renaming.unclear.isEmpty else {
      throw Refusal(
        ["It is not certain what these places mean, so nothing was changed:"]
          + shortened(renaming.unclear)
          + ["Rename or change what is at these places first, or use your editor."])
    }
    if renaming.texts.isEmpty { throw Refusal("No file declares \(operands[0]).") }
    let changes = try refreshed(changes(renaming, types, to: path.count == 1 ? operands[1] : nil))
    let mentions = try mentions(renaming, changes, in: Set(sources.map(\.file)))
    var outcome = try workspace.finish(
      changes, ("Renamed \(operands[0]) in", "rename \(operands[0]) in"),
      next: Workspace.next(["Run \(workspace.runner)."]))
    if !mentions.isEmpty {
      outcome.output +=
        "\nLeft unchanged:\n" + shortened(mentions).map { "\($0)\n" }.joined()
    }
    return outcome
  }

  private func shortened(_ places: [String]) -> [String] {
    places.prefix(mostPlaces).map { "  \($0)" }
      + (places.count > mostPlaces ? ["  and \(places.count - mostPlaces) more"] : [])
  }

  /// Finds the target that declares a scene.
  ///
  /// - Parameter scenes: Those of the modules, by the names of these.
  private func owner(
    of path: [String], in modules: [SourceModule], with scenes: [String: [SceneInventory]]
  ) throws(Refusal) -> SourceModule {
    let scene = path[0]
    let sources = modules.filter { !$0.target.isTest }.map(\.module)
    if path.count == 3
      || path.count == 2 && !scenes.values.joined().contains(where: { $0.name == scene }),
      sources.contains(where: { $0.place(of: scene) != nil })
    {
      throw Refusal(
        "\(path.joined(separator: ".").printable) is not a scene or a use case. Rename a field in your "
          + "description and run scene add --from, or use your editor.")
    }
    let owner = try workspace.owner(of: scene, in: modules) {
      scenes[$0.name]?.first { $0.name == scene }
    }
    return (owner.target, owner.module)
  }

  /// Returns the sources of a module, and those of others that import it.
  private func sources(that owner: SourceModule, _ modules: [SourceModule]) throws(Refusal)
    -> [NamedSource]
  {
    // What cannot be read may have a place that has to change.
    let faults = modules.flatMap(\.module.faults)
    guard faults.isEmpty else { throw Refusal(faults.map(\.message)).unwritten }
    return modules.flatMap { other in
      other.module.sources.filter { source in
        other.target.name == owner.target.name && other.target.isTest == owner.target.isTest
          || source.imports(owner.module.name)
      }.map(NamedSource.init)
    }
  }

  private func newNames(
    of types: SceneTypes, to new: String, _ owner: SourceModule, _ index: TypeIndex
  ) throws(Refusal) -> NewNames {
    var description = SceneDescription(name: new)
    description.useCases = [UseCase(name: "Fetch")]
    if let fault = SceneDescriptions([description]).faults.first { throw Refusal(fault) }
    let declared = owner.module.sources.flatMap(\.types).filter { $0.depth == 0 }
    if declared.contains(where: { $0.name == new }) {
      throw Refusal("\(new) already exists. Choose another name.")
    }
    return NewNames(
      types, to: new, in: SceneSource(types.scene, in: owner.module), index,
      templates: workspace.templates)
  }

  private func newNames(
    of useCase: String, in types: SceneTypes, to new: String, _ owner: SourceModule,
    _ found: [SceneInventory], _ index: TypeIndex
  ) throws(Refusal) -> NewNames {
    guard let useCases = SceneUseCases(of: types.scene, among: found, in: owner.module) else {
      throw workspace.noScene(types.scene, in: [owner.module])
    }
    let source = useCases.source
    let method = try useCases.method(of: useCase)
    let old =
      source?.description.useCases.first { $0.request == method }?.name
      ?? method.prefix(1).uppercased() + method.dropFirst()
    if old == types.scene {
      throw Refusal("The scene is called \(old), too. Rename the scene first.")
    }
    var renamed = source?.description ?? SceneDescription(name: types.scene)
    renamed.useCases.removeAll { $0.name == old }
    renamed.useCases.append(UseCase(name: new))
    if let fault = SceneDescriptions([renamed]).faults.first { throw Refusal(fault) }
    return NewNames(
      old, of: types, to: new, in: source, index, templates: workspace.templates)
  }

  /// Returns the files with their new texts and, for a scene, their new paths.
  private func changes(
    _ renaming: SceneRenaming, _ types: SceneTypes, to new: String?
  ) throws(Refusal) -> FileChanges {
    var changes = FileChanges()
    for target in workspace.targets {
      let paths = try workspace.package.swiftFiles(in: target.folder)
      let own = Set(paths.filter { renaming.texts[$0] != nil })
      for path in paths {
        guard let text = renaming.texts[path] else { continue }
        let place =
          if let new { try moved(path, paths, own, types, to: new) } else { path }
        changes.files.append((place, text))
        if place != path { changes.moved[place] = path }
      }
    }
    try workspace.package.checkLinks(to: changes.moved)
    return changes
  }

  /// Adds what is derived from the protocols as they will be, such as lines of other lengths.
  private func refreshed(_ changes: FileChanges) throws(Refusal) -> FileChanges {
    var (workspace, changes) = (workspace, changes)
    workspace.package.moved = Dictionary(
      uniqueKeysWithValues: changes.moved.map { ($0.value, $0.key) })
    for (path, text) in changes.files { workspace.package.overlay[path] = text }
    let refreshed = try RefreshCommand(workspace: workspace).plan()
    guard refreshed.problems.isEmpty else { throw Refusal(refreshed.problems).unwritten }
    for (path, text) in refreshed.changes.files {
      if let place = changes.paths.firstIndex(of: path) {
        changes.files[place].contents = text
      } else {
        changes.files.append((path, text))
      }
    }
    return changes
  }

  /// Returns the new path of a file: with the new name of its type, in a folder that has the scene's name.
  ///
  /// A folder that is or has a target keeps its name, which the manifest may give.
  private func moved(
    _ path: String, _ all: [String], _ own: Set<String>, _ types: SceneTypes, to new: String
  ) throws(Refusal) -> String {
    var parts = path.split(separator: "/").map(String.init)
    guard let name = parts.popLast(), let file = types.newName(ofFile: name, as: new) else {
      return path
    }
    for index in parts.indices where parts[index] == types.scene {
      let folder = parts[...index].joined(separator: "/") + "/"
      if workspace.targets.contains(where: { ($0.folder + "/").hasPrefix(folder) }) { continue }
      // What else is there stays, and so does the folder.
      let isOwn = all.filter { $0.hasPrefix(folder) }.allSatisfy { other in
        let name = other.split(separator: "/").last.map(String.init) ?? ""
        return own.contains(other) && types.newName(ofFile: name, as: new) != nil
      }
      if isOwn, try !workspace.package.hasOtherFiles(in: String(folder.dropLast())) {
        parts[index] = new
      }
    }
    return (parts + [file]).joined(separator: "/")
  }

  /// Returns what else has the old name: code, texts, other files, and the names of files.
  private func mentions(
    _ renaming: SceneRenaming, _ changes: FileChanges, in known: Set<String>
  ) throws(Refusal) -> [String] {
    let old = Set(changes.moved.values)
    let package = workspace.package
    var found = renaming.mentions(isBefore: workspace.invocation.options.contains(.dryRun)).map {
      place -> String in
      let file = changes.moved.first { $0.value == place.file }?.key ?? place.file
      return "\(workspace.invocation.options.contains(.dryRun) ? place.file : file):\(place.text)"
    }
    for path in try package.allFiles().files where !old.contains(path) {
      // A source has been searched.
      if known.contains(path) { continue }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if renaming.mentions(name) {
        found.append("\(path):1:1: mentions \"\(renaming.old)\"")
      }
      found +=
        package.text(of: path).map { renaming.mentions(in: $0) }?.map { "\(path):\($0)" } ?? []
    }
    return found
  }
}

extension SwiftSource {
  /// Returns whether it imports a module.
  fileprivate func imports(_ module: String) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { $0.depth == 0 && "import" ~= $0 && module ~= $1 }
  }
}
