import IceCreamDomain
import TerminalMenu

/// What the command line and the environment ask for, whatever the command.
struct Settings {
  let terminal: any Terminal
  /// The path of the catalog, `-` for standard input, or `nil` for the built-in one.
  let catalog: String?
  /// The book of saved ice creams, or `nil` if the command does not use it.
  let book: BookLocation?
  /// The path of the book if the command line names it.
  let givenBook: String?
  let isSaving: Bool
  let isJSON: Bool
  /// Whether to use words only: no menu and no picture.
  let isPlain: Bool
  /// The style of the conversation.
  let style: Style
  /// The style of results on standard output.
  let outputStyle: Style
  /// The style of the menus.
  let screenStyle: Style
  let abilities: ScreenAbilities
  /// The format of the trace, or `nil` for none.
  let trace: TraceFormat?
  let times: TimeWording
  /// Returns the size of the window that the program prints in, if it does.
  var windowSize: () -> WindowSize = { .usual }

  let picture = MenuPicture()

  /// The symbols of the menus.
  var glyphs: MenuGlyphs {
    MenuGlyphs(
      isUnicode: abilities.isUnicode, hasSigns: abilities.hasSigns, hasBlocks: abilities.hasBlocks)
  }

  /// Reads the settings, or throws if there is no location for the book, or a path is not UTF-8.
  init(
    _ invocation: Invocation, environment: Environment, terminal: any Terminal, times: TimeWording
  ) throws(UsageError) {
    self.terminal = terminal
    self.times = times
    isSaving = !invocation.options.contains(.noSave)
    givenBook = isSaving ? invocation.options[.book] : nil
    book = try BookLocation.find(for: invocation, environment: environment)
    catalog = try environment.path("SCOOPS_CATALOG", unless: invocation.options[.catalog])
    isJSON = invocation.options.contains(.json)
    abilities = ScreenAbilities { environment[$0] }
    isPlain = invocation.options.contains(.plain) || abilities.isPlain
    func style(isTerminal: Bool) -> Style {
      Self.style(for: invocation, environment, isTerminal: isTerminal)
    }
    // Words only: what is wrapped has no escape sequences.
    self.style = isPlain ? Style(depth: .none) : style(isTerminal: terminal.isErrorTerminal)
    outputStyle = style(isTerminal: terminal.isOutputTerminal)
    screenStyle = style(isTerminal: true)
    trace =
      invocation.options[.trace].flatMap(TraceFormat.init)
      ?? (invocation.options.contains(.trace) ? .text : nil)
  }

  /// Returns the style of what a command line prints to a terminal or something else.
  static func style(
    for invocation: Invocation, _ environment: Environment, isTerminal: Bool
  ) -> Style {
    let color = invocation.options[.color].flatMap(ColorChoice.init) ?? .auto
    return Style(depth: color.depth(environment: { environment[$0] }, isTerminal: isTerminal))
  }

  /// Whether standard output is for a person, and not for another program.
  var isForPerson: Bool { terminal.isOutputTerminal && !isJSON }

  /// Returns the time of an ice cream as results show it: for other programs, in ISO 8601 and UTC.
  func time(_ madeAt: Timestamp) -> String {
    guard isForPerson else { return madeAt.iso8601 }
    return isPlain ? times.spoken(madeAt) : times.relative(madeAt)
  }

  /// Writes an ice cream to standard output.
  func put(_ iceCream: DisplayedResult) -> ExitStatus {
    isJSON ? terminal.put(exact: iceCream.json + "\n") : terminal.put("\(iceCream.sentence)\n")
  }

  /// Writes a line to standard error, wrapped at words in a window.
  func say(_ text: PrintedText) {
    terminal.say("\(text.wrapped(on: terminal, in: windowSize()))\n")
  }

  /// Writes why something failed to standard error, if it did.
  func say(_ failure: DisplayedFailure?) {
    if let failure { say(failure.lines.joined(separator: "\n")) }
  }
}
