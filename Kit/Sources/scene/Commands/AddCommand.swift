import PlainText
import SceneCheck
import SceneTemplates

/// Adds use cases to scenes that exist.
struct AddCommand {
  let workspace: Workspace

  private var invocation: SceneInvocation { workspace.invocation }

  func run() throws(Refusal) -> SceneProgram.Outcome {
    var scene = invocation.description
    scene.name = invocation.options[.to] ?? ""
    scene.useCases = invocation.name.map { [UseCase(name: $0)] } ?? []
    if let described = try workspace.described(scene) { return try add(described) }
    if let outcome = try classic(scene) { return outcome }
    return try add(scene)
  }

  /// Adds the use case that the command line names.
  private func add(_ scene: SceneDescription) throws(Refusal) -> SceneProgram.Outcome {
    let (owner, module, source) = try workspace.owner(of: scene.name)
    guard var useCase = scene.useCases.first else { return .init() }
    if source.names.contains(useCase.name) {
      throw Refusal("\(scene.name) already has \(useCase.name). Choose another name.")
    }
    useCase.isAsync = scene.isAsync
    let change = SceneChange(adding: useCase, to: source, in: module)
    let known = change.old.faults
    if let fault = change.new.faults.first(where: { !known.contains($0) }) { throw Refusal(fault) }
    return try finish(
      SceneEdits(workspace, change, in: owner, module),
      steps: [
        "Run \(workspace.runner): the new tests pass.",
        "Write your rule in \(scene.name)Interactor and your wording in \(scene.name)Presenter.",
      ])
  }

  /// Changes scenes, and the data that they share, to what a file describes.
  private func add(_ described: SceneDescriptions) throws(Refusal) -> SceneProgram.Outcome {
    let names = described.scenes.map(\.name)
    if workspace.targets.isEmpty { _ = try workspace.target() }
    let modules = try workspace.modules(of: workspace.targets.filter { !$0.isTest })
    let first = names.first { name in modules.contains { SceneSource(name, in: $0.module) != nil } }
    let (owner, module, _) = try workspace.owner(of: first ?? names.first ?? "")
    let edits = try SceneEdits(
      workspace, SceneChange(to: described, in: module), in: owner, module)
    let missing = names.filter { SceneSource($0, in: module) == nil }
    let file = (invocation.options[.from] ?? "").shellWord
    let writing =
      missing.isEmpty
      ? []
      : ["Write \(missing.listed(with: "and")): swift package scene new --from \(file)"]
    if edits.isEmpty, edits.left.isEmpty {
      return .init(
        output: "The scenes have all use cases that the file describes.\n"
          + (writing.isEmpty ? "" : Workspace.next(writing)))
    }
    return try finish(
      edits, steps: ["Run \(workspace.runner): the new tests pass."] + writing)
  }

  /// Writes the changes, and prints what people have to write.
  private func finish(
    _ edits: SceneEdits, steps: [String]
  ) throws(Refusal) -> SceneProgram.Outcome {
    guard edits.differences.isEmpty else {
      throw Refusal(
        ["The scene differs from what the generator writes:"]
          + edits.differences.map { "  " + $0 }
      ).unwritten
    }
    let isDryRun = invocation.options.contains(.dryRun)
    var outcome = try edits.finish(
      left: edits.left.text + (isDryRun ? "" : Workspace.next(steps)))
    // What is left does not compile.
    if !edits.left.isEmpty { outcome.status = 1 }
    return outcome
  }

  /// Prints a use case for a scene that people wrote, as its other use cases are written; `nil` for a generated one.
  private func classic(_ scene: SceneDescription) throws(Refusal) -> SceneProgram.Outcome? {
    guard let useCase = scene.useCases.first else { return nil }
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
