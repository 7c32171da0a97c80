import PlainText
import SceneTemplates

/// Changes of files that people have edited: those of scenes that exist.
struct SceneEdits {
  private let workspace: Workspace
  private var package: PackageFolder
  private var new = FileChanges()
  /// The files that declare that use cases exist.
  ///
  /// They are written last, so that a run that was killed can be repeated.
  private var last: Set<String> = []

  /// Creates edits without changes.
  init(_ workspace: Workspace) {
    self.workspace = workspace
    package = workspace.package
  }

  /// Returns a scene with its target.
  func owner(
    of scene: String
  ) throws(Refusal) -> (target: PackageTarget, module: SwiftModule, source: SceneSource) {
    let wanted = workspace.invocation.options[.target]
    let modules = workspace.targets.filter { !$0.isTest && (wanted.map($0.isCalled) ?? true) }
      .map { ($0, package.module(of: $0)) }
    let owners = modules.compactMap { target, module in
      SceneSource(scene, in: module).map { (target, module, $0) }
    }
    guard let owner = owners.first else {
      // A file that could not be read may have it.
      let faults = modules.flatMap(\.1.faults)
      guard faults.isEmpty else { throw Refusal(faults.map(\.message)) }
      let likely = scene.closest(in: modules.flatMap(\.1.scenes)).map { "Did you mean \($0)?" }
      throw Refusal(
        "There is no scene \(scene.printable). "
          + (likely
            ?? "Write it first: swift package scene new \(scene.shellWord) --use-case …"))
    }
    guard owners.count == 1 else {
      let names = owners.map(\.0.name).joined(separator: ", ")
      throw Refusal("\(scene) is in several targets. Add --target with one of: \(names).")
    }
    return owner
  }

  /// Returns the files that name a scene.
  private func files(of scene: String, in targets: [PackageTarget]) -> [String] {
    targets.flatMap { package.swiftFiles(in: $0.folder) }
      .filter { package.text(of: $0).map { $0.contains(scene) } ?? false }
  }

  private var tests: [PackageTarget] { workspace.targets.filter(\.isTest) }

  // MARK: Changes

  /// Inserts code where its place is clear.
  ///
  /// - Returns: What a person has to paste.
  mutating func insert(
    _ added: UseCasePieces, of scene: String, in owner: PackageTarget
  ) -> [String] {
    let (sources, tests) = (files(of: scene, in: [owner]), files(of: scene, in: tests))
    return added.pieces.compactMap { piece in
      let files = piece.isTest ? tests : sources
      if change(the: piece, of: scene, in: files, by: piece.inserted) { return nil }
      let names = [piece.type, piece.type + "Models"]
      let file = files.first { file in names.contains { file.hasSuffix("/\($0).swift") } }
      let place = piece.placeName + (file.map { " in \($0)" } ?? "")
      return "\nPaste this into \(place); its place is not clear:\n\n\(piece.text)\n"
    }
  }

  /// Removes code that is as it was generated.
  ///
  /// - Returns: The lines that still name the use case.
  mutating func remove(
    _ removed: UseCasePieces, from scene: String, in owner: PackageTarget
  ) -> [String] {
    let (sources, tests) = (files(of: scene, in: [owner]), files(of: scene, in: tests))
    for piece in removed.pieces {
      _ = change(the: piece, of: scene, in: piece.isTest ? tests : sources, by: piece.removed)
    }
    return (sources + tests).flatMap { path -> [String] in
      guard let old = package.text(of: path), GeneratedFile.header(of: old) == nil else {
        return []
      }
      return removed.lines(in: old).map { "  \(path):\($0.number): \($0.code)\n" }
    }
  }

  /// Changes the only file in which a piece has its place.
  ///
  /// - Returns: Whether there is exactly one.
  private mutating func change(
    the piece: UseCasePiece, of scene: String, in files: [String], by edit: (String) -> String?
  ) -> Bool {
    let changed = files.compactMap { path in
      package.text(of: path).flatMap(edit).map { (path, $0) }
    }
    guard changed.count == 1, let (path, text) = changed.first else { return false }
    if text != package.text(of: path) { package.overlay[path] = text }
    if piece.type == scene { last.insert(path) }
    return true
  }

  /// Adds the files of described data that are not there.
  mutating func addFiles(
    of data: DataModel, to owner: PackageTarget, access: Destination.Access
  ) throws(Refusal) {
    if data.types.isEmpty { return }
    var destination = Destination(module: owner.name, templates: workspace.templates)
    destination.access = access
    var plan = NewFiles(workspace, target: owner, tests: try workspace.testTarget(of: owner))
    plan.add(SceneFiles(data, in: destination))
    new.files += plan.changes.files.filter { !new.paths.contains($0.path) }
  }

  // MARK: Writing

  /// Writes the changes, and what is derived from the protocols as they will be.
  ///
  /// - Parameter left: What is left to a person, and what to do next.
  func finish(left: String) throws(Refusal) -> SceneProgram.Outcome {
    var workspace = workspace
    workspace.package = package
    let refreshed = RefreshCommand(workspace: workspace).plan()
    guard refreshed.problems.isEmpty else { throw Refusal(refreshed.problems).unwritten }
    var changes = new
    let edited = package.overlay.sorted { $0.key < $1.key }.map { (path: $0, contents: $1) }
    changes.files += edited.filter { !last.contains($0.path) } + refreshed.changes.files
    changes.files += edited.filter { last.contains($0.path) }
    var outcome = try self.workspace.finish(changes, ("Changed", "change"))
    outcome.output += left
    return outcome
  }
}
