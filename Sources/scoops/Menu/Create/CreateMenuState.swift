import IceCreamDomain
import TerminalMenu

/// A request of the user to the create scene, or to the menu itself.
enum CreateMenuAction: MenuAction {
  /// Select the option at an index, which may be out of range.
  case select(IngredientKind, Int)
  /// Activate Done, which may be disabled, or save again after a failure.
  case finish
  /// Choose all three ingredients at random, or go back to what was chosen before that.
  case surprise, undoSurprise
  /// Clear the finished ice cream for another one, or undo its last change, which asks a question.
  case startOver, undo
  case confirm, keep
  case openSaved, help, leave
  /// Choose what is highlighted, or go to another step.
  case choose, goBack, goOn

  static let retry = finish
}

/// The state of the create menu that is not in the store: highlight, scrolling and typing.
struct CreateMenuState {
  /// Whether leaving goes back to another menu.
  let isNested: Bool
  /// The open step, or the last one at Done.
  private(set) var kind = IngredientKind.cone
  private(set) var isAtDone = false
  /// The digits typed so far of a number to select with Enter.
  private(set) var digits = ""
  /// The highlighted row before the first digit.
  private var positionBeforeDigits = 0
  /// The buttons below a finished ice cream, or the answers to a question.
  private(set) var buttons = ButtonRow()
  /// The question whether to undo the last change of the finished ice cream.
  var question: DisplayedQuestion?
  var isDeleted = false
  /// A message of the menu itself, until the next key.
  var notice: String?

  private var lists = PerKind { _ in ScrollingList() }

  init(isNested: Bool = false) {
    self.isNested = isNested
  }

  private(set) var list: ScrollingList {
    get { lists[kind] }
    set { lists[kind] = newValue }
  }

  var leave: String { isNested ? "back" : "leave" }

  func option(in state: CreateIceCream.DisplayedIceCream) -> Int? {
    guard case .option(let option) = row(in: state) else { return nil }
    return option
  }

  func row(in state: CreateIceCream.DisplayedIceCream) -> CreateRows.Row? {
    isAtDone ? nil : list.highlighted.map { CreateRows(of: kind, in: state)[$0] }
  }

  /// Returns the position, from 1, of the highlighted option among those that the search finds, and their number;
  /// `nil` if no option is highlighted.
  func place(in state: CreateIceCream.DisplayedIceCream) -> (position: Int, count: Int)? {
    guard let option = option(in: state) else { return nil }
    let places = CreateRows(of: kind, in: state).optionPlaces
    guard let found = list.search?.matches?.filter(places.contains) else {
      return (option + 1, places.count)
    }
    return found.firstIndex(of: places.lowerBound + option).map { ($0 + 1, found.count) }
  }

  /// Goes to a step and highlights its choice, or with `nil` to Done.
  mutating func go(to step: IngredientKind?, in state: CreateIceCream.DisplayedIceCream) {
    digits = ""
    list.endSearch()
    (kind, isAtDone) = (step ?? kind, step == nil)
    let rows = CreateRows(of: kind, in: state)
    // A surprise has rows above the options.
    if list.total != rows.count { list.startOver() }
    list.total = rows.count
    if let choice = state.progress.steps[kind].choice { list.move(to: rows.before.count + choice) }
  }

  mutating func scroll(rows: Int, in state: CreateIceCream.DisplayedIceCream) {
    list.total = CreateRows(of: kind, in: state).count
    list.scroll(rows: rows)
  }

  // MARK: Keys

  func keys(in state: CreateIceCream.DisplayedIceCream) -> [MenuKey<CreateMenuAction>] {
    if let failure = state.saveFailure { return MenuGlyphs.keys(of: failure, leaving: leave) }
    if let alert = state.alert { return keys(of: alert, in: state) }
    let enter = isAtDone ? state.progress.isChange ? "save" : "make it" : "choose"
    let escape: MenuKey<CreateMenuAction> =
      list.search != nil || !digits.isEmpty
      ? MenuKey([], nil, "Esc", "clear")
      : !isAtDone && kind.previous == nil
        ? MenuKey([.escape], .leave, "Esc", leave) : MenuKey([.escape], .goBack, "Esc", "back")
    let rows = CreateRows(of: kind, in: state)
    let others = rows.others.map {
      $0 == .undo
        ? .undo($0.action)
        : MenuKey([.control($0.letter)], $0.action, $0.keyName, $0.title.lowercased(), .page)
    }
    let action = isAtDone ? CreateMenuAction.finish : .choose
    let choose: MenuKey<CreateMenuAction> = MenuKey(
      [.enter], action, "Enter", enter, list.count == 0 ? .page : .footer)
    let steps: [MenuKey<CreateMenuAction>] = [
      MenuKey([.right], action, "→", enter, .page),
      MenuKey([.left, .backTab], .goBack, "←, Shift-Tab", "previous step", .page),
      MenuKey([.tab], .goOn, "Tab", "next step", .page),
      MenuKey([], nil, "0 to 9", "choose by number, while nothing is typed", .page),
      MenuKey([.control("d")], .leave, "Ctrl-D", leave, .page),
    ]
    return [choose, escape, .help] + others + MenuKey.list + steps
  }

  /// Returns the keys of the screen of a finished ice cream.
  private func keys(
    of alert: DisplayedAlert, in state: CreateIceCream.DisplayedIceCream
  ) -> [MenuKey<CreateMenuAction>] {
    if let question { return buttons.keys(of: question) }
    var others: [MenuKey<CreateMenuAction>] = []
    if state.menu.savedClosedReason == nil {
      others.append(.button("s", .openSaved, "saved ice creams", inLists: [.control("s")]))
    }
    if alert.iceCream.id != nil {
      others.append(.button("u", .undo, "undo", inLists: [.control("y")]))
    }
    let another = ConversationWording.Create.another.lowercased()
    return buttons.keys(
      [.leaving(.leave, leave), .button("m", .startOver, another)] + others + [.help])
  }

  /// Takes a key while some rows are visible, and returns a request for the scene, if there is one.
  mutating func take(_ key: Key, in state: CreateIceCream.DisplayedIceCream, rows: Int)
    -> CreateMenuAction?
  {
    notice = nil
    let table = keys(in: state)
    if state.saveFailure != nil || state.alert != nil {
      return buttons.take(key, in: table, notice: &notice)
    }
    let options = CreateRows(of: kind, in: state)
    list.total = options.count
    if isAtDone, ListMove(key) != nil {
      isAtDone = false
      return nil
    }
    if let digits = typedDigits(after: key) {
      isAtDone = false
      return type(digits, in: options)
    }
    if list.take(key, rows: rows, preferring: options.optionPlaces, names: { options.names }) {
      isAtDone = false
      digits = ""
      if list.count == 0 { notice = noMatch(in: state) }
      return nil
    }
    switch table.action(for: key) {
    case .choose: return choose(in: state)
    case .goBack: goBack(in: state)
    case .goOn: return goOn(in: state)
    case let action: return action
    }
    return nil
  }

  private mutating func goBack(in state: CreateIceCream.DisplayedIceCream) {
    if isAtDone {
      go(to: kind, in: state)
    } else if let previous = kind.previous {
      go(to: previous, in: state)
    } else if state.progress.isDoneEnabled {
      // The steps are a ring.
      go(to: .topping, in: state)
      go(to: nil, in: state)
    } else {
      notice = "This is the first step. Esc \(isNested ? "goes back" : "leaves")."
    }
  }

  private mutating func goOn(in state: CreateIceCream.DisplayedIceCream) -> CreateMenuAction? {
    if isAtDone {
      go(to: .cone, in: state)
    } else if let next = kind.next {
      notice = state.progress.steps[next].closedReason
      if notice == nil { go(to: next, in: state) }
    } else {
      guard state.progress.isDoneEnabled else { return .finish }
      go(to: nil, in: state)
    }
    return nil
  }

  private mutating func choose(in state: CreateIceCream.DisplayedIceCream) -> CreateMenuAction? {
    if let number = Int(digits) {
      digits = ""
      return .select(kind, number - 1)
    }
    switch row(in: state) {
    case .option(let index): return .select(kind, index)
    case .other(let other): return other.action
    case nil:
      notice = noMatch(in: state)
      return nil
    }
  }

  /// Returns that the search finds nothing, or for which step the typed name is.
  private func noMatch(in state: CreateIceCream.DisplayedIceCream) -> String {
    let names = PerKind { state.menu.lists[$0].lazy.map(\.name) }
    let other = IngredientMatch.first(with: list.search?.text ?? "", in: names)
    return (other.map { "\($0.name) is a \($0.kind.rawValue)." } ?? "Nothing matches.")
      + " Esc clears the search."
  }

  /// Returns the digits after a key that types or deletes some; `nil` for other keys, and in a search.
  private func typedDigits(after key: Key) -> String? {
    switch key {
    case .character(let digit) where list.search == nil && ("0"..."9").contains(digit):
      digits + String(digit)
    case _ where digits.isEmpty: nil
    case .backspace: String(digits.dropLast())
    case .escape, .control("u"), .control("w"): ""
    default: nil
    }
  }

  /// Stores the digits of a number, and moves the highlight to it, while a longer number can begin with them.
  ///
  /// - Returns: Otherwise a request to select the number, which the scene refuses if it is not in the list.
  private mutating func type(_ digits: String, in options: CreateRows) -> CreateMenuAction? {
    if self.digits.isEmpty { positionBeforeDigits = list.position }
    let number = Int(digits) ?? 0
    let isInList = number >= 1 && number <= options.options.count
    list.move(to: isInList ? options.before.count + number - 1 : positionBeforeDigits)
    if digits.isEmpty || isInList && number * 10 <= options.options.count {
      self.digits = digits
      return nil
    }
    self.digits = ""
    return .select(kind, number - 1)
  }
}
