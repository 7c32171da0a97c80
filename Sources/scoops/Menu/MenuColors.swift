import TerminalMenu

extension TextStyle {
  /// The cursor, the open step and the names of keys: magenta, which themes keep readable on light and on dark.
  ///
  /// A sign or a place says the same without color.
  static let accent = TextStyle(isAccent: true)
  static let boldAccent = TextStyle(isAccent: true, isBold: true)
}
