import PlainText
import SceneTemplates

/// Writes the templates that are built in, for a team to change.
struct TemplatesCommand {
  let workspace: Workspace

  func run() throws(Refusal) -> SceneProgram.Outcome {
    let (package, invocation) = (workspace.package, workspace.invocation)
    let folder = invocation.name ?? ""
    let files = workspace.templates.filesWithPage.map { ("\(folder)/\($0.name)", $0.contents) }
    var changes = FileChanges()
    for (path, contents) in files { changes.rewrite(path, as: contents, in: package) }
    let existing = changes.files.filter { file in
      package.has(file.path) && package.text(of: file.path) != file.contents
    }
    guard existing.isEmpty || invocation.options.contains(.force) else {
      throw Refusal(
        existing.map { "\($0.path.printable) already exists." } + [NewFiles.overwriting])
    }
    let summary = "\(changes.paths.count) files in \(folder.printable)"
    try changes.check(in: package)
    if invocation.options.contains(.dryRun) { return .init(output: "Would write \(summary).\n") }
    try changes.apply(in: package)
    return .init(
      output: "Wrote \(summary). Read README.md there.\n"
        + Workspace.next([
          "Change some templates, and delete the others.",
          "Generate with them: swift package scene new … --templates \(folder.shellWord)",
        ]))
  }
}
