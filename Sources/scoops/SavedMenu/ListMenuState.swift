import IceCreamDomain
import TerminalMenu

/// What the menu of saved ice creams knows of its own; all else is in the store.
struct ListMenuState {
  /// The index of the ice cream under the highlight, on the page.
  private(set) var position = 0
  /// The first ice cream that is shown, on the page.
  private(set) var top = 0
  private(set) var question = QuestionState()
  /// The first line of help that is shown, while it is.
  private(set) var helpTop: Int?
  /// What is being typed of the name of a flavor.
  private(set) var flavor: TypedText?
  /// What the menu itself has to say, until the next key.
  var notice: String?

  /// Puts the highlight on the first or the last ice cream of a page.
  mutating func go(toEnd isAtEnd: Bool, count: Int) {
    position = isAtEnd ? max(0, count - 1) : 0
  }

  /// Moves the highlight so that it is on the page, and what is shown so that the highlight is in it.
  ///
  /// - Parameters:
  ///   - rows: How many ice creams are shown.
  ///   - count: How many the page has.
  mutating func scroll(rows: Int, count: Int) {
    position = max(0, min(position, count - 1))
    top = max(position - max(1, rows) + 1, min(top, position))
    top = max(0, min(top, count - rows))
  }

  /// Scrolls help back where its end would be left behind.
  mutating func limitHelp(to last: Int) {
    helpTop = helpTop.map { min($0, last) }
  }

  /// Takes a key.
  ///
  /// - Parameters:
  ///   - key: What was pressed.
  ///   - state: What is shown.
  ///   - rows: How many ice creams are shown.
  /// - Returns: What is wanted; what the menu can do itself is done.
  mutating func take(_ key: Key, in state: DisplayedIceCreamList, rows: Int) -> ListMenuAction {
    notice = nil
    if let failure = state.failure { return answer(key, to: failure) }
    if state.question != nil {
      guard let answer = question.take(key) else { return .stay }
      return answer ? .confirmDeletion(position) : .keep
    }
    if let helpTop {
      self.helpTop = HelpPage.top(helpTop, after: key, rows: rows)
      return .stay
    }
    if flavor != nil { return type(key) }
    return move(key, in: state, rows: max(1, rows)) ?? act(key, in: state)
  }

  private mutating func answer(_ key: Key, to failure: DisplayedFailure) -> ListMenuAction {
    switch FailureAnswer(key, to: failure) {
    case .tryAgain: return .fetch(.again, isAtEnd: false)
    case .leave: return .leave
    case nil:
      notice = FailureAnswer.hint
      return .stay
    }
  }

  /// Takes a key while the name of a flavor is typed.
  private mutating func type(_ key: Key) -> ListMenuAction {
    let text = flavor?.text ?? ""
    switch key {
    case .escape: flavor = nil
    case .backspace where text.isEmpty: flavor = nil
    case .enter:
      flavor = nil
      return .narrow(text)
    default: _ = flavor?.take(key)
    }
    return .stay
  }

  /// Takes a key that moves the highlight; beyond an end of the page it leads to the next one.
  private mutating func move(
    _ key: Key, in state: DisplayedIceCreamList, rows: Int
  ) -> ListMenuAction? {
    let last = max(0, state.iceCreams.count - 1)
    let previous = state.hasPrevious
    let next = state.hasNext
    switch key {
    case .up, .character("k"), .control("p"):
      if position == 0, previous { return .fetch(.previous, isAtEnd: true) }
      // It wraps around where there is only one page.
      position = position > 0 ? position - 1 : next ? 0 : last
    case .down, .character("j"), .control("n"):
      if position == last, next { return .fetch(.next, isAtEnd: false) }
      position = position < last ? position + 1 : previous ? last : 0
    case .home, .character("g"): position = 0
    case .end, .character("G"): position = last
    case .pageUp:
      if position == 0, previous { return .fetch(.previous, isAtEnd: true) }
      position = max(0, position - rows)
    case .pageDown:
      if position == last, next { return .fetch(.next, isAtEnd: false) }
      position = min(last, position + rows)
    case .character("p"):
      if previous { return .fetch(.previous, isAtEnd: false) }
      notice = "This is the first page."
    case .character("n"):
      if next { return .fetch(.next, isAtEnd: false) }
      notice = "This is the last page."
    default: return nil
    }
    return .stay
  }

  /// Returns what is wanted of the ice cream under the highlight, where there is one.
  private mutating func wanted(
    _ action: ListMenuAction, in state: DisplayedIceCreamList
  ) -> ListMenuAction {
    guard state.iceCreams.isEmpty else { return action }
    notice = "There is no ice cream here."
    return .stay
  }

  private mutating func act(_ key: Key, in state: DisplayedIceCreamList) -> ListMenuAction {
    switch key {
    case .enter, .right, .character(" "), .character("l"):
      return wanted(.select(position), in: state)
    case .character("d"), .delete: return wanted(.delete(position), in: state)
    case .character("/"): flavor = TypedText()
    case .character("o"): return .sort
    case .character("r"): return .fetch(.again, isAtEnd: false)
    case .escape, .left, .character("q"), .character("b"), .character("h"), .backspace,
      .control("d"):
      return .leave
    case .character("?"): helpTop = 0
    case .character: notice = "Press ? for all keys."
    default: break
    }
    return .stay
  }
}
