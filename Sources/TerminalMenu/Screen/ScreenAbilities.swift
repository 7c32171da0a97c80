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

/// The terminal's capabilities according to the environment; the terminal itself is not queried.
package struct ScreenAbilities: Equatable {
  /// Whether the terminal can move its cursor.
  package var isMenuPossible = true
  /// Whether the terminal shows UTF-8.
  package var isUnicode = true
  /// Whether the terminal supports synchronized updates.
  package var isSynchronized = false

  package init() {}

  /// Reads the environment.
  ///
  /// - Parameter environment: Returns the value of a variable, or `nil` if it is unset or empty.
  package init(_ environment: (String) -> String?) {
    let name = environment("TERM") ?? ""
    isMenuPossible = ColorDepth.canStyle(environment)
    // POSIX, 8.2: the first that is set and not empty applies.
    let locale = environment("LC_ALL") ?? environment("LC_CTYPE") ?? environment("LANG") ?? "C"
    // A locale such as en_GB.UTF-8@euro has a language, an encoding and a modifier.
    let encoding = locale.prefix { $0 != "@" }.lowercased()
    isUnicode = encoding.hasSuffix("utf-8") || encoding.hasSuffix("utf8")
    isSynchronized =
      Self.synchronizedNames.contains { name.hasPrefix($0) }
      || Self.synchronizedPrograms.contains(environment("TERM_PROGRAM") ?? "")
      || environment("WT_SESSION") != nil
  }

  // Terminals that document it. The others get each repaint in one write.
  private static let synchronizedNames = [
    "alacritty", "contour", "foot", "wezterm", "xterm-ghostty", "xterm-kitty",
  ]
  private static let synchronizedPrograms = ["WezTerm", "ghostty", "iTerm.app"]
}
