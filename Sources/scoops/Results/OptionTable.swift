import IceCreamDomain
import TerminalMenu

/// Formats a list of options as numbered lines.
enum OptionTable {
  /// Returns the lines.
  ///
  /// - Parameters:
  ///   - list: The options.
  ///   - choice: The index of the chosen option, which is marked.
  ///   - style: The style; by default, without color.
  static func lines(
    of list: DisplayedList, choice: Int? = nil, style: Style = Style(depth: .none)
  ) -> [String] {
    let width = String(list.count).count
    return list.map { option in
      let number = String(option.number)
      let mark = choice == option.number - 1 ? " (chosen)" : ""
      let swatch =
        style.depth.hasColor ? style.colored("●", option.appearance.color) + " " : ""
      let padding = String(repeating: " ", count: width - number.count)
      return "  \(padding)\(number)  \(swatch)\(option.name)\(mark)"
    }
  }
}
