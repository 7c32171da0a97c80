import PlainText
import SceneTemplates

/// Writes the templates that are built in, for a team to change.
struct TemplatesCommand {
  let invocation: SceneInvocation
  let package: PackageFolder

  /// Runs the command.
  func run() -> SceneProgram.Outcome {
    let folder = invocation.name ?? ""
    var changes = FileChanges()
    for file in TemplateSet.files { changes.write(file.contents, to: "\(folder)/\(file.name)") }
    let existing = changes.paths.filter(package.has).map { "\($0.printable) already exists." }
    guard existing.isEmpty || invocation.flags.contains(.force) else {
      return .failure(
        existing + ["Add --force to overwrite what exists. Your changes to it would be lost."])
    }
    let summary = "\(changes.paths.count) files in \(folder.printable)"
    if invocation.flags.contains(.dryRun) { return .init(output: "Would write \(summary).\n") }
    do throws(FileChanges.Failure) {
      try changes.apply(in: package)
    } catch {
      return .failure(["\(error.path): \(error.reason). Nothing was written."])
    }
    return .init(
      output: """
        Wrote \(summary). Read README.md there.

        Next:
          Change templates, and delete those that you do not change.
          Generate with them: swift package scene new … --templates \(folder.shellWord)

        """)
  }
}
