import IceCreamDomain
import Scenery
import TerminalMenu

/// What the commands have in common, from the command line and the environment.
struct Settings {
  let terminal: any Terminal
  /// Who asks in the plain conversation, in every scene of it.
  let questions: Questions
  /// The path of the catalog, `-` for standard input, or `nil` for the one in the program.
  let catalog: String?
  /// The book of saved ice creams, or `nil` where nothing is kept or looked up.
  let book: Book?
  let isJSON: Bool
  /// Whether the reader wants words only: no picture.
  let isPlain: Bool
  /// How the plain conversation looks.
  let style: Style
  /// How a menu looks.
  let screenStyle: Style
  let abilities: ScreenAbilities
  /// Who writes down what crosses the wires of the scenes, if that is wanted.
  private let trace: TraceWriter?
  private let makeStore: (Book, any Terminal) -> any IceCreamStore
  private let clock: () -> Timestamp

  /// Puts together what is wanted.
  ///
  /// - Throws: `Misuse` where there is no place for the book that is needed, or a path is not UTF-8.
  init(
    _ invocation: Invocation, environment: Environment, terminal: any Terminal,
    makeStore: @escaping (Book, any Terminal) -> any IceCreamStore = { $0.makeStore($1) },
    clock: @escaping () -> Timestamp = { .now }
  ) throws(Misuse) {
    self.terminal = terminal
    questions = Questions(terminal: terminal)
    self.makeStore = makeStore
    self.clock = clock
    book = try Book.wanted(by: invocation, environment: environment)
    catalog = try environment.path("SCOOPS_CATALOG", unless: invocation.values[.catalog])
    isJSON = invocation.flags.contains(.json)
    isPlain = invocation.flags.contains(.plain) || environment["TERM"] == "dumb"
    let color = invocation.values[.color].flatMap(ColorChoice.init) ?? .auto
    style = Style(
      depth: .wanted(
        color, environment: { environment[$0] }, isTerminal: terminal.isErrorTerminal))
    screenStyle = Style(
      depth: .wanted(color, environment: { environment[$0] }, isTerminal: true))
    abilities = ScreenAbilities { environment[$0] }
    let form = invocation.values[.trace].flatMap(TraceForm.init)
    let isTraced = form != nil || invocation.flags.contains(.trace)
    trace = isTraced ? TraceWriter(form: form ?? .text, terminal: terminal) : nil
  }

  /// Finds the terminal to paint a menu on, or `nil` where the conversation has to be plain.
  func findScreen() -> (any Screen)? {
    guard !isPlain, abilities.isMenuPossible else { return nil }
    return terminal.findScreen(withoutInput: catalog == "-")
  }

  /// Makes the menu, or the plain conversation where there can be no menu.
  ///
  /// - Parameters:
  ///   - view: The view of the scene, with its catalog loaded.
  ///   - isAtMenu: Whether it goes on with another ice cream, and can be left after any.
  ///   - asksAll: Whether it begins with the first step, whatever is chosen already.
  ///   - isEdit: Whether a saved ice cream is changed.
  ///   - isNested: Whether it is over another scene, so that a menu leaves no picture behind.
  ///   - given: What the command line has named already.
  func makeVisit(
    to view: CreateIceCreamView, isAtMenu: Bool = false, asksAll: Bool = false,
    isEdit: Bool = false, isNested: Bool = false, given: GivenIngredients = GivenIngredients()
  ) -> any Visit {
    if let screen = findScreen() {
      return CreateMenu(
        view: view, screen: screen, settings: self, asksAll: asksAll, isEdit: isEdit,
        leavesPicture: !isNested, given: given)
    }
    return Conversation(
      view: view, settings: self, isAtMenu: isAtMenu, asksAll: asksAll, isEdit: isEdit,
      given: given)
  }

  /// Makes what the scenes share.
  ///
  /// - Parameter navigation: Who shows the scenes; it is not kept alive.
  func makeServices(navigation: (any IceCreamNavigation)? = nil) -> IceCreamServices {
    IceCreamServices(
      worker: Self.makeWorker(for: catalog), store: book.map { makeStore($0, terminal) },
      clock: clock, tracer: trace.map { SceneTracer(recorder: $0) }, navigation: navigation)
  }

  /// Makes the scene in which ice cream is made, on the catalog that is wanted.
  ///
  /// - Parameter navigation: Who shows the scenes that it leads to; it is not kept alive.
  func makeView(navigation: (any IceCreamNavigation)? = nil) -> CreateIceCreamView {
    CreateIceCreamView().configureView(services: makeServices(navigation: navigation))
  }

  /// Writes an ice cream to standard output, in the form that is wanted.
  func put(_ iceCream: DisplayedResult) -> ExitStatus {
    terminal.put(iceCream.line(asJSON: isJSON))
  }

  /// Says something in the conversation, a line for each text.
  func say(_ lines: String...) {
    terminal.say(lines.map { $0 + "\n" }.joined())
  }

  /// Says why something could not be done.
  func say(_ failure: DisplayedFailure) {
    terminal.say((failure.details + [failure.message]).map { $0 + "\n" }.joined())
  }

  /// Makes the worker for a catalog.
  ///
  /// - Parameter path: Where it is, `-` for standard input, or `nil` for the one in the program.
  static func makeWorker(for path: String?) -> any CreateIceCreamWorker {
    switch path {
    case nil: BundledCatalogWorker()
    case "-": RememberedCatalogWorker(FileCatalogWorker(path: "-"))
    case let path?: FileCatalogWorker(path: path)
    }
  }
}
