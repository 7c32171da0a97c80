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

  /// Returns whether the terminal supports escape sequences, judging by its name.
  package static func canStyle(_ environment: (String) -> String?) -> Bool {
    !["dumb", "unknown"].contains(environment("TERM") ?? "unknown")
  }

  /// Returns the colors of a terminal that has some, judging by its name.
  package static func available(_ environment: (String) -> String?) -> ColorDepth {
    if ["truecolor", "24bit"].contains(environment("COLORTERM") ?? "") { return .trueColor }
    let name = environment("TERM") ?? ""
    if name.hasSuffix("-direct") { return .trueColor }
    return name.hasSuffix("-256color") ? .indexed : .sixteen
  }
}
