import IceCreamDomain
import Scenery
import TerminalMenu

/// The menu of saved ice creams at a terminal: observes the store, paints, and turns keys into requests.
final class ListMenu: PresentedScene {
  private let view: ListIceCreamsView
  private let screen: PaintedScreen
  private let painter: ListMenuPainter
  private var menu = ListMenuState()
  private var criteria = ListCriteria()
  private var state: DisplayedIceCreamList
  private var observation: ObservationToken?
  /// The number of ice creams shown in the last repaint.
  private var rows = 1
  private var hasLeft = false

  init(view: ListIceCreamsView, screen: any Screen, settings: Settings) {
    self.view = view
    self.screen = PaintedScreen(screen, settings: settings)
    painter = ListMenuPainter(parts: SavedMenuPainter(settings: settings))
    state = view.iceCreams.state
    observation = view.iceCreams.observe { [weak self] state in self?.state = state }
  }

  func run() {
    // A page fills the window that it was opened in.
    let count = max(5, min(screen.size.rows - 6, 100))
    criteria = ListCriteria(count: count)
    criteria.fetch(in: view)
    _ = screen.run(until: { hasLeft }, lines: lines, take: take)
  }

  func leave() {
    hasLeft = true
  }

  private func lines(_ size: WindowSize) -> [ScreenLine] {
    rows = painter.rows(of: state, menu: menu, size: size)
    menu.scroll(rows: rows, count: state.iceCreams.count)
    if menu.helpTop != nil { menu.limitHelp(to: painter.helpPage.lastTop(in: size)) }
    return painter.lines(of: state, menu: menu, size: size)
  }

  private func take(_ key: Key) -> Bool {
    if !MenuLayout.hasRoom(in: screen.size) {
      return !key.isLeaving
    }
    switch menu.take(key, in: state, rows: rows) {
    case nil: break
    case .fetch(let request, let isAtEnd):
      view.fetchIceCreams(request)
      if request != .again { menu.go(toEnd: isAtEnd, count: state.iceCreams.count) }
    case .filter(let flavor):
      menu.notice = criteria.filter(byFlavor: flavor, in: view)
      if menu.notice == nil { menu.go(toEnd: false, count: state.iceCreams.count) }
    case .sort:
      menu.notice = criteria.sort(in: view)
      menu.go(toEnd: false, count: state.iceCreams.count)
    case .select(let index):
      guard state.iceCreams.indices.contains(index) else { break }
      screen.lend { view.selectIceCream(at: index) }
      // Another scene may have changed or deleted it.
      view.fetchIceCreams(.again)
    case .delete(let index): view.deleteIceCream(at: index)
    case .confirmDeletion(let index): view.deleteIceCream(at: index, isConfirmed: true)
    case .keep: view.keepIceCream()
    case .leave: return false
    }
    return true
  }
}
