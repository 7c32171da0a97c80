import IceCreamDomain
import Scenery
import TerminalMenu

/// The menu at a terminal: it observes the store and paints, and turns keys into what the view is asked.
final class Menu {
  private let view: CreateIceCreamView
  private let screen: PaintedScreen
  private let painter: MenuPainter
  private let style: Style
  private var menu = MenuState()
  /// How many options were shown when the menu was last painted.
  private var rows = 1
  private var painted = MenuLines()
  private var given: GivenIngredients
  /// Whether it begins with the first step even where all is chosen.
  private let asksAll: Bool
  /// Whether the picture stays when the menu is over.
  private let leavesPicture: Bool
  /// Whether a saved ice cream is changed.
  private let isEdit: Bool
  private var state: DisplayedIceCream
  private var observation: ObservationToken?

  init(
    view: CreateIceCreamView, screen: any Screen, settings: Settings, asksAll: Bool = false,
    isEdit: Bool = false, leavesPicture: Bool = true, given: GivenIngredients = GivenIngredients()
  ) {
    self.asksAll = asksAll
    self.isEdit = isEdit
    self.leavesPicture = leavesPicture
    self.view = view
    self.given = given
    style = settings.screenStyle
    painter = MenuPainter(
      glyphs: settings.abilities.isUnicode ? .unicode : .ascii, hasColor: style.depth != .none,
      canOpenSaved: settings.book != nil && !isEdit)
    self.screen = PaintedScreen(
      screen, style: settings.screenStyle, isSynchronized: settings.abilities.isSynchronized)
    state = view.iceCream.state
    // What the command line named too early is no news.
    menu.seenRefusals = state.refusal?.count ?? 0
    observation = view.iceCream.observe { [weak self] state in
      self?.state = state
      self?.painted.forget()
    }
  }

  /// Takes keys until the scene has come to where a question ends.
  ///
  /// - Parameter isOver: Whether it has.
  /// - Returns: Whether it has; otherwise somebody has left.
  private func run(until isOver: () -> Bool) -> Bool {
    screen.run(until: isOver, lines: lines, take: take)
  }

  // MARK: Keys

  /// Takes a key.
  ///
  /// - Returns: Whether to go on.
  private func take(_ key: Key) -> Bool {
    let size = screen.size
    if !painter.hasRoom(in: size) {
      return !key.isLeaving
    }
    switch menu.take(key, in: state, rows: menu.helpTop == nil ? rows : size.rows - 2) {
    case nil: break
    case .select(let kind, let index): select(kind, at: index)
    // What is wanted too early is refused, and the presenter says why.
    case .tryStep(let kind): view.selectIngredient(kind, at: 0)
    case .finish: view.finishIceCream()
    case .startOver: view.startOver()
    case .retry: view.fetchIceCream()
    case .saveAgain: view.saveIceCream()
    case .openSaved: screen.lend { view.openSavedIceCreams() }
    case .leave: return false
    }
    return true
  }

  private func select(_ kind: IngredientKind, at index: Int) {
    view.selectIngredient(kind, at: index)
    guard state.refusal == nil else { return }
    var next = kind.next
    while let kind = next, given.choose(kind, in: view) { next = kind.next }
    go(to: next)
  }

  private func go(to kind: IngredientKind?) {
    if let kind {
      menu.go(to: kind, choice: state.progress.step(of: kind).choice)
    } else {
      menu.goToDone()
    }
  }

  // MARK: Painting

  private func lines(_ size: WindowSize) -> [ScreenLine] {
    let layout = painter.layout(of: state, menu: menu, size: size)
    rows = layout.listRows
    menu.scroll(rows: rows, count: menu.count(in: state.displayedList(of: menu.kind)))
    if menu.helpTop != nil { menu.limitHelp(to: painter.helpPage.lastTop(in: size)) }
    let wanted = painter.rows(of: state, menu: menu, size: size, layout: layout)
    return painted.update(to: wanted, in: size) { painter.line(of: $0, state, size) }
  }
}

extension Menu: Session {
  func makeIceCream() -> DisplayedResult? {
    menu = MenuState()
    menu.seenRefusals = state.refusal?.count ?? 0
    go(to: state.progress.nextKind ?? (asksAll ? .cone : nil))
    // An ice cream that could not be kept is made all the same.
    _ = run { state.alert != nil && state.storeFailure == nil }
    guard let alert = state.alert else { return nil }
    if leavesPicture {
      let picture = painter.picture.lines(of: state.progress.picture)
      say(picture.map(style.text).joined(separator: "\n"))
      // Nothing else says so: what is changed has no receipt.
      if isEdit { say(alert.title) }
    }
    return alert.iceCream
  }

  func closeAlert() -> Bool {
    // Who has left the question whether to save it once more has left the menu.
    state.storeFailure == nil && run { state.alert == nil }
  }

  func loadAgain() -> Bool {
    run { state.failure == nil }
  }

  func say(_ text: String) {
    screen.say(text)
  }
}
