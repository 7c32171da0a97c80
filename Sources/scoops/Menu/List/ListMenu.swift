import IceCreamDomain
import TerminalMenu

/// The menu of saved ice creams at a terminal: paints the state of the store, and turns keys into requests.
///
/// The menu scrolls over the whole list. The store has the rows near the highlight, and the menu fetches more
/// before it paints them.
final class ListMenu: PresentedScene {
  private let view: ListIceCreamsView
  private let loop: MenuLoop
  private let settings: Settings
  private var menu = ListMenuState()
  private var criteria = ListIceCreams.FetchIceCreams.Criteria()
  /// The typed text, and the one that the rows match.
  private var (typed, searched) = ("", "")
  /// The ice cream to highlight next: the one that a search found, or another scene made or showed last.
  private var next: String?
  private var state: ListIceCreams.DisplayedIceCreams { view.iceCreams.state }
  private var columns: ListColumns
  /// The number of ice creams shown in the last repaint.
  private var rows = 1
  /// The identifier of the ice cream in the picture.
  private var previewed: String?
  var hasLeft = false

  init(view: ListIceCreamsView, loop: MenuLoop, settings: Settings) {
    (self.view, self.loop, self.settings) = (view, loop, settings)
    columns = ListColumns(times: settings.times, glyphs: settings.glyphs)
  }

  func run() {
    let count = max(100, loop.size.rows)
    (criteria.count, criteria.most) = (count, 3 * count)
    view.fetchIceCreams(.first(criteria))
    loop.run(until: { hasLeft }, lines: lines, take: take)
  }

  func show(_ outcome: SceneOutcome) {
    (menu.notice, next) = (outcome.news, outcome.id)
  }

  // MARK: Painting

  /// Fetches the rows that the window shows, and the picture; returns the lines of the window.
  private func lines(in size: WindowSize) -> [ScreenLine] {
    search()
    columns.widen(for: state.iceCreams)
    var painter = ListMenuPainter(
      frame: settings.frame(size, wanted: columns.total), state: state, menu: menu,
      columns: columns)
    rows = painter.rows
    fetchVisible()
    if painter.frame.place != .nowhere { preview() }
    painter.state = state
    // A note on the picture takes a row.
    rows = painter.rows
    menu.scroll(rows: rows, in: state)
    painter.menu = menu
    return painter.lines
  }

  /// How many rows are fetched beyond the window.
  ///
  /// When a change inserts or deletes others, the highlighted ice cream is still on the page.
  private static let margin = 20

  /// Fetches the rows in and near the window that the store does not have.
  private func fetchVisible() {
    // Another page would drop the question.
    if state.question != nil { return }
    // One page is usually enough. A limit, in case the list changes all the time.
    for _ in 0..<10 {
      menu.scroll(rows: rows, in: state)
      if menu.list.top + rows + Self.margin > state.offset + state.iceCreams.count, state.hasNext {
        view.fetchIceCreams(.next)
      } else if menu.list.top - Self.margin < state.offset, state.hasPrevious {
        view.fetchIceCreams(.previous)
      } else {
        return
      }
    }
  }

  private func preview() {
    guard let index = menu.index(in: state) else { return }
    let id = state.iceCreams[index].id
    if state.picture == nil || id != previewed { view.previewIceCream(at: index) }
    previewed = id
  }

  // MARK: Keys

  private func take(_ key: Key) -> Bool {
    // Letters typed at once are searched for once.
    if !key.isText { search() }
    let seen = menu.id(in: state)
    if state.question == nil { stay { view.fetchIceCreams(.changed) } }
    if let seen, menu.id(in: state) != seen {
      // The key was meant for a row that is gone.
      menu.notice = "Another program deleted \(seen)."
      return true
    }
    let found = typed == searched ? seen : nil
    let action = menu.take(key, in: state)
    view.dismissNews()
    switch action {
    case nil, .mark: break
    case .retry: stay { view.fetchIceCreams(.again) }
    case .move(let move): go(move)
    case .search(let text): (typed, next) = (text, text.isEmpty ? found : nil)
    case .sort:
      stay {
        menu.notice = criteria.sort(in: view)
        menu.list.startOver()
      }
    case .select(let index): open { view.selectIceCream(at: index) }
    case .delete(let index): view.deleteIceCream(at: index)
    case .deleteMarked: view.deleteIceCreams(withTyped: menu.marked)
    case .undo: view.undoChange()
    case .confirm:
      stay { view.confirmChange() }
      menu.follow(state.changed.first?.id, in: state)
      menu.unmark(state.changed)
    case .keep: view.declineChange()
    case .help:
      return HelpPage(menu.keys(in: state)) { [settings] in settings.frame($0) }.show(on: loop)
    case .leave: return false
    }
    return true
  }

  /// Searches the list, once for all that was typed since it was painted or used.
  private func search() {
    guard typed != searched else { return }
    searched = typed
    criteria.filter(by: typed, around: next, in: view)
    menu.follow(next, in: state)
    next = nil
  }

  /// Opens another scene, which may change the list.
  private func open(_ route: () -> Void) {
    next = nil
    loop.lend(to: route)
    stay { view.fetchIceCreams(next.map { .around($0) } ?? .again) }
    menu.follow(next, in: state)
    next = nil
  }

  /// Fetches rows, and stays on the highlighted ice cream if it is among them.
  private func stay(during fetch: () -> Void) {
    let id = menu.id(in: state)
    fetch()
    menu.follow(id, in: state)
  }

  private func go(_ move: ListMove) {
    if move == .last, state.hasNext { view.fetchIceCreams(.last) }
    if move == .first, state.hasPrevious { view.fetchIceCreams(.first(criteria)) }
    menu.move(move, in: state, rows: rows)
  }
}
