/// What the terminal on which a menu is painted can show, as far as the environment tells: the
/// terminal itself is asked nothing.
package struct ScreenAbilities: Equatable {
  /// Whether it moves its cursor at all.
  package var isMenuPossible = true
  /// Whether it shows more than ASCII.
  package var isUnicode = true
  /// Whether it knows the synchronised update.
  package var isSynchronized = false

  package init() {}

  /// Finds out what the environment tells.
  package init(_ environment: (String) -> String?) {
    let name = environment("TERM") ?? ""
    isMenuPossible = ColorDepth.canStyle(environment)
    // POSIX, 8.2: the first of these that is set and not empty decides.
    let locale = environment("LC_ALL") ?? environment("LC_CTYPE") ?? environment("LANG") ?? "C"
    // Such as en_GB.UTF-8@euro: language, encoding, modifier.
    let encoding = locale.prefix { $0 != "@" }.lowercased()
    isUnicode = encoding.hasSuffix("utf-8") || encoding.hasSuffix("utf8")
    isSynchronized =
      Self.synchronizedNames.contains { name.hasPrefix($0) }
      || Self.synchronizedPrograms.contains(environment("TERM_PROGRAM") ?? "")
      || environment("WT_SESSION") != nil
  }

  // Those whose own documentation says so. The others are sent each painting in one write.
  private static let synchronizedNames = [
    "alacritty", "contour", "foot", "wezterm", "xterm-ghostty", "xterm-kitty",
  ]
  private static let synchronizedPrograms = ["WezTerm", "ghostty", "iTerm.app"]
}
