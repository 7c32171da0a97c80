import IceCreamDomain
import TerminalMenu

/// The create menu at a terminal: paints the state of the store, and turns keys into requests.
final class CreateMenu {
  private let view: CreateIceCreamView
  private let loop: MenuLoop
  private let settings: Settings
  private var menu: CreateMenuState
  /// The number of options shown in the last repaint.
  private var rows = 1
  private var state: DisplayedIceCream { view.iceCream.state }
  private var canOpenSaved: Bool { settings.canOpenSaved(in: state) }

  init(
    view: CreateIceCreamView, loop: MenuLoop, settings: Settings, isNested: Bool = false
  ) {
    menu = CreateMenuState(isNested: isNested)
    self.view = view
    self.settings = settings
    self.loop = loop
  }

  /// Handles keys until a question is answered, and returns whether it is; otherwise the user left.
  private func run(until isOver: () -> Bool) -> Bool {
    loop.run(until: isOver, arrange: arrange, lines: { painter($0).window }, take: take)
  }

  private func arrange(in size: WindowSize) {
    rows = painter(size).layout.listRows
    menu.scroll(rows: rows, in: state)
  }

  private func painter(_ size: WindowSize) -> CreateMenuPainter {
    CreateMenuPainter(
      glyphs: settings.glyphs, depth: settings.screenStyle.depth, canOpenSaved: canOpenSaved,
      receipt: { [settings] in MakeAgainCommandLine.text(of: $0, settings: settings) },
      state: state, menu: menu, size: size)
  }

  // MARK: Keys

  /// Handles a key, and returns whether to continue.
  private func take(_ key: Key) -> Bool {
    view.dismissRefusal()
    switch menu.take(key, in: state, rows: rows) {
    case nil: break
    case .select(let kind, let index): select(kind, at: index)
    case .finish: view.finishIceCream()
    case .startOver: view.startOver()
    case .surprise: surprise()
    case .undoSurprise: undoSurprise()
    case .openSaved where canOpenSaved: loop.lend { view.openSavedIceCreams() }
    case .openSaved: menu.notice = SessionWording.noSavedList(in: state)
    case .help: return painter(loop.size).helpPage.show(on: loop)
    case .leave: return false
    }
    return true
  }

  private func select(_ kind: IngredientKind, at index: Int) {
    let before = state.progress
    view.selectIngredient(kind, .index(index))
    guard state.refusal == nil else { return }
    menu.beforeSurprise = nil
    // What the command line chose already is not asked for.
    var next = kind.next
    while let kind = next, !before.steps[kind].isOpen, before.steps[kind].choice != nil {
      next = kind.next
    }
    go(to: next)
  }

  private func surprise() {
    let choices = state.progress.choices
    view.surprise()
    guard state.refusal == nil else { return }
    if menu.beforeSurprise == nil { menu.beforeSurprise = choices }
    go(to: nil)
  }

  private func undoSurprise() {
    guard let choices = menu.beforeSurprise else { return }
    view.selectIngredients(PerKind { .restored(choices[$0]) })
    menu.beforeSurprise = nil
    go(to: state.progress.nextKind)
  }

  /// Goes to a step, or to DONE.
  private func go(to kind: IngredientKind?) {
    if let kind { menu.go(to: kind, in: state) } else { menu.goToDone() }
  }
}

extension CreateMenu: Session {
  func makeIceCream() -> DisplayedAlert? {
    menu = CreateMenuState(isNested: menu.isNested)
    go(to: state.progress.nextKind ?? (state.isChange ? .cone : nil))
    _ = run { hasAlert }
    // An ice cream is made even if it could not be saved.
    return state.alert
  }

  private var hasAlert: Bool { if case .alert = menu.front(in: state) { true } else { false } }

  // The menu below a nested one shows the news.
  var windowSize: WindowSize? { menu.isNested ? nil : loop.size }

  func closeAlert() -> Bool {
    // Leaving the question whether to save again leaves the menu.
    hasAlert && run { state.alert == nil }
  }

  func say(_ text: String) {
    loop.say(text)
  }
}
