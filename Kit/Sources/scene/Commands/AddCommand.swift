import PlainText
import SceneCheck
import SceneTemplates

/// Adds use cases to scenes that exist.
struct AddCommand {
  let workspace: Workspace

  func run() throws(Refusal) -> SceneProgram.Outcome {
    let invocation = workspace.invocation
    var scene = invocation.description
    var edits = SceneEdits(workspace)
    var (steps, kept): ([String], [String]) = ([], [])
    var written = ""
    var (pasted, unclear, differences) = ("", [String](), [String]())
    scene.name = invocation.options[.to] ?? ""
    scene.useCases = invocation.name.map { [UseCase(name: $0)] } ?? []
    if let outcome = try classic(scene) { return outcome }
    let described = try workspace.described(scene) ?? SceneDescriptions([scene])
    if invocation.options.contains(.from), let first = described.scenes.first {
      let (owner, module, _) = try edits.owner(of: first.name)
      let differences = SceneDifferences(of: described, in: module)
      let regenerated = try RegeneratedFiles(
        workspace, from: differences.existing, to: described, in: owner, module)
      if regenerated.edited.isEmpty, !regenerated.changes.isEmpty {
        return try workspace.finish(
          regenerated.changes, ("Changed", "change"),
          next: Workspace.next(["Run \(workspace.runner): the new tests pass."]))
      }
      kept =
        differences.sentences
        + regenerated.edited.map { "\($0) has edits where it would change." }
    }
    for (index, scene) in described.scenes.enumerated() {
      let (owner, module, source) = try edits.owner(of: scene.name)
      let added: UseCasePieces
      do throws(DescriptionFault) {
        added = try UseCasePieces(
          adding: scene, data: described.data, to: source, in: module,
          templates: workspace.templates)
      } catch {
        throw try refusal(for: error, of: index)
      }
      if added.useCases.isEmpty { continue }
      let (code, places, tests) = try edits.insert(added, of: scene.name, in: owner, module)
      if !tests.isEmpty {
        written +=
          "Write these tests into a suite of Swift Testing, since those of \(scene.name) "
          + "are classes of XCTest:\n\(tests)"
      }
      pasted += code
      unclear += places
      differences += edits.differences(of: scene.name, in: module)
      try edits.addFiles(of: scene, described.data, to: owner, access: source.access)
      let frontEnds = try workspace.package.swiftFiles(in: owner.folder).filter { path in
        SceneDescription.FrontEnd.allCases.contains { frontEnd in
          path.hasSuffix("/\(scene.name)\(frontEnd.suffix).swift")
        }
      }
      let names = added.requested.listed(with: "and")
      if !names.isEmpty { steps += frontEnds.map { "Offer and show \(names) in \($0)." } }
      steps.append(
        "Write your rule in \(scene.name)Interactor and your wording in \(scene.name)Presenter.")
    }
    let left = kept.isEmpty ? "" : "Left unchanged:\n" + kept.map { "  \($0)\n" }.joined()
    if steps.isEmpty {
      if let name = invocation.name {
        throw Refusal("\(scene.name) already has \(name). Choose another name.")
      }
      return .init(output: "The scenes have all use cases that the file describes.\n" + left)
    }
    // Half of a use case would not compile.
    guard unclear.isEmpty, differences.isEmpty else {
      let reason =
        differences.isEmpty
        ? "these places are ambiguous" : "the scene differs from what the generator writes"
      let spies =
        differences.isEmpty
        ? "run: swift package --allow-writing-to-package-directory scene refresh"
        : "write its spies again, for example with scene spies. The tests compare calls, so payloads "
          + "must be Equatable."
      return .init(
        status: 1, output: edits.newFiles + pasted + written,
        errors: "scene: Nothing was changed, because \(reason):\n"
          + (differences.isEmpty ? unclear : differences).map { "scene:   \($0)\n" }.joined()
          + "scene: Paste all of the code above, then \(spies)\n")
    }
    steps.insert("Run \(workspace.runner): the new tests pass.", at: steps.count - 1)
    let isDryRun = invocation.options.contains(.dryRun)
    return try edits.finish(left: left + written + (isDryRun ? "" : Workspace.next(steps)))
  }

  /// Returns why a use case of a scene cannot be added, with its place if a file describes it.
  private func refusal(
    for fault: DescriptionFault, of scene: Int
  ) throws(Refusal) -> Refusal {
    guard let file = workspace.invocation.options[.from] else { return Refusal(fault) }
    var fault = fault
    fault.path = ["scenes", "\(scene)"] + fault.path
    let bytes = try workspace.package.bytes(of: file)
    return Refusal("\(file.printable):\(DescriptionReader.located(fault, in: bytes))")
  }

  /// Prints a use case for a scene that people wrote, as its other use cases are written; `nil` for a generated one.
  private func classic(_ scene: SceneDescription) throws(Refusal) -> SceneProgram.Outcome? {
    guard let useCase = scene.useCases.first, !workspace.invocation.options.contains(.from) else {
      return nil
    }
    if workspace.targets.isEmpty { _ = try workspace.target() }
    let modules = try workspace.modules(of: workspace.targets)
    let found = Project(modules.flatMap(\.module.sources)).inventory
    guard found.contains(where: { $0.name == scene.name }) else { return nil }
    let owner = try workspace.owner(of: scene.name, in: modules) { module in
      module.hasScene(scene.name) ? module : nil
    }
    let source = SceneSource(scene.name, in: owner.module)
    let differences = source.map { _ in
      SceneSource.differences(of: scene.name, in: owner.module, tests: [])
    }
    if differences == [] { return nil }
    let useCases = SceneUseCases(of: scene.name, source, in: owner.module)
    if useCases.methods.contains(useCase.request) {
      throw Refusal("\(scene.name) already has \(useCase.name). Choose another name.")
    }
    if let fault = SceneDescriptions([scene]).faults.first { throw Refusal(fault) }
    let tests = modules.filter(\.target.isTest).flatMap(\.module.sources)
    let words = useCase.words
    let code = UseCaseCode(
      NewUseCase(
        name: useCase.name, request: useCase.request, outcome: words.outcome,
        summary: words.summary, message: words.message),
      of: scene.name, in: Project(owner.module.sources + tests))
    guard let code else {
      throw Refusal("\(scene.name) has no use case to be copied. Write the first one by hand.")
    }
    return .init(
      status: 1,
      output: code.pieces.map { "Paste this into \($0.place):\n\n\($0.code)\n\n" }.joined(),
      errors: "scene: Nothing was changed, because "
        + (differences.map { differences in
          "\(scene.name) differs from what the generator writes:\n"
            + differences.map { "scene:   \($0)\n" }.joined()
        } ?? "the generator did not write \(scene.name).\n")
        + "scene: Paste all of the code above, which is written as the other use cases of "
        + "\(scene.name). Then write generated spies again with scene spies.\n")
  }
}
