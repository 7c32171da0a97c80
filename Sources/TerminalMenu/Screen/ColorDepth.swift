/// The values of `--color`.
package enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

/// The number of colors that a terminal supports.
package enum ColorDepth: Equatable {
  case none, sixteen, indexed, trueColor

  /// Returns the color depth to use.
  ///
  /// - Parameters:
  ///   - choice: The value of `--color`, which overrides everything else.
  ///   - environment: Returns the value of a variable, or `nil` if it is unset or empty. `NO_COLOR`
  ///     (https://no-color.org) overrides `CLICOLOR_FORCE` (https://bixense.com/clicolors/), and both
  ///     override the terminal's name.
  ///   - isTerminal: Whether the output goes to a terminal.
  package static func wanted(
    _ choice: ColorChoice, environment: (String) -> String?, isTerminal: Bool
  ) -> ColorDepth {
    let isForced = environment("CLICOLOR_FORCE").map { $0 != "0" } ?? false
    switch choice {
    case .never: return .none
    case .always: return available(environment)
    case .auto:
      if environment("NO_COLOR") != nil { return .none }
      if isForced { return available(environment) }
      return isTerminal && canStyle(environment) ? available(environment) : .none
    }
  }

  /// Returns whether the terminal supports escape sequences, judging by its name.
  static func canStyle(_ environment: (String) -> String?) -> Bool {
    !["dumb", "unknown"].contains(environment("TERM") ?? "unknown")
  }

  private static func available(_ environment: (String) -> String?) -> ColorDepth {
    if ["truecolor", "24bit"].contains(environment("COLORTERM") ?? "") { return .trueColor }
    let name = environment("TERM") ?? ""
    if name.hasSuffix("-direct") { return .trueColor }
    return name.hasSuffix("-256color") ? .indexed : .sixteen
  }
}
