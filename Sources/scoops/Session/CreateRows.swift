import IceCreamDomain
import TerminalMenu

/// What can be done in the list of a step beside choosing an option.
struct OtherChoice: Equatable {
  let title: String
  /// A short answer in a plain conversation; the title is one, too.
  var answer = ""
  /// The letter of its key, with Ctrl.
  let letter: Unicode.Scalar
  let action: CreateMenuAction

  static let surprise = OtherChoice(
    title: "Surprise me", answer: "surprise", letter: "r", action: .surprise)
  static let another = OtherChoice(
    title: "Another surprise", answer: "surprise", letter: "r", action: .surprise)
  static let undo = OtherChoice(
    title: "Undo the surprise", answer: "undo", letter: "y", action: .undoSurprise)
  static let saved = OtherChoice(
    title: "Saved ice creams", answer: "saved", letter: "s", action: .openSaved)

  var keyName: String { "Ctrl-" + String(letter).uppercased() }
  var answers: [String] { [title.lowercased(), answer] }
}

/// The rows in the list of a step: its options, and what can be done beside choosing one.
struct CreateRows {
  enum Row: Equatable {
    case option(Int)
    case other(OtherChoice)
  }

  /// The rows above the options: after a surprise, what can be done about it.
  let before: [OtherChoice]
  let after: [OtherChoice]
  let options: DisplayedList

  init(of kind: IngredientKind, in state: CreateIceCream.DisplayedIceCream) {
    options = state.menu.lists[kind]
    let saved: [OtherChoice] = state.menu.savedClosedReason == nil ? [.saved] : []
    before = state.progress.isSurprise ? [.another, .undo] : []
    after = (before.isEmpty ? [.surprise] : []) + saved
  }

  /// The rows that are no options.
  var others: [OtherChoice] { before + after }
  var count: Int { options.count + others.count }
  /// The places of the options.
  var optionPlaces: Range<Int> { before.count..<before.count + options.count }

  subscript(index: Int) -> Row {
    if optionPlaces.contains(index) { return .option(index - before.count) }
    return .other(index < before.count ? before[index] : after[index - optionPlaces.upperBound])
  }

  /// The names in their order, for a search.
  var names: [String] { before.map(\.title) + options.map(\.name) + after.map(\.title) }
}
