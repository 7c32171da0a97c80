import IceCreamDomain
import TerminalMenu

/// Formats a list of options as numbered lines.
enum OptionTable {
  /// Returns the lines, of which that of a choice is marked, and others after them.
  static func lines(
    of list: DisplayedList, choice: Int? = nil, others: [String] = [],
    style: Style = Style(depth: .none)
  ) -> [PrintedText] {
    let options = list.map { option in
      let mark = choice == option.number - 1 ? " (chosen)" : ""
      let dot: PrintedText =
        style.depth.hasColor ? "\(style.text(of: option.appearance.dot(depth: style.depth))) " : ""
      return "\(dot)\(option.name)\(mark)" as PrintedText
    }
    return numbered(options + others.map { "\($0)" })
  }

  /// Returns texts after their numbers.
  static func numbered(_ texts: [PrintedText]) -> [PrintedText] {
    let width = String(texts.count).count
    return zip(1..., texts).map { number, text in
      let padding = String(repeating: " ", count: width - String(number).count)
      return "  \(padding)\(number)  \(text)"
    }
  }
}
