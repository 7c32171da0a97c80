import PlainText
import SceneTemplates
import SwiftReading
import SwiftWriting

/// Changes of scenes that people have edited: the differences of what is generated for two descriptions.
struct SceneEdits {
  private let workspace: Workspace
  private var package: PackageFolder
  private let target: PackageTarget
  private let tests: PackageTarget?
  private let module: SwiftModule
  /// The names of the scenes.
  private let scenes: [String]
  /// The files that can have what changes, as they were read.
  private var read: [EditedFile] = []
  private var merge = MemberMerge(sources: [])
  private var deleted: [String] = []
  /// What is left to a person.
  private(set) var left: [MemberMerge.Left] = []

  /// Where scenes are not as the generator writes them.
  let differences: [String]

  /// Plans to change scenes in a target.
  ///
  /// - Parameter modules: Those of all targets.
  init(
    _ workspace: Workspace, _ change: SceneChange, in target: PackageTarget, _ module: SwiftModule,
    among modules: [SourceModule]
  ) throws(Refusal) {
    (self.workspace, self.target, self.module) = (workspace, target, module)
    package = workspace.package
    tests = try? workspace.testTarget(of: target)
    scenes = change.old.scenes.map(\.name)
    let suites = modules.filter(\.target.isTest).flatMap(\.module.sources)
    differences = scenes.flatMap { SceneSource.differences(of: $0, in: module, tests: suites) }
    let before = try files(of: change.old, beside: change.new)
    let after = try files(of: change.new, beside: change.old)
    let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    try readFiles(changed, in: module, modules.filter(\.target.isTest).map(\.module))
    for path in changed.sorted() {
      if let text = after[path] {
        write(text, to: path, insteadOf: before[path])
      } else if let text = before[path] {
        // What scenes share stays, but not the tests of what it no longer does.
        let isOwn = scenes.contains { path.contains("/\($0)/") }
        if isOwn || after.keys.contains(where: { $0.fileName + "Tests" == path.fileName }) {
          delete(path, generatedAs: text)
        }
      }
    }
    for (path, text) in merge.changed { package.overlay[path] = text }
    left += merge.left
  }

  // MARK: Generated files

  /// Returns what is generated for scenes where they are, with the front ends that they have, by path.
  private func files(
    of described: SceneDescriptions, beside other: SceneDescriptions
  ) throws(Refusal) -> [String: String] {
    var files: [String: String] = [:]
    func add(_ generated: SceneFiles, where isWanted: (String) -> Bool = { _ in true }) {
      for (target, found) in [(Optional(target), generated.sources), (tests, generated.tests)] {
        for file in found where isWanted(file.path) {
          if let target { files[target.path(of: file.path)] = file.contents }
        }
      }
    }
    var destination = Destination(module: target.name, templates: workspace.templates)
    // The worker of a scene goes with its work.
    let wanted = Dictionary(described.services.map { ($0.name, $0) }) { first, _ in first }
    let gone = other.services.filter { service in
      wanted[service.name] == nil
        && other.scenes.contains { service.type == "any \($0.name)Worker" }
    }
    destination.services = module.services(and: described.services).compactMap { service in
      gone.contains { $0.name == service.name } ? nil : wanted[service.name] ?? service
    }
    destination.accessOfServices = module.source(of: "SceneServices").map {
      Destination.Access(of: "SceneServices", in: $0)
    }
    let testFiles = try package.swiftFiles(in: tests.map { [$0] } ?? [])
    func generate(_ scene: SceneDescription) throws(Refusal) -> SceneFiles {
      do throws(SourceFault) {
        return try SceneFiles(scene, data: described.data, in: destination)
      } catch {
        throw Refusal([error.message]).unwritten
      }
    }
    for scene in described.scenes {
      var scene = scene
      guard let view = module.place(of: "\(scene.name)View")?.file,
        let source = module.source(of: scene.name)
      else { continue }
      let inside = view.dropFirst(target.path(of: "").count).split(separator: "/").dropLast(2)
      destination.folder = inside.joined(separator: "/")
      destination.access = Destination.Access(of: scene.name, in: source)
      destination.writer.indentation = Indentation(of: source.text)
      destination.writer.header = header(of: scene.name, among: testFiles)
      let known = module.frontEnds(of: scene.name)
      let new = scene.frontEnd.map { known.contains($0) ? [] : [$0] } ?? []
      for frontEnd in (known + new).map(Optional.some) + (known + new == [] ? [nil] : []) {
        scene.frontEnd = frontEnd
        add(try generate(scene))
      }
      // What scenes share is there, whether this one needs it or not.
      if !scene.isRouted, destination.accessOfServices != nil {
        scene.isDestination = true
        add(try generate(scene)) { $0.contains("SceneServices") }
      }
    }
    add(SceneFiles(described.data, in: destination))
    add(SceneFiles(servicesOf: sharing(described, other), in: destination))
    return files
  }

  /// Returns scenes with the others of the module, which can need the same of their services.
  private func sharing(
    _ described: SceneDescriptions, _ other: SceneDescriptions
  ) -> SceneDescriptions {
    let known = described.scenes + other.scenes
    let asks = known.contains { $0.service != nil || $0.useCases.contains { $0.service != nil } }
    if !asks { return described }
    var all = described
    for name in module.scenes where !known.contains(where: { $0.name == name }) {
      guard let source = SceneSource(name, in: module) else { continue }
      all.scenes += source.described(in: module).scenes
      all.data.add(source.data.types)
    }
    return all
  }

  /// Returns the comment that the files of a scene begin with, as its spies show it.
  private func header(of scene: String, among files: [String]) -> String {
    let spy = "/\(scene)BusinessLogicSpy.swift"
    let path = files.first { $0.hasSuffix(spy) }
    return path.flatMap { package.text(of: $0) }.flatMap { GeneratedFile.header(of: $0.plain) }
      ?? ""
  }

  /// Reads the files that can have what changes: those at the paths, with their types, or with the scenes.
  private mutating func readFiles(
    _ paths: Set<String>, in module: SwiftModule, _ suites: [SwiftModule]
  ) throws(Refusal) {
    let types = Set(paths.map(\.fileName))
    for (index, module) in ([module] + suites).enumerated() {
      // It may have a place that has to change.
      let fault = module.faults.first { fault in
        package.text(of: fault.file).map { (types + scenes).contains(where: $0.contains) } ?? false
      }
      if let fault { throw Refusal([fault.message]).unwritten }
      for source in module.sources {
        let isNamed = source.tokens.contains { word in
          types.contains(word.text) || scenes.contains(where: word.text.hasPrefix)
        }
        guard paths.contains(source.file) || isNamed, let text = package.text(of: source.file),
          GeneratedFile.header(of: text.plain) == nil,
          let file = try? EditedFile(text, path: source.file, isTest: index > 0)
        else { continue }
        read.append(file)
      }
    }
    merge = MemberMerge(sources: read)
  }

  // MARK: Changes

  private mutating func write(_ text: String, to path: String, insteadOf old: String?) {
    let found = package.text(of: path)
    let isTest = tests.map { path.hasPrefix($0.path(of: "")) } ?? false
    if found?.plain == text { return }
    // What is derived from protocols is written again from these as they will be.
    if GeneratedFile.header(of: text) != nil {
      if found == nil { package.overlay[path] = text }
      return
    }
    if let found, found.plain == old {
      package.overlay[path] = FileChanges.rewritten(found, as: text)
      return
    }
    if path.hasSuffix(".swift"), merge.merge(old ?? "", into: text, of: path, isTest: isTest) {
      return
    }
    if found == nil, old == nil {
      package.overlay[path] = text
      return
    }
    let reason = found == nil ? "is not there" : "has edits where it would change"
    left.append(.init(sentence: "\(path): The file \(reason). It would be:", code: text))
  }

  private mutating func delete(_ path: String, generatedAs text: String) {
    guard let found = package.text(of: path)?.plain else { return }
    if found == text || GeneratedFile.header(of: found) != nil {
      deleted.append(path)
    } else {
      left.append(.init(sentence: "\(path): The file would go, but has edits."))
    }
  }

  // MARK: What a person has to do

  var isEmpty: Bool { package.overlay.isEmpty && deleted.isEmpty }

  /// Returns lines of the files that name the scenes, with their places, as they will be.
  func lines(_ lines: (SwiftSource) -> [(number: Int, code: String)]) -> [String] {
    read.filter { !deleted.contains($0.path) }.flatMap { file -> [String] in
      let text = package.overlay[file.path] ?? file.text
      guard let source = try? SwiftSource(text, file: file.path),
        scenes.contains(where: source.names)
      else { return [] }
      return lines(source).map { "\(file.path):\($0.number): \($0.code)" }
    }
  }

  /// Writes the changes, and what is derived from the protocols as they will be.
  ///
  /// - Parameter left: What is left to a person, and what to do next.
  func finish(left: String) throws(Refusal) -> SceneProgram.Outcome {
    var workspace = workspace
    workspace.package = package
    workspace.package.deleted = Set(deleted)
    let refreshed = try RefreshCommand(workspace: workspace).plan()
    guard refreshed.problems.isEmpty else { throw Refusal(refreshed.problems).unwritten }
    let written = refreshed.changes
    let texts = package.overlay.filter { !written.paths.contains($0.key) }
      .map { (path: $0.key, contents: $0.value) }.sorted { $0.path < $1.path }
    // Payloads say which use cases exist: they are last, so that a run that was killed can be repeated.
    let last = Set(scenes.compactMap { module.place(of: $0)?.file })
    var changes = FileChanges()
    changes.files = texts.filter { !last.contains($0.path) } + written.files
    changes.files += texts.filter { last.contains($0.path) }
    changes.deleted = deleted
    var outcome = try self.workspace.finish(changes, ("Changed", "change"))
    outcome.output += left
    return outcome
  }
}

extension String {
  /// The name of the file that a path leads to, without its ending.
  fileprivate var fileName: String {
    String(split(separator: "/").last?.split(separator: ".").first ?? "")
  }
}

extension [MemberMerge.Left] {
  /// What a person has to do, to be printed.
  var text: String {
    isEmpty
      ? ""
      : "\nChange these places yourself:\n"
        + map { "\n\($0.sentence)\n" + ($0.code.isEmpty ? "" : "\n\($0.code)\n") }.joined()
  }
}
