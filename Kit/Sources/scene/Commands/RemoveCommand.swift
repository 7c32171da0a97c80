import SceneCheck
import SceneTemplates
import SwiftReading

/// Removes a use case from a scene, except what people have edited.
struct RemoveCommand {
  let workspace: Workspace

  func run() throws(Refusal) -> SceneProgram.Outcome {
    let scene = workspace.invocation.options[.from] ?? ""
    if workspace.targets.isEmpty { _ = try workspace.target() }
    let modules = try workspace.modules(of: workspace.targets)
    let (owner, module, useCases) = try workspace.owner(of: scene, in: modules) {
      SceneUseCases(of: scene, in: $0)
    }
    let tests = modules.filter(\.target.isTest).flatMap(\.module.sources)
    let project = Project(module.sources + tests)
    let wanted = workspace.invocation.name ?? ""
    guard let source = useCases.source, let name = try useCases.described(wanted) else {
      let method = try useCases.method(of: wanted)
      throw byHand(["The generator did not write \(method) of \(scene)."], method, scene, project)
    }
    let change = SceneChange(removing: name, from: source, in: module, tests: tests)
    if let other = change.dependent {
      throw Refusal("\(other) needs \(name). Remove \(other) first.").unwritten
    }
    let edits = try SceneEdits(workspace, change, in: owner, module, among: modules)
    guard edits.differences.isEmpty else {
      let reason = ["\(scene) differs from what the generator writes:"]
      throw byHand(
        reason + edits.differences.map { "  " + $0 }, UseCase(name: name).request, scene, project)
    }
    let mentions =
      change.new.scenes.isEmpty
      ? { $0.lines(naming: scene) }
      : UseCaseMentions(of: name, in: change.old.scenes[0], data: change.old.data).lines
    let left = edits.lines(mentions)
    return try edits.finish(
      left: edits.left.filter { !$0.code.isEmpty }.text
        + (left.isEmpty
          ? ""
          : "\nThese lines still mention it, because you edited or wrote them. Delete them:\n"
            + left.map { "  \($0)\n" }.joined()))
  }

  /// The refusal to remove what the generator did not write, with the lines that a person has to delete.
  private func byHand(
    _ reason: [String], _ method: String, _ scene: String, _ project: Project
  ) -> Refusal {
    guard let lines = UseCaseLines(of: method, in: scene, project) else {
      return Refusal(reason).unwritten
    }
    return Refusal(
      reason + ["Delete it yourself, in these places:"] + lines.declared.map { "  \($0)" }
        + (lines.used.isEmpty ? [] : ["These lines use it:"]) + lines.used.map { "  \($0)" }
    ).unwritten
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
