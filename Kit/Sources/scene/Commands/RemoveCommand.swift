import SceneTemplates
import SwiftReading

/// Removes a use case from a scene, except what people have edited.
struct RemoveCommand {
  let workspace: Workspace

  func run() throws(Refusal) -> SceneProgram.Outcome {
    let scene = workspace.invocation.options[.from] ?? ""
    try workspace.refuseByHand(workspace.invocation.name ?? "", of: scene)
    let (owner, module, source) = try workspace.owner(of: scene)
    let useCases = SceneUseCases(of: scene, source, in: module)
    let name = try useCases.described(workspace.invocation.name ?? "")
    let tests = try workspace.modules(of: workspace.targets.filter(\.isTest))
    let change = SceneChange(
      removing: name, from: source, in: module, tests: tests.flatMap(\.module.sources))
    let edits = try SceneEdits(workspace, change, in: owner, module)
    let mentions =
      change.new.scenes.isEmpty
      ? { $0.lines(naming: scene) }
      : UseCaseMentions(of: name, in: change.old.scenes[0], data: change.old.data).lines
    let different = edits.differences
    guard different.isEmpty else {
      let lines = edits.lines(before: true, mentions)
      throw Refusal(
        ["\(scene) differs from what the generator writes:"] + different.map { "  " + $0 }
          + (lines.isEmpty ? [] : ["Delete these lines yourself:"]) + lines.map { "  " + $0 }
      ).unwritten
    }
    let left = edits.lines(before: false, mentions)
    return try edits.finish(
      left: edits.left.filter { !$0.code.isEmpty }.text
        + (left.isEmpty
          ? ""
          : "\nThese lines still mention it, because you edited or wrote them. Delete them:\n"
            + left.map { "  \($0)\n" }.joined()))
  }
}

extension SwiftSource {
  /// Returns the lines that name a scene, or what is called after it.
  fileprivate func lines(naming scene: String) -> [(number: Int, code: String)] {
    let lines = text.lines
    return Set(tokens.filter { $0.text.hasPrefix(scene) }.map(\.line)).sorted().map { number in
      (number, String(lines[number - 1].drop { $0 == " " || $0 == "\t" }))
    }
  }
}
