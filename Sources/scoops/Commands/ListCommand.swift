import IceCreamDomain
import TerminalMenu

/// `scoops list`: prints the saved ice creams, one a line, page by page.
struct ListCommand {
  let scenes: SceneFactory
  /// The ingredients to filter by.
  let names: NamedIngredients
  let order: IceCreamOrder
  /// The maximum number to print, or `nil` for all.
  let limit: Int?
  /// Whether the command line names a catalog, which then has to be usable even if nothing is looked up in it.
  var namesCatalog = false

  func run() throws(UsageError) -> ExitStatus {
    // Sorted by flavor, each page reads the whole book, so there are fewer pages.
    try forEachPage(of: order == .flavor ? 20_000 : 1_000) { iceCreams, _ in
      scenes.settings.terminal.put(text(of: iceCreams))
    }
  }

  /// Returns the lines of a page: for another program, or for a person's eyes or ears.
  private func text(of iceCreams: ArraySlice<DisplayedResult>) -> String {
    let settings = scenes.settings
    if settings.isJSON { return iceCreams.map { $0.line(asJSON: true) }.joined() }
    if settings.isForPerson, settings.isPlain {
      return iceCreams.map { $0.spokenLine(madeAt: settings.time) + "\n" }.joined()
    }
    let style = settings.outputStyle
    let times = iceCreams.map { settings.time($0.madeAt) }
    let width = times.map(\.count).max() ?? 0
    return zip(iceCreams, times).map { iceCream, time in
      let padding = String(repeating: " ", count: width - time.count)
      let id = style.bold(iceCream.id ?? "")
      return "\(id)  \(style.faint(time))\(padding)  \(iceCream.sentence)\n"
    }.joined()
  }

  /// Calls a function with each page: with the ice creams to print, the first ones on the page of the scene.
  ///
  /// - Throws: `UsageError` if the filter names unknown ingredients.
  func forEachPage(
    of count: Int, _ put: (ArraySlice<DisplayedResult>, ListIceCreamsView) -> ExitStatus
  ) throws(UsageError) -> ExitStatus {
    let settings = scenes.settings
    if namesCatalog, names.kinds.isEmpty, !scenes.load(scenes.makeCreateView()) { return .failed }
    let view = ListIceCreamsView().configureView(services: scenes.makeServices())
    var state: DisplayedIceCreamList { view.iceCreams.state }
    view.fetchIceCreams(
      .first(.init(names: names, order: order, count: min(limit ?? .max, count))))
    if !state.faults.isEmpty {
      throw .refusedIngredients(state.faults, catalog: settings.catalog)
    }
    var saidNotes: [String] = []
    var rest = limit ?? .max
    while true {
      let page = state
      if let failure = page.failure {
        settings.say(failure)
        return .failed
      }
      for note in page.notes where !saidNotes.contains(note) { settings.say(note) }
      saidNotes = page.notes
      if page.iceCreams.isEmpty { settings.say(page.position) }
      let iceCreams = page.iceCreams.prefix(rest)
      guard put(iceCreams, view) == .done else { return .failed }
      rest -= iceCreams.count
      guard page.hasNext, rest > 0 else { return .done }
      view.fetchIceCreams(.next)
      // If the rest was deleted meanwhile, the scene goes back a page.
      if state.failure == nil, state.offset <= page.offset { return .done }
    }
  }
}
