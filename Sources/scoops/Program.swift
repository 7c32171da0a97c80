import IceCreamDomain
import IceCreamFiles
import Scenery
import SystemCalls
import TerminalMenu

/// The whole program as a value, so that a test can call it like a function.
struct Program {
  static let version = "0.1.0"
  /// The month of the version, for the manual page.
  static let month = "November 2026"

  let arguments: [String]
  let environment: Environment
  let terminal: any Terminal
  var makeStore: (BookLocation, any Terminal) -> any IceCreamStore = Self.makeStore
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
      return Self.report(error, on: terminal, in: windowSize())
    }
  }

  /// Prints a usage error, or that the arguments are not known.
  static func report(
    _ error: UsageError, on terminal: any Terminal, in window: WindowSize
  ) -> ExitStatus {
    terminal.say(error.lines.map { $0.wrapped(on: terminal, in: window) }.lines)
    return error == .unknownArguments ? .failed : .misused
  }

  private func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    if invocation.asksForHelp {
      return putHelp(invocation)
    }
    if invocation.asksForVersion {
      return terminal.put(exact: Self.versionLine(commit: Self.commit))
    }
    let settings = try settings(for: invocation)
    var services = makeServices(settings)
    let scenes = SceneStack(settings: settings, store: services.store)
    services.navigation = scenes
    let list = ListCommand(services: services, settings: settings, invocation: invocation)
    switch invocation.command {
    case nil, .make:
      return try MakeCommand(services: services, scenes: scenes, invocation: invocation).run()
    case .list: return try list.run()
    case .gallery: return try GalleryCommand(list: list).run()
    case .show:
      return ShowCommand(services: services, settings: settings, invocation: invocation).run()
    case .edit:
      return try EditCommand(services: services, scenes: scenes, invocation: invocation).run()
    case .delete:
      return DeleteCommand(services: services, scenes: scenes, invocation: invocation).run()
    case .undo:
      return UndoCommand(services: services, scenes: scenes, invocation: invocation).run()
    case .menu:
      return MenuCommand(
        services: services, settings: settings, list: invocation.operands.first
      ).run()
    case .check: return CheckCommand(settings: settings, invocation: invocation).run()
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

  func settings(for invocation: Invocation) throws(UsageError) -> Settings {
    var settings = try Settings(
      invocation, environment: environment, terminal: terminal,
      times: TimeWording(now: clock, localTime: localTime))
    settings.windowSize = windowSize
    return settings
  }

  /// Creates the services that scenes share, without navigation.
  func makeServices(_ settings: Settings) -> IceCreamServices {
    IceCreamServices(
      worker: Self.makeWorker(for: settings.catalog),
      store: settings.book.map { makeStore($0, terminal) }, isSaving: settings.isSaving,
      clock: clock, advice: { $0.text },
      tracer: settings.trace.map {
        SceneTracer(recorder: TraceWriter(format: $0, terminal: terminal))
      })
  }

  /// Creates the worker for the catalog at a path: `-` is standard input, `nil` the built-in one.
  static func makeWorker(for path: String?) -> any CatalogWorker {
    switch path {
    case nil: BundledCatalogWorker()
    case "-": CachingCatalogWorker(FileCatalogWorker(path: "-"))
    case let path?: FileCatalogWorker(path: path)
    }
  }

  /// Creates the store for a book; it opens the file when it is first used.
  static func makeStore(for book: BookLocation, on terminal: any Terminal) -> any IceCreamStore {
    FileIceCreamStore(
      path: book.path, makesFolders: book.makesFolders,
      whileWaiting: { isFirst in
        if isFirst { terminal.show("Waiting for the book: another program is using it.\n") }
        terminal.letSignalsEnd()
      })
  }

  static func versionLine(commit: String?) -> String {
    "scoops \(version)\(commit.map { " (\($0))" } ?? "")\n"
  }
}
