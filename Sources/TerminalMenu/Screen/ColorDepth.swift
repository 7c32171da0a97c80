/// The styles that a terminal supports, or that are wanted.
package enum ColorDepth: Equatable {
  /// No styles.
  case none
  /// Bold, underlined and reversed text, and no color.
  case monochrome
  case sixteen, indexed, trueColor

  /// Whether there is any color.
  package var hasColor: Bool { self != .none && self != .monochrome }

  /// Returns whether a terminal has no colors, judging by its name: DEC's from VT100 to VT420, and those with `-m` for
  /// monochrome (term(7)).
  package static func isMonochrome(_ name: String) -> Bool {
    name.hasSuffix("-m") || name.hasSuffix("-mono")
      || ["vt1", "vt2", "vt3", "vt4"].contains { name.hasPrefix($0) }
  }

  /// Returns whether a terminal only prints lines, judging by its name: one in a window of Emacs, or another such as
  /// `dumb-color`.
  static func isDumb(_ name: String) -> Bool {
    ["dumb", "emacs"].contains { name.hasPrefix($0) }
  }

  /// Returns whether the terminal supports escape sequences, judging by its name.
  package static func canStyle(_ environment: (String) -> String?) -> Bool {
    guard let name = environment("TERM") else { return false }
    return name != "unknown" && !isDumb(name)
  }

  /// Returns the colors of a terminal that has some, judging by its name.
  package static func available(_ environment: (String) -> String?) -> ColorDepth {
    let name = environment("TERM") ?? ""
    let isTrueColor =
      ["truecolor", "24bit"].contains(environment("COLORTERM") ?? "")
      || ["-direct", "-truecolor"].contains { name.hasSuffix($0) }
      || trueColorNames.contains { name == $0 || name.hasPrefix($0 + "-") }
    // GNU screen takes 24-bit colors for other ones. COLORTERM is then that of the terminal around it.
    if isTrueColor { return name.hasPrefix("screen") ? .indexed : .trueColor }
    return name.hasSuffix("-256color") ? .indexed : .sixteen
  }

  /// The terminals whose names say nothing about their 24-bit color, and whose COLORTERM ssh(1) does not send.
  private static let trueColorNames = [
    "xterm-kitty", "xterm-ghostty", "ghostty", "alacritty", "foot", "wezterm",
  ]
}
