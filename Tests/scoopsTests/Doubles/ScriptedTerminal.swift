import IceCreamDomain
import Seeds
import SystemCalls

@testable import TerminalMenu
@testable import TestDoubles
@testable import scoops

/// A terminal with prepared answers, which records the output.
final class ScriptedTerminal: Terminal {
  let isInputTerminal: Bool
  let isOutputTerminal: Bool
  let isErrorTerminal: Bool
  /// The conversation as a user sees it, including the answers.
  private(set) var conversation = ""
  /// The text written to standard output.
  private(set) var output = ""
  /// The number of bytes in the longest text written to it at once.
  private(set) var longestWrite = 0
  private var answers: [String]
  private let outputTrouble: SystemError?
  /// Called before each answer with the number of remaining answers.
  var beforeAnswer: ((Int) -> Void)?
  /// The exit status of the program.
  var status: ExitStatus?
  private let screen: ScriptedScreen?
  /// The store, which ignores the location of the book.
  let store: any IceCreamStore

  init(
    _ answers: [String] = [], isInputTerminal: Bool = true, isOutputTerminal: Bool = false,
    isErrorTerminal: Bool = false, outputTrouble: SystemError? = nil, screen: ScriptedScreen? = nil,
    store: any IceCreamStore = InMemoryIceCreamStore(name: "book")
  ) {
    self.store = store
    self.screen = screen
    self.answers = answers
    self.isInputTerminal = isInputTerminal
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.outputTrouble = outputTrouble
  }

  /// The size of the window.
  var windowSize = WindowSize.usual

  func findScreen(withoutInput: Bool) -> (any Screen)? { screen }

  func readLine() -> String? {
    beforeAnswer?(answers.count)
    guard !answers.isEmpty else { return nil }
    let answer = answers.removeFirst()
    if isInputTerminal { conversation += answer + "\n" }
    return answer
  }

  func say(_ message: PrintedText) {
    let text = message.text
    // Like the system's terminal.
    if let screen, screen.isOpen, isErrorTerminal { return screen.interject(text) }
    conversation += text
  }

  func show(_ message: PrintedText) { screen?.interject(message.text) ?? say(message) }

  var willEnd: () -> Void = {}

  func letSignalsEnd() { screen?.letSignalsEnd() }

  func write(_ text: String) throws(SystemError) {
    if let outputTrouble { throw outputTrouble }
    output += text
    longestWrite = max(longestWrite, text.utf8.count)
  }

  func writeHeld() {}
}

extension ScriptedTerminal {
  /// Runs the program in this terminal.
  func run(_ arguments: String..., environment: [String: String] = [:]) -> ExitStatus {
    run(arguments, environment: environment)
  }

  /// Runs the program in this terminal, with a fixed clock and this terminal's store, an hour ahead of UTC.
  func run(
    _ arguments: [String], environment: [String: String] = [:], at now: Timestamp = Seeds.madeAt
  ) -> ExitStatus {
    let environment = ["SCOOPS_BOOK": "book"].merging(environment) { $1 }
    return Program(
      arguments: arguments, environment: Environment { environment[$0] }, terminal: self,
      makeStore: { [store] _, _ in store }, clock: { now }, localTime: { $0.localTime(hours: 1) },
      windowSize: { self.windowSize }
    ).run()
  }

  /// Plays the program with keys at the menu, with the small catalog and without colors.
  ///
  /// - Parameter beforeEvent: Called before each key with the screen and the number of remaining keys.
  static func menu(
    _ arguments: String..., keys: String, size: WindowSize = .usual,
    store: any IceCreamStore = InMemoryIceCreamStore(name: "book"),
    environment: [String: String] = [:], beforeEvent: ((ScriptedScreen, Int) -> Void)? = nil
  ) -> (ScriptedTerminal, ScriptedScreen) {
    menu(
      arguments, keys: keys, size: size, store: store, environment: environment,
      beforeEvent: beforeEvent)
  }

  /// Plays the program with keys at the menu.
  static func menu(
    _ arguments: [String], keys: String, size: WindowSize = .usual,
    store: any IceCreamStore = InMemoryIceCreamStore(name: "book"), isErrorTerminal: Bool = false,
    environment: [String: String] = [:], beforeEvent: ((ScriptedScreen, Int) -> Void)? = nil
  ) -> (ScriptedTerminal, ScriptedScreen) {
    let screen = ScriptedScreen(keys: Key.keys(keys), size: size)
    screen.beforeEvent = { [weak screen] left in if let screen { beforeEvent?(screen, left) } }
    let terminal = ScriptedTerminal(isErrorTerminal: isErrorTerminal, screen: screen, store: store)
    let usual = ["TERM": "xterm", "LANG": "C.UTF-8", "NO_COLOR": "1"]
    terminal.status = terminal.run(
      arguments + (arguments.contains("--catalog") ? [] : ["--catalog", Seeds.catalogFile]),
      environment: usual.merging(environment) { $1 })
    return (terminal, screen)
  }
}
