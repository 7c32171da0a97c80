import IceCreamDomain
import TerminalMenu

/// The words of the list in plain conversation, as functions of what is shown.
struct ListConversationPainter {
  let style: Style

  /// Returns what to say when what is shown has changed; nothing where that is the same.
  func text(from old: DisplayedIceCreamList, to new: DisplayedIceCreamList) -> String {
    var lines: [String] = []
    if let news = new.news, news != old.news { lines.append(news) }
    lines += new.notes.filter { !old.notes.contains($0) }
    if let failure = new.failure, failure != old.failure {
      lines += failure.details + [failure.message]
      if let button = failure.retryButton { lines.append("\(button) (Enter), or b to go back.") }
    }
    if new.failure == nil, !showsSame(old, new) { lines += page(new) }
    return lines.joined(separator: "\n")
  }

  private func showsSame(_ old: DisplayedIceCreamList, _ new: DisplayedIceCreamList) -> Bool {
    old.title == new.title && old.position == new.position && old.iceCreams == new.iceCreams
  }

  private func page(_ list: DisplayedIceCreamList) -> [String] {
    let width = String(list.iceCreams.count).count
    let rows = list.iceCreams.enumerated().map { index, iceCream in
      let number = String(index + 1)
      return "  " + String(repeating: " ", count: width - number.count) + number + "  "
        + iceCream.listLine
    }
    return ["", style.bold(list.title), list.position] + rows + [style.faint(Self.hint)]
  }

  /// What there is to know before the first question.
  static let hint = "Type a number to see one; n and p turn pages, b goes back, ? helps."

  /// What can be typed.
  static let help = """
    A number, or the beginning of an identifier, shows that ice cream.
    n goes to the next page, p to the previous one; d and a number deletes, and asks first.
    f and a flavor shows only those, f alone all; o changes the order: newest, oldest, flavor.
    b goes back, ? prints this.
    """
}
