import IceCreamDomain
import TerminalMenu

/// A request of the user to the list menu.
///
/// Indices are those of the ice creams in the store.
enum ListMenuAction: MenuAction {
  /// Move the highlight, for which more of the list may have to be fetched.
  case move(ListMove)
  /// Show only ice creams that match a text; an empty text shows all.
  case search(String)
  case select(Int), delete(Int)
  case mark, deleteMarked, sort, undo, help, leave
  case retry, confirm, keep
}

/// The state of the list menu that is not in the store: highlight, scrolling and typing.
struct ListMenuState {
  /// The rows of the whole list, which the scene searches.
  var list = ScrollingList()
  /// The identifiers of the ice creams marked to be deleted together.
  private(set) var marked: [String] = []
  private(set) var buttons = ButtonRow()
  /// A message of the menu itself, until the next key.
  var notice: String?

  mutating func scroll(rows: Int, in state: ListIceCreams.DisplayedIceCreams) {
    list.total = state.total
    list.scroll(rows: rows)
  }

  func index(in state: ListIceCreams.DisplayedIceCreams) -> Int? {
    let index = list.position - state.offset
    return state.iceCreams.indices.contains(index) ? index : nil
  }

  func id(in state: ListIceCreams.DisplayedIceCreams) -> String? {
    index(in: state).flatMap { state.iceCreams[$0].id }
  }

  /// Marks the highlighted ice cream, or takes the mark away, and goes on to the next row.
  private mutating func mark(in state: ListIceCreams.DisplayedIceCreams) {
    guard let id = id(in: state) else { return }
    if let place = marked.firstIndex(of: id) { marked.remove(at: place) } else { marked.append(id) }
    move(.down, in: state, rows: 1)
  }

  /// Takes the marks away that are on deleted ice creams.
  mutating func unmark(_ deleted: [DisplayedResult]) {
    marked.removeAll { id in deleted.contains { $0.id == id } }
  }

  /// Moves the highlight to an ice cream, if it is among those in the store.
  mutating func follow(_ id: String?, in state: ListIceCreams.DisplayedIceCreams) {
    list.total = state.total
    if let id, let index = state.iceCreams.firstIndex(where: { $0.id == id }) {
      list.move(to: state.offset + index)
    }
  }

  /// Moves the highlight within the whole list, which may be too long to wrap around by accident.
  mutating func move(_ move: ListMove, in state: ListIceCreams.DisplayedIceCreams, rows: Int) {
    list.total = state.total
    list.move(move, rows: rows, wraps: false)
  }

  // MARK: Keys

  func keys(in state: ListIceCreams.DisplayedIceCreams) -> [MenuKey<ListMenuAction>] {
    if let failure = state.failure { return MenuGlyphs.keys(of: failure, leaving: "back") }
    if let question = state.question { return buttons.keys(of: question) }
    let (index, isSearching) = (index(in: state), list.search != nil)
    let keys: [MenuKey<ListMenuAction>?] = [
      index.map { MenuKey([.enter], .select($0), "Enter", "show") },
      isSearching ? MenuKey([], nil, "Esc", "clear") : MenuKey([.escape], .leave, "Esc", "back"),
      .help,
      index.map {
        marked.isEmpty
          ? MenuKey([.delete], .delete($0), "Del", "delete")
          : MenuKey([.delete], .deleteMarked, "Del", "delete \(marked.count.grouped)")
      },
      state.canUndo ? .undo(.undo) : nil,
      index.map { MenuKey([.right], .select($0), "→", "show", .page) },
      MenuKey([.left], .leave, "←", "back", .page),
      index.map { _ in MenuKey([.tab], .mark, "Tab", "mark, to delete several", .page) },
    ]
    let isEmpty = state.iceCreams.isEmpty && !isSearching
    return keys.compactMap(\.self)
      + (isEmpty ? [] : MenuKey.list + [MenuKey([.control("o")], .sort, "Ctrl-O", "order")])
      + [MenuKey([.control("d")], .leave, "Ctrl-D", "back", .page)]
  }

  /// Takes a key, and returns a request for the scene, if there is one.
  mutating func take(_ key: Key, in state: ListIceCreams.DisplayedIceCreams) -> ListMenuAction? {
    notice = nil
    let table = keys(in: state)
    if state.failure != nil || state.question != nil {
      return buttons.take(key, in: table, notice: &notice)
    }
    let text = list.search?.text ?? ""
    if list.edit(key) {
      let typed = list.search?.text ?? ""
      return typed == text ? nil : .search(typed)
    }
    if let move = ListMove(key) { return .move(move) }
    let action = table.action(for: key)
    if action == .mark { mark(in: state) }
    if action == nil, [.enter, .delete].contains(key) {
      notice =
        list.search == nil ? "No ice cream is selected." : "Nothing matches. Esc clears the search."
    }
    return action
  }
}
