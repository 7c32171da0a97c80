import IceCreamDomain
import TerminalMenu

/// A row in the list of a step.
enum CreateRow: Equatable {
  case option(Int)
  /// What can be done beside choosing an option.
  case surprise, undoSurprise, saved

  /// The name of a row that is no option.
  func title(in state: CreateIceCream.DisplayedIceCream) -> String {
    switch self {
    case .option: ""
    case .surprise: state.progress.isSurprise ? "Another surprise" : "Surprise me"
    case .undoSurprise: "Back to my choices"
    case .saved: "Saved ice creams"
    }
  }

  /// The answers of a plain conversation that name a row that is no option.
  var answers: [String] {
    switch self {
    case .option: []
    case .surprise: ["surprise", "surprise me", "another surprise"]
    case .undoSurprise: ["back to my choices"]
    case .saved: ["saved", "saved ice creams"]
    }
  }

  /// The key and the request of a row that is no option.
  var key: (key: Key, name: String, action: CreateMenuAction)? {
    switch self {
    case .option: nil
    case .surprise: (.control("r"), "Ctrl-R", .surprise)
    case .undoSurprise: (.control("u"), "Ctrl-U", .undoSurprise)
    case .saved: (.control("s"), "Ctrl-S", .openSaved)
    }
  }
}

/// The rows in the list of a step: its options, and what can be done beside choosing one.
struct CreateRows {
  /// The rows above the options: after a surprise, what can be done about it.
  let before: [CreateRow]
  let after: [CreateRow]
  let options: DisplayedList
  private let state: CreateIceCream.DisplayedIceCream

  init(of kind: IngredientKind, in state: CreateIceCream.DisplayedIceCream) {
    (self.state, options) = (state, state.lists[kind])
    before = state.progress.isSurprise ? [.surprise, .undoSurprise] : []
    after =
      (state.progress.isSurprise ? [] : [.surprise])
      + (state.savedClosedReason == nil ? [.saved] : [])
  }

  /// The rows that are no options.
  var others: [CreateRow] { before + after }

  var count: Int { before.count + options.count + after.count }

  subscript(index: Int) -> CreateRow {
    if index < before.count { return before[index] }
    let option = index - before.count
    return option < options.count ? .option(option) : after[option - options.count]
  }

  /// The places of the options.
  var optionPlaces: Range<Int> { before.count..<before.count + options.count }

  /// Returns the place of an option.
  func index(of option: Int) -> Int { before.count + option }

  /// The names in their order, for a search.
  var names: some Sequence<String> {
    (0..<count).lazy.map { index in
      if case .option(let option) = self[index] { return options[option].name }
      return self[index].title(in: state)
    }
  }
}
