import IceCreamDomain
import TerminalMenu

/// The menu of a saved ice cream at a terminal: paints the state of the store, and turns keys into requests.
final class ShowMenu: PresentedScene {
  private let view: ShowIceCreamView
  private let loop: MenuLoop
  private let settings: Settings
  private var menu = ShowMenuState()
  /// The scene that undoes a change, while it asks.
  private var change: ListIceCreamsView?
  private var state: ShowIceCream.DisplayedIceCream {
    var state = view.iceCream.state
    if let question = change?.iceCreams.question { state.question = question }
    return state
  }
  var hasLeft = false
  /// The ice cream that was made from this one, to be shown next.
  private var made: String?
  private var news: String?
  var outcome: SceneOutcome { SceneOutcome(news: news, id: state.iceCream?.id) }

  init(view: ShowIceCreamView, loop: MenuLoop, settings: Settings) {
    (self.view, self.loop, self.settings) = (view, loop, settings)
  }

  func run() {
    view.fetchIceCream()
    loop.run(until: { hasLeft }, lines: lines, take: take)
  }

  func show(_ outcome: SceneOutcome) {
    (menu.notice, made) = (outcome.news, outcome.id)
  }

  private func lines(_ size: WindowSize) -> [ScreenLine] {
    ShowMenuPainter(frame: settings.frame(size), times: settings.times, state: state, menu: menu)
      .lines
  }

  private func take(_ key: Key) -> Bool {
    // Another program may have changed it.
    if state.question == nil, state.failure == nil { view.fetchIceCream() }
    switch menu.take(key, in: state) {
    case nil: break
    case .retry: view.fetchIceCream()
    case .edit: change(view.editIceCream)
    case .undo: view.undoChange()
    case .previous: goToNeighbor(by: -1)
    case .next: goToNeighbor(by: 1)
    case .makeAgain: change(view.repeatIceCream)
    case .delete: view.deleteIceCream()
    case .confirm: change.map { answer($0, $0.confirmChange) } ?? view.confirmDeletion()
    case .keep: change.map { answer($0, $0.declineChange) } ?? view.declineDeletion()
    case .help:
      return HelpPage(menu.keys(in: state)) { [settings] in settings.frame($0) }.show(on: loop)
    case .leave: return false
    }
    return true
  }

  /// Answers the question of the scene that undoes a change.
  private func answer(_ change: ListIceCreamsView, _ answer: () -> Void) {
    answer()
    view.fetchIceCream()
    ask(in: change)
    guard state.failure?.retryButton == nil, state.iceCream == nil else { return }
    // The list says that the ice cream is gone.
    (news, hasLeft) = (menu.notice, true)
  }

  private func goToNeighbor(by step: Int) {
    let id = state.iceCream?.id
    view.showNeighbor(by: step)
    if state.iceCream?.id == id {
      menu.notice = step > 0 ? "This is the last one." : "This is the first one."
    }
  }

  /// Opens another scene, which may change the ice cream, or make another one to show.
  private func change(_ route: () -> Void) {
    made = nil
    loop.lend(to: route)
    view.fetchIceCream(id: made)
    // The failure says the same, if the ice cream is gone.
    if state.failure != nil { menu.notice = nil }
  }
}

extension ShowMenu: UndoPage {
  func ask(in change: ListIceCreamsView) {
    self.change = change.iceCreams.question == nil ? nil : change
    menu.notice = change.iceCreams.news
  }
}
