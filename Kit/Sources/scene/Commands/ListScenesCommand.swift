import Arguments
import PlainText
import SceneCheck
import SceneTemplates

/// Lists scenes with their use cases, components, spies and tests, and the generated files that are out of date.
struct ListScenesCommand {
  let workspace: Workspace

  func run() throws(Refusal) -> SceneProgram.Outcome {
    if workspace.invocation.options.contains(.from) { return try differences() }
    let configuration = try workspace.configuration()
    let (sources, faults) = try workspace.sources(
      in: workspace.invocation.operands, excluding: configuration.exclude)
    let scenes = Project(sources, configuration).inventory
    let isJSON = workspace.invocation.options.contains(.json)
    var lines = scenes.map(isJSON ? \.json : \.text)
    let plan = try RefreshCommand(workspace: workspace).plan()
    let problems = plan.problems + plan.changes.paths.map { "\($0) is out of date." }
    if lines.isEmpty, faults.isEmpty, !isJSON {
      lines = ["No scenes here. To write one, run scene new."]
    }
    return .init(
      output: lines.map { $0 + "\n" }.joined(),
      errors: (faults + problems).map { $0 + "\n" }.joined())
  }

  /// Says what scenes have otherwise than a file describes.
  private func differences() throws(Refusal) -> SceneProgram.Outcome {
    let module = try workspace.package.module(of: try workspace.target())
    guard let described = try workspace.described(workspace.invocation.description) else {
      return .init()
    }
    let differences = SceneDifferences(of: described, in: module)
    let lines =
      differences.sentences + differences.missing.map { "\($0) is described but missing." }
    if lines.isEmpty { return .init(output: "The scenes are as the file describes them.\n") }
    return .init(status: 1, output: lines.map { $0 + "\n" }.joined())
  }
}

extension SceneInventory {
  fileprivate var text: String {
    let spies =
      spied.isEmpty ? "no spies" : "spies of \(spied.count) of \(protocols.count) protocols"
    let tests = tested.isEmpty ? "no tests" : "tests of \(tested.listed(with: "and"))"
    return """
      \(name): \(useCases.isEmpty ? "no requests" : useCases.joined(separator: ", "))
        \(place)
        \(components.joined(separator: ", ")); \(spies); \(tests)\(unseen)
      """
  }

  /// Says what was not found, and which rules therefore say nothing.
  private var unseen: String {
    if missing.isEmpty { return "" }
    let rules = Rule.allCases.filter(\.needsWholeScenes).map(\.rawValue).listed(with: "and")
    return "\n  not found: \(missing.joined(separator: ", ")); so \(rules) say nothing"
  }
}
