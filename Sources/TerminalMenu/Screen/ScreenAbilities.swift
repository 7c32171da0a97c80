/// The terminal's capabilities according to the environment; the terminal itself is not queried.
package struct ScreenAbilities {
  /// Whether the terminal can move its cursor.
  package let isMenuPossible: Bool
  /// Whether to print lines only: on a terminal that has nothing else, or if `ACCESSIBLE` is set.
  package let isPlain: Bool
  /// Whether the terminal shows UTF-8.
  package let isUnicode: Bool
  /// Whether its font has narrow signs beside letters: that of the Linux console has none, and East Asian ones are wide.
  package let hasSigns: Bool
  /// Whether it shows half blocks, one column wide.
  package let hasBlocks: Bool

  /// Reads an environment, which returns the value of a variable, or `nil` if it is unset or empty.
  package init(_ environment: (String) -> String?) {
    // charm.sh's programs and others have this variable for screen readers.
    let isAccessible = !["", "0", "false"].contains(environment("ACCESSIBLE")?.lowercased() ?? "")
    isPlain = isAccessible || ColorDepth.isDumb(environment("TERM") ?? "")
    isMenuPossible = ColorDepth.canStyle(environment)
    // POSIX, 8.2: the first that is set and not empty applies.
    let locale = environment("LC_ALL") ?? environment("LC_CTYPE") ?? environment("LANG") ?? "C"
    // A locale such as en_GB.UTF-8@euro has a language, an encoding and a modifier.
    let encoding = locale.prefix { $0 != "@" }.lowercased()
    isUnicode = encoding.hasSuffix("utf-8") || encoding.hasSuffix("utf8")
    // Where signs of ambiguous width (Unicode Standard Annex 11) take two columns.
    let areSignsWide =
      switch environment("SCOOPS_GLYPHS") {
      case "ascii": true
      case "unicode": false
      default: ["ja", "ko", "zh"].contains(encoding.prefix { $0.isLetter })
      }
    hasSigns = environment("TERM") != "linux" && !areSignsWide
    hasBlocks = isUnicode && !areSignsWide
  }
}
