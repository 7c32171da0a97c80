import IceCreamDomain
import PlainText
import TerminalMenu

/// The prompts, hints and help of the plain conversations.
enum ConversationWording {
  static let stopped = "Stopped after \(Prompter.patience) answers in a row without progress."

  /// What is said after the answer no to the question whether to delete.
  static let kept: PrintedText = "Kept."

  /// What is said after the answer no to the question whether to undo, and of an edit without changes.
  static let unchanged: PrintedText = "Nothing was changed."

  static func buttonPrompt(_ button: String) -> PrintedText { "\(button) (Enter), or q to leave> " }

  /// Returns a failure, and how to retry.
  static func lines(for failure: DisplayedFailure) -> [PrintedText] {
    failure.lines + (failure.retryButton.map { ["\($0) (Enter), or b to go back."] } ?? [])
  }

  /// Returns the prompt for a question that is answered with yes or no, and the text to print before it.
  static func prompt(for question: DisplayedQuestion) -> (text: PrintedText?, prompt: PrintedText) {
    if question.isRetry { return (question.text.asFailure, "\(question.yesButton)? [y/N] ") }
    let items = question.items.map { "  \($0)" as PrintedText }
    return (items.isEmpty ? nil : items.joined(separator: "\n"), "\(question.text) [y/N] ")
  }

  static func hint(for question: DisplayedQuestion) -> PrintedText {
    "Type y for \(question.yesButton), or press Enter for \(question.noButton)."
  }

  enum Create {
    static let hint: PrintedText =
      "Type a number or a name, b to go back, q to leave or ? for help."
    static let doneHint: PrintedText = "Press Enter to finish, or type b to go back or q to leave."
    static let another = "Make another"
    static let againHint: PrintedText =
      "Press Enter to make another one, or type saved, undo or q to leave."

    static func prompt(_ list: DisplayedList) -> PrintedText { "\(list.name)> " }

    static func donePrompt(isSurprise: Bool) -> PrintedText {
      "\nDone (Enter),\(isSurprise ? " surprise, undo," : "") or b to go back> "
    }

    /// Returns what is left to do, and at Done the key that does it.
    static func status(of state: CreateIceCream.DisplayedIceCream) -> String {
      state.progress.status + (state.progress.isDoneEnabled ? " " + doneKey(in: state) : "")
    }

    static func doneKey(in state: CreateIceCream.DisplayedIceCream) -> String {
      "Press Enter to \(state.progress.isChange ? "save" : "make") it."
    }

    static func help(canListSaved: Bool) -> PrintedText {
      """
      Type a number, a name or the beginning of one of its words to choose.
      Press Enter to keep a choice. After the third choice, Enter finishes the ice cream.
      surprise chooses all three at random, and undo takes that back.
      b goes back a step\(canListSaved ? ", saved lists the saved ice creams" : ""), q leaves, ? prints this help.
      """
    }

    /// Returns why the answers end too early, and how to do without them.
    ///
    /// If no kind is missing, only Done is.
    static func inputEnded(
      catalogIsInput: Bool, missing: [IngredientKind], isEdit: Bool
    ) -> String {
      let kinds = missing.map { "the \($0.rawValue)" }
      // With a kind missing, an option for each is needed; with only Done missing, any will do.
      let options = (missing.isEmpty ? IngredientKind.allCases : missing).map { "--\($0.rawValue)" }
      let list = options.listed(with: missing.isEmpty && isEdit ? "or" : "and")
      let use = "use \(list)."
      if kinds.isEmpty, !catalogIsInput {
        return "Input ended: add an empty line to finish, or \(use)"
      }
      let ended =
        catalogIsInput
        ? "Standard input contained the catalog, so it has no answers."
        : "Input ended before \(kinds.listed(with: "and")) \(kinds.count == 1 ? "was" : "were") chosen."
      return "\(ended) To skip the questions, \(use) See: scoops menu"
    }
  }

  enum List {
    static let prompt: PrintedText = "Saved> "
    static let hint: PrintedText =
      "Type a number to show one, words to search, n or p to turn pages, b to go back or ? for help."
    static let help: PrintedText = """
      Type a number or the beginning of an identifier to show that ice cream.
      Other words search, as in mint waf; f before them always does, and f alone shows all.
      n shows the next page, p the previous page. o changes the sort order.
      d and a number deletes that one, after asking. u undoes the last change, after asking.
      b goes back, q leaves, ? prints this help.
      """
  }

  enum Show {
    static let prompt: PrintedText = "Ice cream> "
    static let hint: PrintedText =
      "Type e to edit, m to make it again, d to delete, b to go back or ? for help."
    static let help: PrintedText = """
      e edits the ice cream. m makes another one like it. d deletes it, after asking.
      u undoes its last change, after asking. b goes back, q leaves, ? prints this help.
      """
  }
}
