import SceneTemplates

/// Removes a use case from a scene, except what people have edited.
struct RemoveCommand {
  let workspace: Workspace

  /// Runs the command.
  func run() throws(Refusal) -> SceneProgram.Outcome {
    let scene = workspace.invocation.options[.from] ?? ""
    var edits = SceneEdits(workspace)
    let (owner, module, source) = try edits.owner(of: scene)
    let files = try edits.read(scene, in: owner)
    let removed: UseCasePieces
    do throws(DescriptionFault) {
      removed = try UseCasePieces(
        removing: workspace.invocation.name ?? "", from: source, in: module,
        edited: edits.sources(at: files.sources + files.tests), templates: workspace.templates)
    } catch {
      throw Refusal(error)
    }
    let left = edits.remove(removed, from: scene, in: files)
    return try edits.finish(
      left: left.isEmpty
        ? ""
        : "\nThese lines still name it, since they were edited or are yours. Delete them:\n"
          + left.joined())
  }
}
