import IceCreamDomain
import TerminalMenu

/// `scoops list`: print the saved ice creams, a line each, page by page.
struct ListCommand {
  let settings: Settings
  /// What they are to have in them.
  let names: NamedIngredients
  let order: IceCreamOrder
  /// The most to print, or `nil` for all.
  let limit: Int?

  /// How many are read at a time.
  ///
  /// In the order of flavors, each page costs a look at the whole book, and so there are fewer of them.
  private var pageCount: Int { min(limit ?? .max, order == .flavor ? 20_000 : 1_000) }

  func run() throws(UsageError) -> ExitStatus {
    let view = ListIceCreamsView().configureView(services: settings.makeServices())
    view.fetchIceCreams(
      .first(
        .init(
          names: PerKind(cone: names.cone, flavor: names.flavor, topping: names.topping),
          order: order, count: pageCount)))
    var page = view.iceCreams.state
    if !page.faults.isEmpty { throw .refusedIngredients(page.faults) }
    var said: [String] = []
    var rest = limit ?? .max
    while true {
      if let failure = page.failure {
        settings.say(failure)
        return .failed
      }
      for note in page.notes where !said.contains(note) { settings.say(note) }
      said = page.notes
      if page.iceCreams.isEmpty { settings.say("\(page.title): \(page.position)") }
      let iceCreams = page.iceCreams.prefix(rest)
      let text = iceCreams.map { $0.listed(asJSON: settings.isJSON) }.joined()
      guard settings.terminal.put(text) == .done else { return .failed }
      rest -= iceCreams.count
      guard page.hasNext, rest > 0 else { return .done }
      let offset = page.offset
      view.fetchIceCreams(.next)
      page = view.iceCreams.state
      // Where the rest was deleted meanwhile, the scene goes back a page.
      if page.failure == nil, page.offset <= offset { return .done }
    }
  }
}
