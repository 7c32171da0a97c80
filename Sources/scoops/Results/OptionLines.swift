import IceCreamDomain
import TerminalMenu

/// A numbered list of options, a line each.
enum OptionLines {
  /// Returns the list.
  ///
  /// - Parameters:
  ///   - list: What there is to choose from.
  ///   - choice: The index of the option that is chosen; it is marked.
  ///   - style: How to show colours; without, there are none.
  static func text(
    of list: DisplayedList, choice: Int? = nil, style: Style = Style(depth: .none)
  ) -> String {
    let width = String(list.options.count).count
    return list.options.map { option in
      let number = String(option.number)
      let mark = choice == option.number - 1 ? " (chosen)" : ""
      let swatch =
        style.depth == .none ? "" : style.colored("●", RGBColor(option.appearance.color)) + " "
      let padding = String(repeating: " ", count: width - number.count)
      return "  \(padding)\(number)  \(swatch)\(option.name)\(mark)\n"
    }.joined()
  }
}
