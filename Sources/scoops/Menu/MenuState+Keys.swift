import IceCreamDomain
import PlainText
import TerminalMenu

extension MenuState {
  /// Takes a key.
  ///
  /// - Parameters:
  ///   - key: What was pressed.
  ///   - state: What is shown.
  ///   - rows: How many options are shown.
  /// - Returns: What is wanted of the scene, if anything; what the menu can do itself is done.
  mutating func take(_ key: Key, in state: DisplayedIceCream, rows: Int) -> MenuAction? {
    notice = nil
    seenRefusals = state.refusal?.count ?? 0
    if state.failure != nil { return answer(key, enter: .retry, wanted: "load the catalog again") }
    if let failure = state.storeFailure {
      return failure.retryButton == nil
        ? answer(key, enter: .leave, wanted: "go on")
        : answer(key, enter: .saveAgain, wanted: "try again")
    }
    if state.alert != nil, key == .character("s") { return .openSaved }
    if state.alert != nil { return answer(key, enter: .startOver, wanted: "make another one") }
    if let helpTop {
      self.helpTop = HelpPage.top(helpTop, after: key, rows: rows)
      return nil
    }
    if narrowing != nil, type(key) { return nil }
    let list = state.displayedList(of: kind)
    if move(key, in: list, rows: rows) { return nil }
    return go(key, in: state)
  }

  /// Takes a key where there is one question only.
  private mutating func answer(_ key: Key, enter: MenuAction, wanted: String) -> MenuAction? {
    switch key {
    case .enter, .right, .character(" "), .character("l"): return enter
    case _ where key.isLeaving: return .leave
    default:
      notice = "Press Enter to \(wanted), or q to leave."
      return nil
    }
  }

  // MARK: Typing

  /// Takes a key while the options are narrowed.
  ///
  /// - Returns: Whether it was part of the text.
  private mutating func type(_ key: Key) -> Bool {
    switch key {
    case .character(let character): narrowing?.type(String(character))
    // A name is one line.
    case .paste(let text): narrowing?.type(String(text.prefix { !$0.isNewline }).printable)
    case .backspace where narrowing?.text == "": endTyping()
    case .backspace: narrowing?.eraseLast()
    case .control("u"): narrowing?.eraseAll()
    case .escape: endTyping()
    default: return false
    }
    return true
  }

  private mutating func take(digit: Unicode.Scalar, in list: DisplayedList) -> MenuAction? {
    let value = Int(digit.value) - 0x30
    isAtDone = false
    if list.options.count <= 9 { return .select(kind, value - 1) }
    take(digits: String((digits + String(value)).prefix(9)), in: list)
    return nil
  }

  /// Takes a number as it is so far; the highlight goes with it.
  private mutating func take(digits: String, in list: DisplayedList) {
    self.digits = digits
    guard let number = Int(digits), number >= 1, number <= list.options.count else { return }
    position = number - 1
  }

  // MARK: Moving

  /// Takes a key that moves the highlight.
  private mutating func move(_ key: Key, in list: DisplayedList, rows: Int) -> Bool {
    let count = count(in: list)
    let last = max(0, count - 1)
    let target: Int
    switch key {
    case .up, .character("k"), .control("p"): target = position > 0 ? position - 1 : last
    case .down, .character("j"), .control("n"): target = position < last ? position + 1 : 0
    case .home, .character("g"): target = 0
    case .end, .character("G"): target = last
    case .pageUp: target = max(0, position - max(1, rows))
    case .pageDown: target = min(last, position + max(1, rows))
    default: return false
    }
    digits = ""
    // From DONE, the first such key leads back to the options.
    if isAtDone { isAtDone = false } else { position = target }
    return true
  }

  /// Takes a key that leads to another step, or out of the menu; any other one chooses.
  private mutating func go(_ key: Key, in state: DisplayedIceCream) -> MenuAction? {
    switch key {
    case .escape where !digits.isEmpty: digits = ""
    case .escape where kind == .cone && !isAtDone: return .leave
    case .escape, .left, .character("h"), .character("b"), .backTab: goBack(in: state.progress)
    case .tab: return goOn(in: state.progress)
    case .character("q"), .control("d"): return .leave
    default: return choose(key, in: state.displayedList(of: kind))
    }
    return nil
  }

  private mutating func goBack(in progress: DisplayedProgress) {
    if isAtDone {
      go(to: kind, choice: progress.step(of: kind).choice)
    } else if let previous = kind.previous {
      go(to: previous, choice: progress.step(of: previous).choice)
    } else {
      endTyping()
      notice = "This is the first step."
    }
  }

  private mutating func goOn(in progress: DisplayedProgress) -> MenuAction? {
    if isAtDone {
      notice = "DONE is the last step: Enter makes the ice cream."
    } else if let next = kind.next {
      guard progress.step(of: next).isOpen else { return .tryStep(next) }
      go(to: next, choice: progress.step(of: next).choice)
    } else {
      guard progress.isDoneEnabled else { return .finish }
      goToDone()
    }
    return nil
  }

  // MARK: Choosing

  private mutating func choose(_ key: Key, in list: DisplayedList) -> MenuAction? {
    switch key {
    case .enter, .right, .character(" "), .character("l"):
      if isAtDone { return .finish }
      if let number = Int(digits) {
        digits = ""
        return .select(kind, number - 1)
      }
      if let index = highlighted(in: list) { return .select(kind, index) }
      notice = "No name has this in it. Backspace takes back a letter, Esc all."
    case .character(let digit) where ("0"..."9").contains(digit):
      return take(digit: digit, in: list)
    case .backspace: take(digits: String(digits.dropLast()), in: list)
    case .character("/"):
      isAtDone = false
      digits = ""
      narrowing = Narrowing(list)
    case .character("?"): helpTop = 0
    case .character("s"): return .openSaved
    case .paste:
      notice = "What is pasted does not choose. Press / first to narrow the options by it."
    case .character: notice = "Press / to narrow the options by typing, or ? for all keys."
    default: break
    }
    return nil
  }
}
