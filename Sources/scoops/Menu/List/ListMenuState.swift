import IceCreamDomain
import TerminalMenu

/// A request of the user to the list menu.
///
/// Indices are those of the ice creams in the store.
enum ListMenuAction: Equatable {
  /// Move the highlight, for which more of the list may have to be fetched.
  case move(ListMove)
  /// Show only ice creams that match a text; an empty text shows all.
  case filter(String)
  case select(Int)
  case edit(Int)
  case makeAgain(Int)
  case delete(Int)
  case reload, sort, undo, help, leave
  /// Answer yes, or no.
  case confirm, keep
}

/// The state of the list menu that is not in the store: highlight, scrolling and typing.
struct ListMenuState {
  /// The rows of the whole list.
  private(set) var list = ScrollingList()
  private(set) var confirmation = Confirmation()
  /// The text of the filter, or `nil` without one.
  private(set) var filter: TypedText?
  private(set) var isTyping = false
  /// A message of the menu itself, until the next key.
  var notice: String?
  /// The rows before the filter.
  private var unfiltered = ScrollingList()

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
    unfiltered = list
  }

  /// Moves the highlight within the whole list, which may be too long to wrap around by accident.
  mutating func move(_ move: ListMove, in state: ListIceCreams.DisplayedIceCreams, rows: Int) {
    list.total = state.total
    list.move(move, rows: rows, wraps: false)
  }

  // MARK: Keys

  /// Takes a key, and returns a request for the scene, if there is one.
  mutating func take(_ key: Key, in state: ListIceCreams.DisplayedIceCreams) -> ListMenuAction? {
    notice = nil
    if let failure = state.failure {
      if key == .enter { return failure.retryButton == nil ? .leave : .reload }
      if key.isGoingBack { return .leave }
      notice = MenuWording.failureHint
      return nil
    }
    if state.question != nil { return confirmation.take(key).map { $0 ? .confirm : .keep } }
    return isTyping
      ? type(key, in: state) : ListMove(key).map { .move($0) } ?? act(on: key, in: state)
  }

  /// Takes a key while the filter is typed.
  private mutating func type(_ key: Key, in state: ListIceCreams.DisplayedIceCreams)
    -> ListMenuAction?
  {
    let text = filter?.text ?? ""
    switch key {
    case .escape: return endFilter()
    case .tab, .backTab:
      if text.isEmpty { return endFilter() }
      isTyping = false
    case .enter:
      isTyping = false
      return request(in: state) { .select($0) }
    case .control("d"): return .leave
    case _ where filter?.take(key) == true:
      let typed = filter?.text ?? ""
      if typed == text { return nil }
      if typed.isEmpty { list = unfiltered } else { list.move(to: 0) }
      return .filter(typed)
    default: return ListMove(key).map { .move($0) }
    }
    return nil
  }

  /// Ends the filter; the highlight returns to where it was before.
  private mutating func endFilter() -> ListMenuAction? {
    let hadText = filter?.text.isEmpty == false
    (filter, isTyping) = (nil, false)
    list = unfiltered
    return hadText ? .filter("") : nil
  }

  /// Returns a request about the highlighted ice cream, if there is one.
  private mutating func request(
    in state: ListIceCreams.DisplayedIceCreams, _ action: (Int) -> ListMenuAction
  ) -> ListMenuAction? {
    if let index = index(in: state) { return action(index) }
    notice = filter == nil ? "No ice cream is selected." : MenuWording.noMatch
    return nil
  }

  /// Takes a key that does not move the highlight.
  private mutating func act(on key: Key, in state: ListIceCreams.DisplayedIceCreams)
    -> ListMenuAction?
  {
    switch key {
    case _ where key.isChoosing: return request(in: state) { .select($0) }
    case .character("e"): return request(in: state) { .edit($0) }
    case .character("m"): return request(in: state) { .makeAgain($0) }
    case .character("d"), .delete: return request(in: state) { .delete($0) }
    case .character("u"): return .undo
    case .character("/"):
      isTyping = true
      if filter == nil {
        filter = TypedText()
        unfiltered = list
      }
    case .character("o"): return .sort
    case .control("r"): return .reload
    case .escape where filter != nil, .character("q") where filter != nil: return endFilter()
    case _ where key.isGoingBack: return .leave
    case .character("?"): return .help
    case .paste: notice = MenuWording.pasteHint
    case .character: notice = MenuWording.keyHint
    default: break
    }
    return nil
  }
}
