import SystemCalls

/// The whole program as a value, so that a test can call it like a function.
struct SceneProgram {
  /// What the program prints, and how it ends.
  struct Outcome: Equatable {
    /// 0 for success, 1 for a failure, 2 for misuse.
    var status: Int32 = 0
    var output = ""
    var errors = ""
  }

  let arguments: [String]
  /// The folder to work in, unless the plugin names one.
  let folder: String

  /// Runs the program to its end.
  func run() -> Outcome {
    do throws(Refusal) {
      let invocation = try SceneInvocation(arguments)
      guard !invocation.asksForHelp, let command = invocation.command else {
        let named = invocation.command.flatMap { $0 == .help ? nil : $0 }
        if invocation.command == .help, invocation.operands == ["description"] {
          return Outcome(output: SceneHelp.description)
        }
        let asked = named ?? invocation.operands.first.flatMap(SceneSubcommand.init)
        return Outcome(output: asked.map(SceneHelp.text(for:)) ?? SceneHelp.text)
      }
      let package = PackageFolder(invocation.options[.packageFolder] ?? folder)
      // Of two runs at once, the second sees what the first has written.
      let lock = open(package.absolute("."), O_RDONLY | O_CLOEXEC)
      defer { close(lock) }
      _ = try? retrying { flock(lock, LOCK_EX) }
      let workspace = try Workspace(invocation, package: package)
      return switch command {
      case .help: Outcome(output: SceneHelp.text)
      case .new: try NewCommand(workspace: workspace).run()
      case .add: try AddCommand(workspace: workspace).run()
      case .remove: try RemoveCommand(workspace: workspace).run()
      case .rename: try RenameCommand(workspace: workspace).run()
      case .list: try ListScenesCommand(workspace: workspace).run()
      case .check: try CheckScenesCommand(workspace: workspace).run()
      case .report: try ReportCommand(workspace: workspace).run()
      case .spies: try SpiesCommand(workspace: workspace).run()
      case .refresh: try RefreshCommand(workspace: workspace).run()
      case .library: try LibraryCommand(workspace: workspace).run()
      case .templates: try TemplatesCommand(workspace: workspace).run()
      }
    } catch {
      return Outcome(
        status: error.status, errors: error.messages.map { "scene: \($0)\n" }.joined())
    }
  }
}
