import IceCreamDomain
import TerminalMenu

/// Formats a list of options as numbered lines.
enum OptionTable {
  /// Returns the lines, of which that of a choice is marked.
  static func lines(
    of list: DisplayedList, choice: Int? = nil, style: Style = Style(depth: .none)
  ) -> [String] {
    let width = String(list.count).count
    return list.map { option in
      let number = String(option.number)
      let mark = choice == option.number - 1 ? " (chosen)" : ""
      let dot =
        style.depth.hasColor
        ? style.text(of: option.appearance.dot(depth: style.depth)) + " " : ""
      let padding = String(repeating: " ", count: width - number.count)
      return "  \(padding)\(number)  \(dot)\(option.name)\(mark)"
    }
  }
}
