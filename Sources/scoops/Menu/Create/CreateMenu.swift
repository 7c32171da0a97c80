import IceCreamDomain
import TerminalMenu

/// The create menu at a terminal: paints the state of the store, and turns keys into requests.
final class CreateMenu {
  private let view: CreateIceCreamView
  private let loop: MenuLoop
  private let settings: Settings
  /// Returns whether an ice cream that was made is still there.
  private let isKept: (DisplayedResult) -> Bool
  private var menu: CreateMenuState
  /// The scene that undoes a change of the finished ice cream, once it was asked to.
  private var change: ListIceCreamsView?
  /// The number of options shown in the last repaint.
  private var rows = 1
  private var state: CreateIceCream.DisplayedIceCream { view.iceCream.state }

  init(
    view: CreateIceCreamView, loop: MenuLoop, settings: Settings, isNested: Bool,
    isKept: @escaping (DisplayedResult) -> Bool
  ) {
    (self.view, self.loop, self.settings, self.isKept) = (view, loop, settings, isKept)
    menu = CreateMenuState(isNested: isNested)
  }

  /// Scrolls the highlight into view, and returns the lines of the window.
  private func lines(in size: WindowSize) -> [ScreenLine] {
    menu.isDeleted = state.alert.map { !isKept($0.iceCream) } ?? false
    var painter = CreateMenuPainter(
      frame: settings.frame(size, showsMissing: true),
      receipt: { [settings] in MakeAgainCommandLine.text(of: $0, settings: settings) },
      state: state, menu: menu)
    rows = painter.layout.listRows
    menu.scroll(rows: rows, in: state)
    painter.menu = menu
    return painter.lines
  }

  // MARK: Keys

  private func take(_ key: Key) -> Bool {
    view.dismissRefusal()
    switch menu.take(key, in: state, rows: rows) {
    case .select(let kind, let index): choose { view.selectIngredient(kind, .index(index)) }
    case .finish: view.finishIceCream()
    case .startOver: view.startOver()
    case .surprise: choose(view.surprise)
    case .undoSurprise: choose(view.undoSurprise)
    case .openSaved: loop.lend { view.openSavedIceCreams() }
    case .undo: view.undoChange()
    case .confirm: answer { $0.confirmChange() }
    case .keep: answer { $0.declineChange() }
    case .help:
      return HelpPage(menu.keys(in: state)) { [settings] in settings.frame($0) }.show(on: loop)
    case .leave: return false
    case nil, .choose, .goBack, .goOn: break
    }
    return true
  }

  /// Answers the question whether to undo a change.
  private func answer(_ answer: (ListIceCreamsView) -> Void) {
    if let change {
      answer(change)
      ask(in: change)
    }
  }

  /// Chooses ingredients, and goes to the step that the scene opens next, unless they are refused.
  private func choose(_ request: () -> Void) {
    request()
    if state.refusal == nil { menu.go(to: state.progress.next, in: state) }
  }
}

extension CreateMenu: Session {
  func makeIceCream() -> DisplayedAlert? {
    menu = CreateMenuState(isNested: menu.isNested)
    menu.go(to: state.progress.next, in: state)
    loop.run(until: { hasAlert }, lines: lines, take: take)
    // An ice cream is made even if it could not be saved.
    return state.alert
  }

  /// Whether the finished ice cream is shown, and not why it could not be saved.
  private var hasAlert: Bool { state.alert != nil && state.saveFailure == nil }

  // The menu below a nested one shows the news.
  var windowSize: WindowSize? { menu.isNested ? nil : loop.size }

  func closeAlert() -> Bool {
    // Leaving the question whether to save again leaves the menu.
    hasAlert && loop.run(until: { state.alert == nil }, lines: lines, take: take)
  }

  func say(_ text: PrintedText) {
    loop.say(text)
  }
}

extension CreateMenu: UndoPage {
  func ask(in change: ListIceCreamsView) {
    self.change = change
    (menu.question, menu.notice) = (change.iceCreams.question, change.iceCreams.news)
  }
}
