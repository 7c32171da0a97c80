import SceneTemplates

/// Adds a use case to a scene that exists.
struct AddCommand {
  let invocation: SceneInvocation
  var package: PackageFolder
  let targets: [PackageTarget]
  let templates: TemplateSet

  /// Runs the command.
  func run() -> SceneProgram.Outcome {
    let name = invocation.name ?? ""
    let scene = invocation.value(of: .to) ?? ""
    let wanted = invocation.value(of: .target)
    let sources = targets.filter { !$0.isTest && (wanted.map($0.isCalled) ?? true) }
    let modules = sources.map { ($0, package.module(of: $0)) }
    let owners = modules.filter { $0.1.place(of: "\(scene)BusinessLogic") != nil }
    guard owners.count < 2 else {
      let names = owners.map(\.0.name).joined(separator: ", ")
      return .failure(["\(scene) is in several targets. Add --target with one of: \(names)."])
    }
    let useCase: AddedUseCase
    do throws(AddedUseCase.Problem) {
      guard let (_, module) = owners.first else {
        throw .noScene(scene, likely: scene.closest(in: modules.flatMap(\.1.scenes)))
      }
      useCase = try AddedUseCase(
        name: name, scene: scene, module: module, templates: templates)
    } catch {
      if case .name = error { return .failure([error.message], status: 2) }
      return .failure([error.message])
    }
    return write(useCase, of: scene, in: owners.map(\.0))
  }

  private func write(
    _ useCase: AddedUseCase, of scene: String, in owners: [PackageTarget]
  ) -> SceneProgram.Outcome {
    var package = package
    var left: [(piece: AddedUseCase.Piece, path: String?)] = []
    for piece in useCase.pieces {
      let folders = (piece.isTest ? targets.filter(\.isTest) : owners).map(\.folder)
      let candidates = folders.flatMap { package.swiftFiles(in: $0) }.filter { path in
        // Most files need no reading.
        package.text(of: path).map { $0.utf8.count > 0 && $0.contains(piece.type) } == true
      }
      let changed = candidates.compactMap { path in
        package.text(of: path).flatMap(piece.inserted).map { (path, $0) }
      }
      if changed.count == 1, let (path, text) = changed.first {
        package.overlay[path] = text
      } else {
        left.append((piece, candidates.first { $0.hasSuffix("/\(piece.type).swift") }))
      }
    }
    // The decorators and spies follow from the protocols, as they will be.
    let refreshed = RefreshCommand(
      invocation: invocation, package: package, targets: targets, templates: templates
    ).plan()
    guard refreshed.problems.isEmpty else {
      return .failure(refreshed.problems + ["Nothing was written."])
    }
    var changes = FileChanges()
    for (path, text) in package.overlay.sorted(by: { $0.key < $1.key }) {
      changes.write(text, to: path)
    }
    for (path, text) in refreshed.changes.files { changes.write(text, to: path) }
    let isDryRun = invocation.flags.contains(.dryRun)
    if !isDryRun {
      do throws(FileChanges.Failure) {
        try changes.apply(in: self.package)
      } catch {
        return .failure(["\(error.path): \(error.reason). Nothing was written."])
      }
    }
    let list = changes.paths.map { "  \($0)\n" }.joined()
    return .init(
      output: "\(isDryRun ? "Would change" : "Changed"):\n\(list)"
        + left.map { Self.advice($0.piece, path: $0.path) }.joined()
        + (isDryRun ? "" : Self.next(for: invocation.name ?? "", in: scene, owners, package)))
  }

  /// Returns what to do next.
  private static func next(
    for name: String, in scene: String, _ owners: [PackageTarget], _ package: PackageFolder
  ) -> String {
    let frontEnds = owners.flatMap { package.swiftFiles(in: $0.folder) }
      .filter { $0.hasSuffix("/\(scene)Menu.swift") || $0.hasSuffix("/\(scene)Screen.swift") }
    let steps =
      frontEnds.map { "Offer \(name) in \($0)." } + [
        "Run swift test: the new tests pass.",
        "Put your rule into \(scene)Interactor and your words into \(scene)Presenter.",
      ]
    return "\nNext:\n" + steps.map { "  \($0)\n" }.joined()
  }

  /// Returns what a person has to paste.
  private static func advice(_ piece: AddedUseCase.Piece, path: String?) -> String {
    let place = path.map { "\(piece.type) in \($0)" } ?? piece.type
    return "\nPaste \(piece.purpose) into \(place); its place is not clear:\n\n\(piece.code)\n"
  }
}
