/// The values of `--color`.
package enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

/// The styles that a terminal supports, or that are wanted.
package enum ColorDepth: Equatable {
  /// No styles.
  case none
  /// Bold, faint, underlined and inverse text, and no color.
  case monochrome
  case sixteen, indexed, trueColor

  /// Whether there is any color.
  package var hasColor: Bool { self != .none && self != .monochrome }

  /// Returns the color depth to use.
  ///
  /// - Parameters:
  ///   - choice: The value of `--color`, which overrides everything else.
  ///   - environment: Returns the value of a variable, or `nil` if it is unset or empty. `NO_COLOR`
  ///     (https://no-color.org) drops colors and no other style; it overrides `CLICOLOR_FORCE`
  ///     (https://bixense.com/clicolors/), which overrides the terminal's name.
  ///   - isTerminal: Whether the output goes to a terminal.
  package static func wanted(
    _ choice: ColorChoice, environment: (String) -> String?, isTerminal: Bool
  ) -> ColorDepth {
    let isForced = environment("CLICOLOR_FORCE").map { $0 != "0" } ?? false
    switch choice {
    case .never: return .none
    case .always: return available(environment)
    case .auto:
      let canStyle = isTerminal && canStyle(environment)
      if environment("NO_COLOR") != nil { return canStyle ? .monochrome : .none }
      if isForced { return available(environment) }
      if canStyle, isMonochrome(environment("TERM") ?? "") { return .monochrome }
      return canStyle ? available(environment) : .none
    }
  }

  /// Returns whether a terminal has no colors, judging by its name: DEC's from VT100 to VT420, and those with `-m` for
  /// monochrome (term(7)).
  private static func isMonochrome(_ name: String) -> Bool {
    name.hasSuffix("-m") || name.hasSuffix("-mono")
      || ["vt1", "vt2", "vt3", "vt4"].contains { name.hasPrefix($0) }
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
