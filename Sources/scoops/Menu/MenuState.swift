import IceCreamDomain

/// What a menu knows of its own: where the highlight is, and what is being typed.
///
/// All else is in the store.
struct MenuState {
  /// The step under way; at DONE, the one before it.
  private(set) var kind = IngredientKind.cone
  /// Whether the highlight is on DONE.
  var isAtDone = false
  /// What is being typed to narrow the options.
  var narrowing: Narrowing?
  /// The digits typed so far, of a number that Enter will choose.
  var digits = ""
  /// What the menu itself has to say, until the next key.
  var notice: String?
  /// How many refusals in a row somebody has seen and pressed a key since.
  var seenRefusals = 0
  /// The first line of help that is shown, while it is.
  var helpTop: Int?

  private var highlights = [0, 0, 0]
  private var tops = [0, 0, 0]

  /// Where the highlight is in what is listed, from 0.
  var position: Int {
    get { narrowing?.position ?? highlights[kind.place] }
    set {
      if narrowing == nil {
        highlights[kind.place] = newValue
      } else {
        narrowing?.position = newValue
      }
    }
  }

  /// The first option that is shown of what is listed, from 0.
  var top: Int {
    get { narrowing?.top ?? tops[kind.place] }
    set { if narrowing == nil { tops[kind.place] = newValue } else { narrowing?.top = newValue } }
  }

  /// Returns how many options are listed.
  func count(in list: DisplayedList) -> Int { narrowing?.matches.count ?? list.options.count }

  /// Returns the index in the whole list of what stands at a place in what is listed; `nil` where there
  /// is nothing.
  func index(at position: Int, in list: DisplayedList) -> Int? {
    guard position >= 0, position < count(in: list) else { return nil }
    return narrowing.map { Int($0.matches[position]) } ?? position
  }

  /// Returns the index of the option under the highlight, or `nil` where there is none.
  func highlighted(in list: DisplayedList) -> Int? {
    isAtDone ? nil : index(at: position, in: list)
  }

  /// Goes to a step, with the highlight on what is chosen there.
  mutating func go(to kind: IngredientKind, choice: Int?) {
    endTyping()
    self.kind = kind
    isAtDone = false
    if let choice { position = choice }
  }

  /// Goes to DONE.
  mutating func goToDone() {
    endTyping()
    isAtDone = true
  }

  /// Ends what is being typed; the highlight stays on what it was on.
  mutating func endTyping() {
    digits = ""
    guard let narrowing else { return }
    self.narrowing = nil
    if narrowing.matches.indices.contains(narrowing.position) {
      position = Int(narrowing.matches[narrowing.position])
    }
  }

  /// Scrolls help back where its end would be left behind.
  mutating func limitHelp(to last: Int) {
    helpTop = helpTop.map { min($0, last) }
  }

  /// Moves the first option that is shown so that the highlight is among those that are.
  ///
  /// - Parameters:
  ///   - rows: How many options are shown.
  ///   - count: How many are listed.
  mutating func scroll(rows: Int, count: Int) {
    let rows = max(1, rows)
    top = min(top, position)
    top = max(top, position - rows + 1)
    top = max(0, min(top, count - rows))
  }
}

extension IngredientKind {
  /// The place of the kind in the order of the steps, from 0.
  fileprivate var place: Int {
    switch self {
    case .cone: 0
    case .flavor: 1
    case .topping: 2
    }
  }
}
