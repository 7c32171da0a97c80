import Arguments
import SceneCheck

/// Prints a page about the scenes of any folder.
struct ReportCommand {
  let workspace: Workspace

  func run() throws(Refusal) -> SceneProgram.Outcome {
    let configuration = try workspace.configuration()
    let (sources, faults) = try workspace.sources(
      in: workspace.invocation.operands, excluding: configuration.exclude)
    if sources.isEmpty, faults.isEmpty { throw Refusal("No Swift files here. Name a folder.") }
    let project = Project(sources, configuration)
    let findings = Checker(configuration.rules).findings(in: project)
    let folder = workspace.invocation.operands.first.map(\.plainPath) ?? "."
    let name = folder == "." ? workspace.package.name : folder
    return .init(
      status: faults.isEmpty ? 0 : 1,
      output: AuditPage("Scenes of \(name)", of: project, findings, configuration).html,
      errors: faults.map { $0 + "\n" }.joined())
  }
}
