import PlainText
import SceneTemplates
import SwiftReading
import SwiftWriting

/// Changes of files that people have edited: those of scenes that exist.
struct SceneEdits {
  private let workspace: Workspace
  private var package: PackageFolder
  private var new = FileChanges()
  /// The files that declare that use cases exist.
  ///
  /// They are written last, so that a run that was killed can be repeated.
  private var last: Set<String> = []
  /// The files that name a scene, as they will be, by their paths.
  private var sources: [String: SwiftSource] = [:]

  init(_ workspace: Workspace) {
    self.workspace = workspace
    package = workspace.package
  }

  func owner(
    of scene: String
  ) throws(Refusal) -> (target: PackageTarget, module: SwiftModule, source: SceneSource) {
    if workspace.targets.isEmpty { _ = try workspace.target() }
    let modules = try workspace.modules(of: workspace.targets.filter { !$0.isTest })
    let owner = try workspace.owner(of: scene, in: modules) { SceneSource(scene, in: $0) }
    return (owner.target, owner.module, owner.found)
  }

  /// Reads the files that name a scene, except what is generated from its protocols.
  ///
  /// - Returns: Their paths, in its target and in the tests.
  mutating func read(
    _ scene: String, in owner: PackageTarget
  ) throws(Refusal) -> (sources: [String], tests: [String]) {
    var paths: [[String]] = []
    for targets in [[owner], workspace.targets.filter(\.isTest)] {
      let named = try package.swiftFiles(in: targets).filter { path in
        package.text(of: path).map {
          $0.contains(scene) && GeneratedFile.header(of: $0.plain) == nil
        } ?? false
      }
      for path in named {
        do throws(SourceFault) {
          sources[path] = try package.source(at: path)
        } catch {
          // It may have a place that has to change.
          throw Refusal([error.message]).unwritten
        }
      }
      paths.append(named.filter { sources[$0]?.names(scene) == true })
    }
    return (paths[0], paths[1])
  }

  func sources(at paths: [String]) -> [SwiftSource] { paths.compactMap { sources[$0] } }

  /// Returns where a scene is not as the generator writes it.
  func differences(of scene: String, in module: SwiftModule) -> [String] {
    let tests = sources.values.filter { source in
      source.names(scene)
        && workspace.targets.contains { $0.isTest && source.file.hasPrefix($0.folder + "/") }
    }
    return SceneSource.differences(of: scene, in: module, tests: tests.sorted { $0.file < $1.file })
  }

  /// Inserts code, each piece in its place.
  ///
  /// - Returns: What a person has to paste if a place is not clear, these places, and the tests for a scene whose own
  ///   are classes of XCTest.
  mutating func insert(
    _ added: UseCasePieces, of scene: String, in owner: PackageTarget, _ module: SwiftModule
  ) throws(Refusal) -> (pasted: String, unclear: [String], tests: String) {
    let files = try read(scene, in: owner)
    var (pasted, unclear, tests) = ("", [String](), "")
    let conformer = module.conformer(to: "\(scene)DisplayLogic")
    for piece in added.pieces {
      let paths = piece.isTest ? files.tests : files.sources
      if piece.isTest, sources(at: paths).contains(where: { $0.hasXCTest(named: piece.type) }) {
        tests += "\n\(piece.text)\n"
        continue
      }
      // A view of another name.
      let isElsewhere =
        piece.type == "\(scene)View" && conformer.map { $0.name != piece.type } ?? false
      let other = isElsewhere ? conformer : nil
      let isChanged =
        isElsewhere ? nil : change(the: piece, of: scene, in: paths, by: piece.inserted)
      if isChanged == false { continue }
      let found = (isElsewhere ? [] : paths).compactMap { path in
        piece.line(in: sources[path]).map { "\(path):\($0)" }
      }
      let place =
        (other?.name ?? piece.placeName)
        + ((found.first ?? other.map { "\($0.file):\($0.line)" }).map { " at \($0)" } ?? "")
      let view = module.property(of: "\(scene)Presenter", referringTo: "\(scene)DisplayLogic")
      let code = piece.text
      let text = piece.type == "\(scene)Presenter" ? code.calling(view ?? "view") : code
      pasted += "Paste this into \(place):\n\n\(text)\n\n"
      if isChanged == nil, !unclear.contains(place) { unclear.append(place) }
    }
    return (pasted, unclear, tests)
  }

  /// Writes and deletes files that are as they were generated.
  mutating func write(_ changes: FileChanges) {
    new.deleted += changes.deleted
    for path in changes.deleted { sources[path] = nil }
    for (path, text) in changes.files {
      package.overlay[path] = text
      sources[path] = try? SwiftSource(text, file: path)
    }
  }

  /// Removes code that is as it was generated.
  ///
  /// - Returns: The lines that still name the use case.
  mutating func remove(
    _ removed: UseCasePieces, from scene: String, in files: (sources: [String], tests: [String])
  ) -> [String] {
    for piece in removed.pieces {
      let paths = piece.isTest ? files.tests : files.sources
      _ = change(the: piece, of: scene, in: paths, by: piece.removed)
    }
    return lines(of: removed, in: files)
  }

  func lines(
    of removed: UseCasePieces, in files: (sources: [String], tests: [String])
  ) -> [String] {
    (files.sources + files.tests).flatMap { path -> [String] in
      sources[path].map { source in
        removed.lines(in: source).map { "\(path):\($0.number): \($0.code)" }
      } ?? []
    }
  }

  /// Changes the only file in which a piece has its place.
  ///
  /// - Returns: Whether the file changes; `nil` if there is no place, or which one is meant is a guess.
  private mutating func change(
    the piece: UseCasePiece, of scene: String, in paths: [String],
    by edit: (SwiftSource) -> String?
  ) -> Bool? {
    let found = paths.compactMap { path in
      sources[path].flatMap { source in piece.depth(in: source).map { (source, depth: $0) } }
    }
    // What is in another type is another one.
    let outermost = found.map(\.depth).min()
    let places = found.filter { $0.depth == outermost }
    guard places.count == 1, let (source, _) = places.first, let text = edit(source) else {
      return nil
    }
    if text == source.text { return false }
    guard let changed = try? SwiftSource(text, file: source.file) else { return nil }
    sources[source.file] = changed
    package.overlay[source.file] = text
    if piece.type == scene { last.insert(source.file) }
    return true
  }

  /// Adds the files of described data, and of a scene's forms, that are not there.
  mutating func addFiles(
    of scene: SceneDescription, _ data: DataModel, to owner: PackageTarget,
    access: Destination.Access
  ) throws(Refusal) {
    if data.types.isEmpty { return }
    var destination = Destination(module: owner.name, templates: workspace.templates)
    destination.access = access
    var plan = try NewFiles(workspace, target: owner, tests: workspace.testTarget(of: owner))
    plan.add(SceneFiles(data, in: destination))
    plan.add(SceneFiles(formsOf: scene, data: data, in: destination))
    new.files += plan.changes.files.filter { !new.paths.contains($0.path) }
  }

  /// The contents of the added files, to be pasted.
  var newFiles: String {
    new.files.map { "Write this into \($0.path):\n\n\($0.contents)\n" }.joined()
  }

  /// Writes the changes, and what is derived from the protocols as they will be.
  ///
  /// - Parameter left: What is left to a person, and what to do next.
  func finish(left: String) throws(Refusal) -> SceneProgram.Outcome {
    var workspace = workspace
    workspace.package = package
    let refreshed = try RefreshCommand(workspace: workspace).plan()
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

extension String {
  /// Returns the code of a presenter with another name for its view.
  fileprivate func calling(_ view: String) -> String {
    lines.map { line in
      let margin = line.prefix { $0 == " " }
      return line.dropFirst(margin.count).hasPrefix("view?.")
        ? margin + view + line.dropFirst(margin.count + 4) : line
    }.joined(separator: "\n")
  }
}

extension SwiftSource {
  /// Returns whether a type is here and a class of XCTest, which cannot have tests of Swift Testing.
  fileprivate func hasXCTest(named type: String) -> Bool {
    imports.contains { $0.contains("import XCTest") }
      && declaration(at: SourcePlace(path: [type])) != nil
  }
}
