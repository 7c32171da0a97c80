import IceCreamDomain
import TerminalMenu

/// Formats the state of a scene that makes ice cream as plain text.
struct CreateConversationPainter {
  let style: Style
  let isPlain: Bool

  /// Returns what to print when the state has changed; empty if nothing is.
  func text(from old: DisplayedIceCream?, to new: DisplayedIceCream) -> String {
    var lines: [String] = []
    if new.title != old?.title {
      lines += [style.bold(new.title), style.faint(ConversationWording.Create.hint)]
    }
    if let refusal = new.refusal, refusal != old?.refusal { lines.append(refusal.message) }
    if new.progress != old?.progress { lines += progress(of: new) }
    // The notes on how it is saved come later.
    if let alert = new.alert, alert.title != old?.alert?.title {
      lines += ["", style.bold(alert.title)]
    }
    return lines.joined(separator: "\n")
  }

  private func progress(of state: DisplayedIceCream) -> [String] {
    let picture = isPlain ? [] : LineDrawing.lines(of: state.progress.picture).map(style.text)
    return [""] + (picture.isEmpty ? [] : picture + [""])
      + [state.progress.picture.caption, style.faint(SessionWording.status(of: state))]
  }

  /// Returns a question with its options.
  func question(_ list: DisplayedList, _ step: DisplayedStep) -> String {
    let title = [step.fault, style.bold(list.prompt) + " (\(list.countText))"].compactMap { $0 }
    let options = OptionTable.lines(
      of: list, choice: step.choice, style: isPlain ? Style(depth: .none) : style)
    return (title.map { "\n" + $0 } + options).joined(separator: "\n")
  }
}
