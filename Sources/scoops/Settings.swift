import IceCreamDomain

/// What the commands have in common, from the command line and the environment.
struct Settings {
  let terminal: any Terminal
  /// The path of the catalog, `-` for standard input, or `nil` for the one in the program.
  let catalog: String?
  let isJSON: Bool
  /// Whether the reader wants words only: no picture.
  let isPlain: Bool
  /// How the plain conversation looks.
  let style: Style
  /// How a menu looks.
  let screenStyle: Style
  let abilities: ScreenAbilities

  init(_ invocation: Invocation, environment: Environment, terminal: any Terminal) {
    self.terminal = terminal
    catalog = invocation.values[.catalog] ?? environment["SCOOPS_CATALOG"]
    isJSON = invocation.flags.contains(.json)
    isPlain = invocation.flags.contains(.plain) || environment["TERM"] == "dumb"
    let color = invocation.values[.color].flatMap(ColorChoice.init) ?? .auto
    style = Style(
      depth: .wanted(color, environment: environment, isTerminal: terminal.isErrorTerminal))
    screenStyle = Style(depth: .wanted(color, environment: environment, isTerminal: true))
    abilities = ScreenAbilities(environment)
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
  ///   - given: What the command line has named already.
  func makeVisit(
    to view: CreateIceCreamView, isAtMenu: Bool = false,
    given: GivenIngredients = GivenIngredients()
  ) -> any Visit {
    if let screen = findScreen() {
      return Menu(view: view, screen: screen, settings: self, given: given)
    }
    return Conversation(view: view, settings: self, isAtMenu: isAtMenu, given: given)
  }

  /// Makes the scene in which ice cream is made, on the catalog that is wanted.
  func makeView() -> CreateIceCreamView {
    CreateIceCreamView().configureView(
      interactor: CreateIceCreamInteractor(worker: Self.makeWorker(for: catalog)))
  }

  /// Writes an ice cream to standard output, in the form that is wanted.
  func put(_ iceCream: DisplayedResult) -> ExitStatus {
    terminal.put(iceCream.line(asJSON: isJSON))
  }

  /// Makes the worker for a catalog.
  ///
  /// - Parameter path: Where it is, `-` for standard input, or `nil` for the one in the program.
  static func makeWorker(for path: String?) -> any CreateIceCreamWorker {
    if let path { FileCatalogWorker(path: path) } else { BundledCatalogWorker() }
  }
}
