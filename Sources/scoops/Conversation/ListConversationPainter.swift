import IceCreamDomain
import TerminalMenu

/// Formats the list of saved ice creams as plain text.
struct ListConversationPainter {
  let style: Style
  let times: TimeWording

  /// Returns what to print when the state has changed; empty if nothing is.
  func text(from old: DisplayedIceCreamList?, to new: DisplayedIceCreamList) -> String {
    var lines: [String] = []
    if let news = new.news, news != old?.news { lines.append(news) }
    lines += new.notes.filter { old?.notes.contains($0) != true }
    if let failure = new.failure, failure != old?.failure {
      lines += failure.lines
      if let button = failure.retryButton { lines.append(ConversationWording.retryHint(button)) }
    }
    if new.failure == nil, !hasSamePage(old, new) { lines += page(new) }
    return lines.joined(separator: "\n")
  }

  private func hasSamePage(_ old: DisplayedIceCreamList?, _ new: DisplayedIceCreamList) -> Bool {
    old?.title == new.title && old?.position == new.position && old?.iceCreams == new.iceCreams
  }

  private func page(_ list: DisplayedIceCreamList) -> [String] {
    let width = String(list.iceCreams.count).count
    let rows = list.iceCreams.enumerated().map { index, iceCream in
      let number = String(index + 1)
      return "  " + String(repeating: " ", count: width - number.count) + number + "  "
        + iceCream.spokenLine(madeAt: times.spoken)
    }
    return ["", style.bold(list.title), list.position] + rows
      + [style.faint(ConversationWording.List.hint)]
  }
}
