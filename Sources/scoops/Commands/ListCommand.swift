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

  /// The number of ice creams on a page.
  ///
  /// Sorted by flavor, each page reads the whole book, so there are fewer pages.
  private var pageCount: Int { min(limit ?? .max, order == .flavor ? 20_000 : 1_000) }

  func run() throws(UsageError) -> ExitStatus {
    let settings = scenes.settings
    if namesCatalog, names.kinds.isEmpty {
      let catalog = CatalogLoading(view: scenes.makeCreateView(), scenes: scenes, asks: false)
      guard catalog.run() else { return .failed }
    }
    let view = ListIceCreamsView().configureView(services: scenes.makeServices())
    var state: DisplayedIceCreamList { view.iceCreams.state }
    view.fetchIceCreams(
      .first(
        .init(names: names, order: order, count: pageCount)))
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
      guard settings.terminal.put(text(of: iceCreams)) == .done else { return .failed }
      rest -= iceCreams.count
      guard page.hasNext, rest > 0 else { return .done }
      view.fetchIceCreams(.next)
      // If the rest was deleted meanwhile, the scene goes back a page.
      if state.failure == nil, state.offset <= page.offset { return .done }
    }
  }

  /// Returns the lines of a page: for another program, or for a person's eyes or ears.
  private func text(of iceCreams: ArraySlice<DisplayedResult>) -> String {
    let settings = scenes.settings
    if settings.isJSON { return iceCreams.map { $0.line(asJSON: true) }.joined() }
    if settings.isForPerson, settings.isPlain {
      return iceCreams.map { $0.spokenLine(madeAt: settings.time) + "\n" }.joined()
    }
    let times = iceCreams.map { settings.time($0.madeAt) }
    let width = times.map(\.count).max() ?? 0
    return zip(iceCreams, times).map { iceCream, time in
      let padding = String(repeating: " ", count: width - time.count)
      return "\(iceCream.id ?? "")  \(time)\(padding)  \(iceCream.sentence)\n"
    }.joined()
  }
}
