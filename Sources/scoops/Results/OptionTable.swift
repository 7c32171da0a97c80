import IceCreamDomain
import TerminalMenu

/// Formats a list of options as numbered lines.
enum OptionTable {
  /// Returns the lines, of which that of a choice is marked, and others after them.
  static func lines(
    of list: DisplayedList, choice: Int? = nil, others: [String] = [],
    style: Style = Style(depth: .none)
  ) -> [PrintedText] {
    let width = String(list.count + others.count).count
    func line(_ number: Int, _ text: PrintedText) -> PrintedText {
      let number = String(number)
      return "  \(String(repeating: " ", count: width - number.count))\(number)  \(text)"
    }
    return list.map { option in
      let mark = choice == option.number - 1 ? " (chosen)" : ""
      let dot: PrintedText =
        style.depth.hasColor ? "\(style.text(of: option.appearance.dot(depth: style.depth))) " : ""
      return line(option.number, "\(dot)\(option.name)\(mark)")
    } + others.enumerated().map { line(list.count + 1 + $0, "\($1)") }
  }
}
