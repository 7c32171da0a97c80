import IceCreamDomain
import TerminalMenu

/// What a key asks of the scene.
enum CreateMenuAction: Equatable {
  /// Select the option at an index, which may be out of range.
  case select(IngredientKind, Int)
  /// Go to a step that is not open yet.
  case tryStep(IngredientKind)
  /// DONE, which may be disabled.
  case finish
  /// OK on the alert.
  case startOver
  /// Load the catalog again.
  case retry
  /// Save the ice cream, or its change, again.
  case saveAgain
  /// Show the saved ice creams.
  case openSaved
  case leave
}

/// The state of the create menu itself: where the highlight is, and what is being typed.
///
/// All else is in the store.
struct CreateMenuState {
  /// The open step; at DONE, the last one.
  private(set) var kind = IngredientKind.cone
  /// Whether the highlight is on DONE.
  private(set) var isAtDone = false
  /// The digits typed so far, of a number that Enter selects.
  private(set) var digits = ""
  /// A hint of the menu itself, until the next key.
  private(set) var notice: String?
  /// How many refusals in a row were shown before the last key.
  var seenRefusals = 0
  /// The first visible line of help, while help is shown.
  private(set) var helpTop: Int?

  private var cones = FilteredList()
  private var flavors = FilteredList()
  private var toppings = FilteredList()

  /// The list of the open step.
  var list: FilteredList {
    get {
      switch kind {
      case .cone: cones
      case .flavor: flavors
      case .topping: toppings
      }
    }
    set {
      switch kind {
      case .cone: cones = newValue
      case .flavor: flavors = newValue
      case .topping: toppings = newValue
      }
    }
  }

  /// The index of the option under the highlight, or `nil` where there is none.
  var highlighted: Int? { isAtDone ? nil : list.highlighted }

  /// Goes to a step, with the highlight on its choice.
  mutating func go(to kind: IngredientKind, in state: DisplayedIceCream) {
    endTyping()
    self.kind = kind
    isAtDone = false
    list.total = state.displayedList(of: kind).count
    if let choice = state.progress.step(of: kind).choice { list.move(to: choice) }
  }

  /// Goes to DONE.
  mutating func goToDone() {
    endTyping()
    isAtDone = true
  }

  private mutating func endTyping() {
    digits = ""
    list.endFilter()
  }

  /// Scrolls so that the highlight is visible.
  ///
  /// - Parameters:
  ///   - rows: How many options are visible.
  ///   - state: The state of the scene.
  mutating func scroll(rows: Int, in state: DisplayedIceCream) {
    list.total = state.displayedList(of: kind).count
    list.scroll(rows: rows)
  }

  /// Scrolls help back where its end would leave the screen.
  mutating func limitHelp(to last: Int) {
    helpTop = helpTop.map { min($0, last) }
  }

  // MARK: Keys

  /// Handles a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - state: The state of the scene.
  ///   - rows: How many options are visible.
  /// - Returns: What the key asks of the scene; `nil` where it only concerns the menu.
  mutating func take(_ key: Key, in state: DisplayedIceCream, rows: Int) -> CreateMenuAction? {
    notice = nil
    seenRefusals = state.refusal?.count ?? 0
    if state.failure != nil { return answer(key, enter: .retry, action: "load the catalog again") }
    if let failure = state.storeFailure {
      return failure.retryButton == nil
        ? answer(key, enter: .leave, action: "go on")
        : answer(key, enter: .saveAgain, action: "try again")
    }
    if state.alert != nil, key == .character("s") { return .openSaved }
    if state.alert != nil { return answer(key, enter: .startOver, action: "make another one") }
    if let helpTop {
      self.helpTop = HelpPage.top(helpTop, after: key, rows: rows)
      return nil
    }
    list.total = state.displayedList(of: kind).count
    if list.type(key) { return nil }
    if let move = ListMove(key) {
      digits = ""
      // From DONE, the first move leads back to the options.
      if isAtDone { isAtDone = false } else { list.move(move, rows: rows) }
      return nil
    }
    return go(key, in: state)
  }

  /// Handles a key where there is only one question.
  private mutating func answer(
    _ key: Key, enter: CreateMenuAction, action: String
  ) -> CreateMenuAction? {
    switch key {
    case .enter, .right, .character(" "), .character("l"): return enter
    case _ where key.isLeaving: return .leave
    default:
      notice = "Press Enter to \(action), or q to leave."
      return nil
    }
  }

  // MARK: Steps

  /// Handles a key that goes to another step or leaves the menu; any other one selects.
  private mutating func go(_ key: Key, in state: DisplayedIceCream) -> CreateMenuAction? {
    switch key {
    case .escape where !digits.isEmpty: digits = ""
    case .escape where kind == .cone && !isAtDone: return .leave
    case .escape, .left, .character("h"), .character("b"), .backTab: goBack(in: state)
    case .tab: return goOn(in: state)
    case .character("q"), .control("d"): return .leave
    default: return select(key, in: state.displayedList(of: kind))
    }
    return nil
  }

  private mutating func goBack(in state: DisplayedIceCream) {
    if isAtDone {
      go(to: kind, in: state)
    } else if let previous = kind.previous {
      go(to: previous, in: state)
    } else {
      endTyping()
      notice = "This is the first step."
    }
  }

  private mutating func goOn(in state: DisplayedIceCream) -> CreateMenuAction? {
    if isAtDone {
      notice = "DONE is the last step. Press Enter to make the ice cream."
    } else if let next = kind.next {
      guard state.progress.step(of: next).isOpen else { return .tryStep(next) }
      go(to: next, in: state)
    } else {
      guard state.progress.isDoneEnabled else { return .finish }
      goToDone()
    }
    return nil
  }

  // MARK: Selecting

  private mutating func select(_ key: Key, in options: DisplayedList) -> CreateMenuAction? {
    switch key {
    case .enter, .right, .character(" "), .character("l"):
      if isAtDone { return .finish }
      if let number = Int(digits) {
        digits = ""
        return .select(kind, number - 1)
      }
      if let index = highlighted { return .select(kind, index) }
      notice = "No match. Backspace deletes a letter; Esc clears the filter."
    case .character(let digit) where ("0"..."9").contains(digit):
      isAtDone = false
      if list.total <= 9 { return .select(kind, Int(digit.value) - 0x30 - 1) }
      type(digits: String((digits + String(digit)).prefix(9)))
    case .backspace: type(digits: String(digits.dropLast()))
    case .character("/"):
      isAtDone = false
      digits = ""
      list.startFilter(options.options.lazy.map(\.name))
    case .character("?"): helpTop = 0
    case .character("s"): return .openSaved
    case .paste: notice = "Pasting doesn't select. Press / first to filter."
    case .character: notice = "Press / to filter, or ? for all keys."
    default: break
    }
    return nil
  }

  /// Stores the digits of a number; the highlight follows it.
  private mutating func type(digits: String) {
    self.digits = digits
    guard let number = Int(digits), (1...max(1, list.total)).contains(number) else { return }
    list.move(to: number - 1)
  }
}
