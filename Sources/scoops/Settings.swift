import IceCreamDomain

/// What the commands have in common, from the command line and the environment.
struct Settings {
  let terminal: any Terminal
  /// The path of the catalog, `-` for standard input, or `nil` for the one in the program.
  let catalog: String?
  let isJSON: Bool
  /// Whether the reader wants words only: no picture.
  let isPlain: Bool
  let style: Style

  init(_ invocation: Invocation, environment: Environment, terminal: any Terminal) {
    self.terminal = terminal
    catalog = invocation.values[.catalog] ?? environment["SCOOPS_CATALOG"]
    isJSON = invocation.flags.contains(.json)
    isPlain = invocation.flags.contains(.plain) || environment["TERM"] == "dumb"
    style = Style(
      depth: .wanted(
        invocation.values[.color].flatMap(ColorChoice.init) ?? .auto, environment: environment,
        isTerminal: terminal.isErrorTerminal))
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
