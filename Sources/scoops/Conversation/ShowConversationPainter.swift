import IceCreamDomain
import TerminalMenu

/// Formats a saved ice cream as plain text.
struct ShowConversationPainter {
  let style: Style
  let isPlain: Bool
  let times: TimeWording

  /// Returns what to print when the state has changed; empty if nothing is.
  func text(from old: DisplayedSavedIceCream?, to new: DisplayedSavedIceCream) -> String {
    var lines: [String] = []
    if let news = new.news, news != old?.news { lines.append(news) }
    if let failure = new.failure, failure != old?.failure {
      lines += failure.lines
      if let button = failure.retryButton { lines.append(ConversationWording.retryHint(button)) }
    }
    if new.iceCream != nil, new.iceCream != old?.iceCream {
      lines +=
        [""]
        + ShownIceCream(style: style, isPlain: isPlain, isSpoken: true, madeAt: times.spoken)
        .lines(of: new)
      lines += ["", style.faint(ConversationWording.Show.hint)]
    }
    return lines.joined(separator: "\n")
  }
}
