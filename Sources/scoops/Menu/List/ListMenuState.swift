import IceCreamDomain
import TerminalMenu

/// A request of the user to the list scene.
enum ListMenuAction: Equatable {
  /// Fetch a page, and move the highlight to its first ice cream or its last one.
  case fetch(ListIceCreams.FetchIceCreams.Request, isAtEnd: Bool)
  /// Show only one flavor, named as typed; an empty text shows all.
  case filter(String)
  /// Switch to the next order.
  case sort
  /// Show the ice cream at an index.
  case select(Int)
  /// Delete the ice cream at an index, after asking.
  case delete(Int)
  /// Answer yes: delete it.
  case confirmDeletion(Int)
  /// Answer no: keep it.
  case keep
  case leave
}

/// The state of the list menu that is not in the store: highlight, scrolling and typing.
struct ListMenuState {
  /// The index of the highlighted ice cream on the page.
  private(set) var position = 0
  /// The index of the first visible ice cream on the page.
  private(set) var top = 0
  private(set) var confirmation = Confirmation()
  /// The first line of help in the window, or `nil` while help is closed.
  private(set) var helpTop: Int?
  /// The flavor being typed, or `nil`.
  private(set) var flavor: TypedText?
  /// A message of the menu itself, until the next key.
  var notice: String?

  /// Moves the highlight to the first or the last ice cream of a page.
  mutating func go(toEnd isAtEnd: Bool, count: Int) {
    position = isAtEnd ? max(0, count - 1) : 0
  }

  /// Keeps the highlight on the page, and scrolls it into the window.
  ///
  /// - Parameters:
  ///   - rows: The number of ice creams in the window.
  ///   - count: The number of ice creams on the page.
  mutating func scroll(rows: Int, count: Int) {
    position = max(0, min(position, count - 1))
    top = max(position - max(1, rows) + 1, min(top, position))
    top = max(0, min(top, count - rows))
  }

  /// Scrolls help back if it is beyond its end.
  mutating func limitHelp(to last: Int) {
    helpTop = helpTop.map { min($0, last) }
  }

  /// Takes a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - state: The state of the scene.
  ///   - rows: The number of ice creams in the window.
  /// - Returns: A request for the scene, or `nil`.
  mutating func take(_ key: Key, in state: DisplayedIceCreamList, rows: Int) -> ListMenuAction? {
    notice = nil
    if let failure = state.failure { return answer(key, to: failure) }
    if state.question != nil {
      return confirmation.take(key).map { $0 ? .confirmDeletion(position) : .keep }
    }
    if let helpTop {
      self.helpTop = HelpPage.top(helpTop, after: key, rows: rows)
      return nil
    }
    if flavor != nil { return type(key) }
    if let destination = destination(of: key, in: state, rows: max(1, rows)) {
      return go(to: destination, in: state)
    }
    return act(on: key, in: state)
  }

  private mutating func answer(_ key: Key, to failure: DisplayedFailure) -> ListMenuAction? {
    switch FailureAnswer(key, to: failure) {
    case .retry: return .fetch(.again, isAtEnd: false)
    case .leave: return .leave
    case nil:
      notice = SavedMenuWording.failureHint
      return nil
    }
  }

  /// Takes a key while the name of a flavor is typed.
  private mutating func type(_ key: Key) -> ListMenuAction? {
    let text = flavor?.text ?? ""
    switch key {
    case .escape: flavor = nil
    case .backspace where text.isEmpty: flavor = nil
    case .enter:
      flavor = nil
      return .filter(text)
    default: _ = flavor?.take(key)
    }
    return nil
  }

  /// The target of a move of the highlight.
  private enum Destination {
    case position(Int)
    case page(ListIceCreams.FetchIceCreams.Request, isAtEnd: Bool)
  }

  /// Returns the target of a key's move, which may be on another page; `nil` for other keys.
  private func destination(
    of key: Key, in state: DisplayedIceCreamList, rows: Int
  ) -> Destination? {
    let last = max(0, state.iceCreams.count - 1)
    let previous = Destination.page(.previous, isAtEnd: true)
    let next = Destination.page(.next, isAtEnd: false)
    switch key {
    case .up, .character("k"), .control("p"):
      if position == 0, state.hasPrevious { return previous }
      // A single page wraps around.
      return .position(position > 0 ? position - 1 : state.hasNext ? 0 : last)
    case .down, .character("j"), .control("n"):
      if position == last, state.hasNext { return next }
      return .position(position < last ? position + 1 : state.hasPrevious ? last : 0)
    case .home, .character("g"): return .position(0)
    case .end, .character("G"): return .position(last)
    case .pageUp:
      return position == 0 && state.hasPrevious ? previous : .position(max(0, position - rows))
    case .pageDown:
      return position == last && state.hasNext ? next : .position(min(last, position + rows))
    case .character("p"): return .page(.previous, isAtEnd: false)
    case .character("n"): return next
    default: return nil
    }
  }

  private mutating func go(
    to destination: Destination, in state: DisplayedIceCreamList
  ) -> ListMenuAction? {
    switch destination {
    case .position(let position): self.position = position
    case .page(.previous, _) where !state.hasPrevious: notice = SessionWording.firstPage
    case .page(.next, _) where !state.hasNext: notice = SessionWording.lastPage
    case .page(let page, let isAtEnd): return .fetch(page, isAtEnd: isAtEnd)
    }
    return nil
  }

  /// Returns a request about the highlighted ice cream, if there is one.
  private mutating func request(
    _ action: ListMenuAction, in state: DisplayedIceCreamList
  ) -> ListMenuAction? {
    guard state.iceCreams.isEmpty else { return action }
    notice = SavedMenuWording.List.nothingSelected
    return nil
  }

  /// Takes a key that does not move the highlight.
  private mutating func act(on key: Key, in state: DisplayedIceCreamList) -> ListMenuAction? {
    switch key {
    case .enter, .right, .character(" "), .character("l"):
      return request(.select(position), in: state)
    case .character("d"), .delete: return request(.delete(position), in: state)
    case .character("/"): flavor = TypedText()
    case .character("o"): return .sort
    case .character("r"): return .fetch(.again, isAtEnd: false)
    case .escape, .left, .character("q"), .character("b"), .character("h"), .backspace,
      .control("d"):
      return .leave
    case .character("?"): helpTop = 0
    case .character: notice = SavedMenuWording.List.keyHint
    default: break
    }
    return nil
  }
}
