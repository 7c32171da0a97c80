import IceCreamDomain
import TerminalMenu

/// A request of the user to the list menu.
///
/// Indices are those of the ice creams in the store.
enum ListMenuAction: Equatable {
  /// Move the highlight, for which more of the list may have to be fetched.
  case move(ListMove)
  /// Show only ice creams that match a text; an empty text shows all.
  case search(String)
  case select(Int)
  case delete(Int)
  case reload, sort, undo, help, leave
  /// Answer yes, or no.
  case confirm, keep
}

/// The state of the list menu that is not in the store: highlight, scrolling and typing.
struct ListMenuState {
  /// The rows of the whole list.
  private(set) var list = ScrollingList()
  /// The answers to a question.
  private(set) var buttons = ButtonRow()
  /// What is typed, or `nil` without a search.
  private(set) var search: TypedText?
  /// A message of the menu itself, until the next key.
  var notice: String?
  /// The rows before the search.
  private var unsearched = ScrollingList()

  mutating func scroll(rows: Int, in state: ListIceCreams.DisplayedIceCreams) {
    list.total = state.total
    list.scroll(rows: rows)
  }

  /// Returns the index of the highlighted ice cream, or `nil` if there is none.
  func index(in state: ListIceCreams.DisplayedIceCreams) -> Int? {
    let index = list.position - state.offset
    return state.iceCreams.indices.contains(index) ? index : nil
  }

  /// Moves the highlight to an ice cream, if it is among those in the store.
  mutating func follow(_ id: String?, in state: ListIceCreams.DisplayedIceCreams) {
    list.total = state.total
    if let id, let index = state.iceCreams.firstIndex(where: { $0.id == id }) {
      list.move(to: state.offset + index)
    }
  }

  /// Moves the highlight to the first row of a list in another order.
  mutating func startOver() {
    list.move(to: 0)
    unsearched = list
  }

  /// Moves the highlight within the whole list, which may be too long to wrap around by accident.
  mutating func move(_ move: ListMove, in state: ListIceCreams.DisplayedIceCreams, rows: Int) {
    list.total = state.total
    list.move(move, rows: rows, wraps: false)
  }

  // MARK: Keys

  /// Returns the keys of the screen.
  func keys(in state: ListIceCreams.DisplayedIceCreams) -> [MenuKey<ListMenuAction>] {
    if let failure = state.failure {
      return MenuGlyphs.keys(of: failure, retry: .reload, leave: .leave, "back", help: .help)
    }
    if let question = state.question {
      return buttons.keys(of: question, yes: .confirm, no: .keep) + [.help(.help)]
    }
    var keys: [MenuKey<ListMenuAction>] = [
      search == nil
        ? MenuKey([.escape, .left], .leave, "Esc", "back")
        : MenuKey([.escape], .search(""), "Esc", "clear")
    ]
    if let index = index(in: state) {
      keys.insert(MenuKey([.enter, .right], .select(index), "Enter", "show"), at: 0)
      keys.append(MenuKey([.delete], .delete(index), "Del", "delete"))
    }
    if state.canUndo, search == nil {
      keys.append(MenuKey([.control("u")], .undo, "Ctrl-U", "undo"))
    }
    keys.insert(.help(.help), at: min(2, keys.count))
    return keys + MenuKey.list + [
      MenuKey([.control("o")], .sort, "Ctrl-O", "order"),
      MenuKey([.control("d")], .leave, "Ctrl-D", "back", .page),
    ]
  }

  /// Takes a key, and returns a request for the scene, if there is one.
  mutating func take(_ key: Key, in state: ListIceCreams.DisplayedIceCreams) -> ListMenuAction? {
    notice = nil
    if state.question != nil, buttons.take(key, count: 2) { return nil }
    if state.failure == nil, state.question == nil {
      let text = search?.text ?? ""
      if edit(key) {
        let typed = search?.text ?? ""
        if typed == text { return nil }
        if typed.isEmpty { endSearch() } else { list.move(to: 0) }
        return .search(typed)
      }
      if let move = ListMove(key) { return .move(move) }
    }
    let action: ListMenuAction? = keys(in: state).action(for: key)
    if action != nil { buttons = ButtonRow() }
    switch action {
    case .search: endSearch()
    case nil where state.failure != nil: notice = MenuWording.keyHint
    case nil where [.enter, .delete].contains(key):
      notice = search == nil ? "No ice cream is selected." : MenuWording.noMatch
    default: break
    }
    return action
  }

  /// Handles a key that edits the search, or begins one.
  private mutating func edit(_ key: Key) -> Bool {
    if search == nil {
      guard key.beginsSearch else { return false }
      (search, unsearched) = (TypedText(), list)
      if key == .character("/") { return true }
    }
    return search?.take(key) == true
  }

  /// Ends the search; the highlight returns to where it was before.
  private mutating func endSearch() {
    (search, list) = (nil, unsearched)
  }
}
