import IceCreamDomain
import TerminalMenu

/// A request of the user to the create scene.
enum CreateMenuAction: Equatable {
  /// Select the option at an index, which may be out of range.
  case select(IngredientKind, Int)
  /// Activate DONE, which may be disabled, or save again after a failure.
  case finish
  /// Choose all three ingredients at random, or go back to what was chosen before that.
  case surprise, undoSurprise
  case startOver, openSaved, help, leave
}

/// The state of the create menu that is not in the store: highlight, scrolling and typing.
struct CreateMenuState {
  /// Whether leaving goes back to another menu.
  let isNested: Bool
  /// The open step, or the last one at DONE.
  private(set) var kind = IngredientKind.cone
  private(set) var isAtDone = false
  /// The digits typed so far of a number to select with Enter.
  private(set) var digits = ""
  /// The highlighted row before the first digit.
  private var positionBeforeDigits = 0
  /// A message of the menu itself, until the next key.
  var notice: String?

  private var lists = PerKind { _ in ScrollingList() }

  init(isNested: Bool = false) {
    self.isNested = isNested
  }

  /// The list of the open step.
  var list: ScrollingList {
    get { lists[kind] }
    set { lists[kind] = newValue }
  }

  /// The index of the highlighted option, or `nil` if there is none.
  var highlighted: Int? { isAtDone ? nil : list.highlighted }

  /// Goes to a step and highlights its choice.
  mutating func go(to kind: IngredientKind, in state: CreateIceCream.DisplayedIceCream) {
    endTyping()
    self.kind = kind
    isAtDone = false
    list.total = state.lists[kind].count
    if let choice = state.progress.steps[kind].choice { list.move(to: choice) }
  }

  mutating func goToDone() {
    endTyping()
    isAtDone = true
  }

  private mutating func endTyping() {
    digits = ""
    list.endFilter()
  }

  mutating func scroll(rows: Int, in state: CreateIceCream.DisplayedIceCream) {
    list.total = state.lists[kind].count
    list.scroll(rows: rows)
  }

  // MARK: Keys

  /// Takes a key while some rows are visible, and returns a request for the scene, if there is one.
  mutating func take(_ key: Key, in state: CreateIceCream.DisplayedIceCream, rows: Int)
    -> CreateMenuAction?
  {
    notice = nil
    if let failure = state.saveFailure {
      if failure.retryButton == nil { return answer(key, enter: .leave, action: "go on") }
      return answer(key, enter: .finish, action: "try again")
    }
    if state.alert != nil {
      return key == .character("s")
        ? .openSaved : answer(key, enter: .startOver, action: "make another one")
    }
    list.total = state.lists[kind].count
    if list.type(key) { return nil }
    if let move = ListMove(key) {
      digits = ""
      // From DONE, the first move goes back to the options.
      if isAtDone { isAtDone = false } else { list.move(move, rows: rows) }
      return nil
    }
    switch key {
    case .escape where !digits.isEmpty:
      digits = ""
      list.move(to: positionBeforeDigits)
    case .escape, .left, .character("h"), .character("b"), .backTab: goBack(in: state)
    case .tab: return goOn(in: state)
    case _ where key.isLeaving: return .leave
    case _ where key.isChoosing: return choose()
    case .character(let digit) where ("0"..."9").contains(digit):
      isAtDone = false
      if digits.isEmpty { positionBeforeDigits = list.position }
      return type(digits + String(digit))
    case .backspace where !digits.isEmpty: return type(String(digits.dropLast()))
    case .character("/"):
      isAtDone = false
      digits = ""
      list.startFilter(state.lists[kind].options.lazy.map(\.name))
    case .character("?"): return .help
    case .character("r"): return .surprise
    case .character("u"): return .undoSurprise
    case .character("s"): return .openSaved
    case .paste: notice = MenuWording.pasteHint
    case .character: notice = "Press / to filter, or ? for all keys."
    default: break
    }
    return nil
  }

  /// Handles a key while a single question is open.
  private mutating func answer(
    _ key: Key, enter: CreateMenuAction, action: String
  ) -> CreateMenuAction? {
    switch key {
    case _ where key.isChoosing: return enter
    case _ where key.isLeaving: return .leave
    default:
      notice = "Press Enter to \(action), or q to \(isNested ? "go back" : "leave")."
      return nil
    }
  }

  private mutating func goBack(in state: CreateIceCream.DisplayedIceCream) {
    if isAtDone {
      go(to: kind, in: state)
    } else if let previous = kind.previous {
      go(to: previous, in: state)
    } else {
      endTyping()
      notice = "This is the first step. Press q to \(isNested ? "go back" : "leave")."
    }
  }

  private mutating func goOn(in state: CreateIceCream.DisplayedIceCream) -> CreateMenuAction? {
    if isAtDone {
      let action = state.isChange ? "save the change" : "make the ice cream"
      notice = "DONE is the last step. Press Enter to \(action)."
    } else if let next = kind.next {
      notice = state.progress.steps[next].closedReason
      if notice == nil { go(to: next, in: state) }
    } else {
      guard state.progress.isDoneEnabled else { return .finish }
      goToDone()
    }
    return nil
  }

  private mutating func choose() -> CreateMenuAction? {
    if isAtDone { return .finish }
    if let number = Int(digits) {
      digits = ""
      return .select(kind, number - 1)
    }
    if let index = highlighted { return .select(kind, index) }
    notice = MenuWording.noMatch
    return nil
  }

  /// Stores the digits of a number, and moves the highlight to it, while a longer number can begin with them.
  ///
  /// - Returns: Otherwise a request to select the number, which the scene refuses if it is not in the list.
  private mutating func type(_ digits: String) -> CreateMenuAction? {
    self.digits = digits
    guard let number = Int(digits) else {
      list.move(to: positionBeforeDigits)
      return nil
    }
    if number >= 1, number * 10 <= list.total {
      list.move(to: number - 1)
      return nil
    }
    self.digits = ""
    if number < 1 || number > list.total { list.move(to: positionBeforeDigits) }
    return .select(kind, number - 1)
  }
}
