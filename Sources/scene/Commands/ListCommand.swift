import SceneTemplates

/// Lists the scenes with their use cases, and the generated files that are out of date.
struct ListCommand {
  let workspace: Workspace

  /// Runs the command.
  func run() -> SceneProgram.Outcome {
    var lines: [String] = []
    for target in workspace.targets where !target.isTest {
      let module = workspace.package.module(of: target)
      lines += module.faults.map(\.message)
      for scene in module.scenes.compactMap({ SceneSource($0, in: module) }) {
        let useCases = scene.description.useCases.map(\.name).joined(separator: ", ")
        lines.append("\(target.name) \(scene.description.name): \(useCases)")
      }
    }
    let plan = RefreshCommand(workspace: workspace).plan()
    lines += plan.problems + plan.changes.paths.map { "\($0) is out of date." }
    if lines.isEmpty { lines = ["There are no scenes. scene new writes one."] }
    return .init(output: lines.map { $0 + "\n" }.joined())
  }
}
