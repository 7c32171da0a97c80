/// When colours are wanted, as `--color` says.
package enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

/// How many colours can be shown.
package enum ColorDepth: Equatable {
  case none, sixteen, indexed, trueColor

  /// Returns the colours to use.
  ///
  /// - Parameters:
  ///   - choice: What the command line says; it has the last word.
  ///   - environment: Returns the value of a variable, or `nil` where it is not set
  ///     or empty. `NO_COLOR` (https://no-color.org) comes before `CLICOLOR_FORCE`
  ///     (https://bixense.com/clicolors/), and both before a look at the terminal.
  ///   - isTerminal: Whether the conversation goes to a terminal.
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

  /// Whether the terminal understands escape sequences at all, as far as its name tells.
  package static func canStyle(_ environment: (String) -> String?) -> Bool {
    !["dumb", "unknown"].contains(environment("TERM") ?? "unknown")
  }

  private static func available(_ environment: (String) -> String?) -> ColorDepth {
    if ["truecolor", "24bit"].contains(environment("COLORTERM") ?? "") { return .trueColor }
    let name = environment("TERM") ?? ""
    if name.hasSuffix("-direct") { return .trueColor }
    return name.hasSuffix("-256color") ? .indexed : .sixteen
  }
}
