import IceCreamDomain
import TerminalMenu

/// What was chosen for an ice cream that was left before Done.
struct UnfinishedIceCream: Equatable {
  let names: NamedIngredients

  init(_ state: CreateIceCream.DisplayedIceCream) {
    names = NamedIngredients { kind in
      state.progress.steps[kind].choice.map { state.menu.lists[kind][$0].name }
    }
  }

  /// The news that it is not saved.
  var text: String { "Not saved." + choices }

  /// What was chosen, after a sentence.
  var choices: String {
    " You had: \(names.kinds.compactMap { names[$0] }.joined(separator: ", "))."
  }

  /// Returns the command that goes on from there.
  func continuation(_ settings: Settings) -> PrintedText {
    let command = MakeAgainCommandLine.text(of: names, settings: settings)
    return ("Continue: \(command)" as PrintedText).whole
  }
}
