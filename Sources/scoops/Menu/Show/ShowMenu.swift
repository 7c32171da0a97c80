import IceCreamDomain
import TerminalMenu

/// The menu of one saved ice cream at a terminal.
final class ShowMenu: PresentedScene {
  private let view: ShowIceCreamView
  private let screen: PaintedScreen
  private let painter: ShowMenuPainter
  private var menu = ShowMenuState()
  private var hasLeft = false

  init(view: ShowIceCreamView, screen: any Screen, settings: Settings) {
    self.view = view
    self.screen = PaintedScreen(
      screen, style: settings.screenStyle, isSynchronized: settings.abilities.isSynchronized)
    painter = ShowMenuPainter(parts: SavedMenuPainter(settings: settings))
  }

  private var state: DisplayedSavedIceCream { view.iceCream.state }

  func run() {
    view.fetchIceCream()
    _ = screen.run(
      until: { hasLeft }, lines: { painter.lines(of: state, menu: menu, size: $0) }, take: take)
  }

  func leave() {
    hasLeft = true
  }

  private func take(_ key: Key) -> Bool {
    if !MenuLayout.hasRoom(in: screen.size) {
      return !key.isLeaving
    }
    switch menu.take(key, in: state) {
    case .stay: break
    case .tryAgain: view.tryAgain()
    case .edit:
      screen.lend { view.editIceCream() }
      // Unless it is gone, it may be another one now.
      if state.failure == nil { view.fetchIceCream() }
    case .delete: view.deleteIceCream()
    case .confirmDeletion: view.deleteIceCream(isConfirmed: true)
    case .keep: view.keepIceCream()
    case .leave: return false
    }
    return true
  }
}
