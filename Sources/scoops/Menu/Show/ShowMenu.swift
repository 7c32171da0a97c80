import IceCreamDomain
import TerminalMenu

/// The menu of a saved ice cream at a terminal: paints the state of the store, and turns keys into requests.
final class ShowMenu: PresentedScene {
  private let view: ShowIceCreamView
  private let loop: MenuLoop
  private let settings: Settings
  private var menu = ShowMenuState()
  private var state: ShowIceCream.DisplayedIceCream { view.iceCream.state }
  var hasLeft = false
  private(set) var outcome: String?

  init(view: ShowIceCreamView, loop: MenuLoop, settings: Settings) {
    self.view = view
    self.loop = loop
    self.settings = settings
  }

  func run() {
    view.fetchIceCream()
    loop.run(until: { hasLeft }, lines: lines, take: take)
  }

  func show(_ news: String) {
    menu.notice = news
  }

  private func lines(_ size: WindowSize) -> [ScreenLine] {
    ShowMenuPainter(frame: settings.frame(size), times: settings.times, state: state, menu: menu)
      .window
  }

  private func take(_ key: Key) -> Bool {
    switch menu.take(key, in: state) {
    case nil: break
    case .retry: view.fetchIceCream()
    case .edit: change(view.editIceCream)
    case .undo: change(view.undoChange)
    case .makeAgain:
      menu.notice = nil
      loop.lend { view.repeatIceCream() }
      // The list shows what was made.
      outcome = menu.notice
      return outcome == nil
    case .delete: view.deleteIceCream()
    case .confirmDeletion: view.confirmDeletion()
    case .keep: view.declineDeletion()
    case .help:
      return HelpPage(menu.keys(in: state), frame: settings.frame).show(on: loop)
    case .leave: return false
    }
    return true
  }

  /// Opens another scene, which may change the ice cream.
  private func change(_ route: () -> Void) {
    loop.lend(to: route)
    view.fetchIceCream()
    // The failure says the same, if the ice cream is gone.
    if state.failure != nil { menu.notice = nil }
  }
}
