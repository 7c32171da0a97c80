import TerminalMenu

/// The values of `--color`.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  /// Returns the color depth to use.
  ///
  /// - Parameters:
  ///   - environment: Returns the value of a variable, or `nil` if it is unset or empty. `NO_COLOR`
  ///     (https://no-color.org) drops colors and no other style. It overrides `CLICOLOR_FORCE`
  ///     (https://bixense.com/clicolors/), which overrides the terminal's name, and `CLICOLOR` being 0, which also
  ///     drops colors. This choice overrides all.
  ///   - isTerminal: Whether the output goes to a terminal.
  func depth(environment: (String) -> String?, isTerminal: Bool) -> ColorDepth {
    let isForced = environment("CLICOLOR_FORCE").map { $0 != "0" } ?? false
    switch self {
    case .never: return .none
    case .always: return .available(environment)
    case .auto:
      let canStyle = isTerminal && ColorDepth.canStyle(environment)
      if environment("NO_COLOR") != nil { return canStyle ? .monochrome : .none }
      if isForced { return .available(environment) }
      if environment("CLICOLOR") == "0" { return canStyle ? .monochrome : .none }
      if canStyle, ColorDepth.isMonochrome(environment("TERM") ?? "") { return .monochrome }
      return canStyle ? .available(environment) : .none
    }
  }
}
