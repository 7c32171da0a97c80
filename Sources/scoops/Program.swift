import IceCreamDomain
import SystemCalls
import TerminalMenu

/// The whole program as a value, so that a test can call it like a function.
struct Program {
  static let version = "0.1.0"

  let arguments: [String]
  let environment: Environment
  let terminal: any Terminal
  var makeStore: (BookLocation, any Terminal) -> any IceCreamStore = SceneFactory.makeStore
  var clock: () -> Timestamp = { .now }
  var localTime: (Timestamp) -> LocalTime? = {
    LocalTime(secondsSince1970: $0.secondsSince1970)
  }
  /// Returns the size of the window that the program prints in, if it does.
  var windowSize: () -> WindowSize = {
    WindowSize(of: isatty(STDOUT_FILENO) == 1 ? STDOUT_FILENO : STDERR_FILENO)
  }

  func run() -> ExitStatus {
    if arguments.first == CompleteCommand.name { return CompleteCommand(program: self).run() }
    do {
      let status = try run(Invocation(arguments))
      return terminal.putHeld() == .done ? status : .failed
    } catch {
      return Self.report(error, on: terminal)
    }
  }

  /// Prints a usage error, or that the arguments are not known.
  static func report(_ error: UsageError, on terminal: any Terminal) -> ExitStatus {
    terminal.say(error.lines.lines)
    return error == .unknownArguments ? .failed : .misused
  }

  private func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    if invocation.asksForHelp {
      return putHelp(invocation)
    }
    if invocation.asksForVersion {
      return terminal.put(exact: Self.versionLine(commit: Self.commit))
    }
    let scenes = try makeScenes(invocation)
    let list = ListCommand(scenes: scenes, invocation: invocation)
    switch invocation.command {
    case nil, .make: return try MakeCommand(scenes: scenes, invocation: invocation).run()
    case .list: return try list.run()
    case .gallery: return try GalleryCommand(list: list).run()
    case .show: return ShowCommand(scenes: scenes, invocation: invocation).run()
    case .edit: return try EditCommand(scenes: scenes, invocation: invocation).run()
    case .delete: return DeleteCommand(scenes: scenes, invocation: invocation).run()
    case .undo: return UndoCommand(scenes: scenes, invocation: invocation).run()
    case .menu: return MenuCommand(scenes: scenes, list: invocation.operands.first).run()
    case .check: return CheckCommand(settings: scenes.settings, invocation: invocation).run()
    case .completions:
      return terminal.put(
        exact: invocation.operands.first.flatMap(CompletionShell.init)?.script ?? "")
    case .help: return putHelp(invocation)
    }
  }

  private func putHelp(_ invocation: Invocation) -> ExitStatus {
    if invocation.options.contains(.man) { return terminal.put(exact: ManualPage.text) }
    let style = Settings.style(for: invocation, environment, isTerminal: terminal.isOutputTerminal)
    return terminal.put(exact: Help.text(for: invocation.helpTopic, style: style))
  }

  func makeScenes(_ invocation: Invocation) throws(UsageError) -> SceneFactory {
    var settings = try Settings(
      invocation, environment: environment, terminal: terminal,
      times: TimeWording(now: clock, localTime: localTime))
    settings.windowSize = windowSize
    return SceneFactory(settings: settings, makeStore: makeStore, clock: clock)
  }

  static func versionLine(commit: String?) -> String {
    "scoops \(version)\(commit.map { " (\($0))" } ?? "")\n"
  }
}
