import IceCreamDomain
import TerminalMenu

/// The words and pictures of the plain conversation, as functions of what is shown.
struct CreateConversationPainter {
  let style: Style
  let isPlain: Bool

  /// Returns what to add to the conversation when what is shown has changed.
  func text(from old: DisplayedIceCream, to new: DisplayedIceCream) -> String {
    var text = ""
    if new.title != old.title {
      text += style.bold(new.title) + "\n" + style.faint(Self.hint) + "\n"
    }
    if let refusal = new.refusal, refusal != old.refusal { text += refusal.message + "\n" }
    if new.progress != old.progress { text += progress(new.progress) }
    // What there is to say about how it is saved comes later.
    if let alert = new.alert, alert.title != old.alert?.title {
      text += "\n" + style.bold(alert.title) + "\n"
    }
    return text
  }

  private func progress(_ progress: DisplayedProgress) -> String {
    var lines = [""]
    if !isPlain {
      let picture = LineDrawing.lines(of: progress.picture).map(style.text)
      if !picture.isEmpty { lines += picture + [""] }
    }
    lines += [progress.picture.caption, style.faint(progress.status)]
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns a question with what there is to choose from.
  func question(_ list: DisplayedList, choice: Int?) -> String {
    "\n" + style.bold(list.prompt) + " (\(list.countText))\n"
      + OptionLines.text(of: list, choice: choice, style: isPlain ? Style(depth: .none) : style)
  }

  /// Returns what is missing once there are no more answers, and what it could be.
  ///
  /// - Parameters:
  ///   - state: What is shown.
  ///   - given: The kinds that the command line has named already.
  ///   - asked: The kinds that are still asked for, whether they are chosen or not.
  /// - Returns: A line for each choice that is missing, and for DONE.
  func missing(
    in state: DisplayedIceCream, given: [IngredientKind], asked: [IngredientKind]
  ) -> String {
    let lines = IngredientKind.allCases.compactMap { kind -> String? in
      let list = state.displayedList(of: kind)
      let choice = state.progress.step(of: kind).choice
      if choice == nil { return given.contains(kind) ? nil : missing(list) }
      return asked.contains(kind) ? "  \(list.name): an empty line keeps what is chosen" : nil
    }
    return (["The answers end here. Still missing:"] + lines + ["  DONE: an empty line"])
      .map { $0 + "\n" }.joined()
  }

  private func missing(_ list: DisplayedList) -> String {
    let most = 20
    let names = list.options.prefix(most).map(\.name).joined(separator: ", ")
    let more = list.options.count - most
    return "  \(list.name): \(names)" + (more > 0 ? " and \(more) more" : "")
  }

  /// What there is to know before the first question.
  static let hint = "Type a number or a name; b goes back, q leaves, ? helps."

  /// Returns what can be typed at a question.
  ///
  /// - Parameter canOpenSaved: Whether the saved ice creams can be looked at.
  /// - Returns: The lines of help.
  static func help(canOpenSaved: Bool) -> String {
    """
    A number or a name chooses; the beginning of a name is enough where only one has it.
    Enter keeps what is chosen. After the third choice, Enter is DONE.
    b goes back a step\(canOpenSaved ? ", saved shows the saved ice creams" : ""), q leaves, ? prints this.

    """
  }
}
