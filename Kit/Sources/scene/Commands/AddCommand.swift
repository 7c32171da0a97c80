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
    if workspace.targets.isEmpty { _ = try workspace.target() }
    let modules = try workspace.modules(of: workspace.targets)
    if let described = try workspace.described(scene) { return try add(described, in: modules) }
    let (owner, module, known) = try workspace.owner(of: scene.name, in: modules) {
      SceneUseCases(of: scene.name, in: $0)
    }
    guard var useCase = scene.useCases.first else { return .init() }
    let tests = modules.filter(\.target.isTest).flatMap(\.module.sources)
    let differences = known.source.map { _ in
      SceneSource.differences(of: scene.name, in: module, tests: tests)
    }
    // Payloads are written last, so an addition that was ended can be repeated.
    if known.source?.names.contains(useCase.name) ?? false
      || differences != [] && known.methods.contains(useCase.request)
    {
      throw Refusal("\(scene.name) already has \(useCase.name). Choose another name.")
    }
    guard let source = known.source, differences == [] else {
      return try print(
        scene, as: Project(module.sources + tests),
        because: differences.map { differences in
          "\(scene.name) differs from what the generator writes:\n"
            + differences.map { "scene:   \($0)\n" }.joined()
        } ?? "the generator did not write \(scene.name).\n")
    }
    useCase.isAsync = scene.isAsync
    let change = SceneChange(adding: useCase, to: source, in: module)
    let faults = change.old.faults
    if let fault = change.new.faults.first(where: { !faults.contains($0) }) { throw Refusal(fault) }
    return try finish(
      SceneEdits(workspace, change, in: owner, module, among: modules),
      steps: [
        "Run \(workspace.runner): the new tests pass.",
        "Write your rule in \(scene.name)Interactor and your wording in \(scene.name)Presenter.",
      ])
  }

  /// Changes scenes, and the data that they share, to what a file describes.
  private func add(
    _ described: SceneDescriptions, in modules: [SourceModule]
  ) throws(Refusal) -> SceneProgram.Outcome {
    let names = described.scenes.map(\.name)
    let sources = modules.filter { !$0.target.isTest }.map(\.module)
    let first = names.first { name in sources.contains { SceneSource(name, in: $0) != nil } }
    let (owner, module, _) = try workspace.owner(of: first ?? names.first ?? "", in: modules) {
      SceneSource(first ?? "", in: $0)
    }
    let edits = try SceneEdits(
      workspace, SceneChange(to: described, in: module), in: owner, module, among: modules)
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
      edits, steps: writing + ["Run \(workspace.runner): the new tests pass."])
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

  /// Prints a use case for a scene that people wrote, as its other use cases are written.
  private func print(
    _ scene: SceneDescription, as project: Project, because reason: String
  ) throws(Refusal) -> SceneProgram.Outcome {
    if let fault = SceneDescriptions([scene]).faults.first { throw Refusal(fault) }
    guard let useCase = scene.useCases.first else { return .init() }
    let words = useCase.words
    let code = UseCaseCode(
      NewUseCase(
        name: useCase.name, request: useCase.request, outcome: words.outcome,
        summary: words.summary, message: words.message),
      of: scene.name, in: project)
    guard let code else {
      throw Refusal("\(scene.name) has no use case to be copied. Write the first one by hand.")
    }
    return .init(
      status: 1,
      output: code.pieces.map { "Paste this into \($0.place):\n\n\($0.code)\n\n" }.joined(),
      errors: "scene: Nothing was changed, because \(reason)"
        + "scene: Paste all of the code above, which is written as the other use cases of "
        + "\(scene.name). Then write generated spies again with scene spies.\n")
  }
}
