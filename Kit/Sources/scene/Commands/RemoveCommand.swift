import SceneTemplates

/// Removes a use case from a scene, except what people have edited.
struct RemoveCommand {
  let workspace: Workspace

  func run() throws(Refusal) -> SceneProgram.Outcome {
    let scene = workspace.invocation.options[.from] ?? ""
    try workspace.refuseByHand(workspace.invocation.name ?? "", of: scene)
    var edits = SceneEdits(workspace)
    let (owner, module, source) = try edits.owner(of: scene)
    let files = try edits.read(scene, in: owner)
    let useCases = SceneUseCases(of: scene, source, in: module)
    let name = try useCases.described(workspace.invocation.name ?? "")
    let removed = UseCasePieces(
      removing: name, from: source, in: module,
      edited: edits.sources(at: files.sources + files.tests), templates: workspace.templates)
    let different = edits.differences(of: scene, in: module)
    guard different.isEmpty else {
      let lines = edits.lines(of: removed, in: files)
      throw Refusal(
        ["\(scene) differs from what the generator writes:"] + different.map { "  " + $0 }
          + (lines.isEmpty ? [] : ["Delete these lines yourself:"]) + lines.map { "  " + $0 }
      ).unwritten
    }
    let regenerated = try RegeneratedFiles(
      workspace, from: source.described(in: module),
      to: source.described(in: module, without: name), in: owner, module)
    let isLast = source.description.useCases.allSatisfy { $0.name == name }
    if regenerated.edited.isEmpty, !regenerated.changes.isEmpty, !isLast {
      return try workspace.finish(regenerated.changes, ("Changed", "change"))
    }
    edits.write(regenerated.ofFrontEnds)
    let left = edits.remove(removed, from: scene, in: files)
    return try edits.finish(
      left: left.isEmpty
        ? ""
        : "\nThese lines still mention it, because you edited or wrote them. Delete them:\n"
          + left.map { "  \($0)\n" }.joined())
  }
}
