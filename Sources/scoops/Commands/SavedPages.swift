import IceCreamDomain

/// The saved ice creams that a command prints, page by page.
struct SavedPages {
  let scenes: SceneFactory
  /// The ingredients to filter by.
  let names: NamedIngredients
  let order: IceCreamOrder
  /// The maximum number to print, or `nil` for all.
  let limit: Int?
  /// Whether the command line names a catalog, which then has to be usable even if nothing is looked up in it.
  var namesCatalog = false

  /// Calls a function with each page: with the ice creams to print, the first ones on the page of the scene.
  ///
  /// - Throws: `UsageError` if the filter names unknown ingredients.
  func run(
    count: Int, _ put: (ArraySlice<DisplayedResult>, ListIceCreamsView) -> ExitStatus
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
