import Colors

/// The colors and weight of a piece of text.
package struct TextStyle: Equatable, Sendable {
  /// The text color, or `nil` for the terminal's default.
  package var color: Color?
  /// The color behind the text, or `nil` for the terminal's default.
  package var background: Color?
  package var isBold: Bool
  package var isUnderlined: Bool
  /// Whether the terminal's two default colors change places.
  package var isReversed: Bool

  package init(
    color: Color? = nil, background: Color? = nil, isBold: Bool = false,
    isUnderlined: Bool = false, isReversed: Bool = false
  ) {
    self.color = color
    self.background = background
    self.isBold = isBold
    self.isUnderlined = isUnderlined
    self.isReversed = isReversed
  }

  /// Whether the text or what is behind it has a color.
  var hasColor: Bool { color != nil || background != nil }

  /// The style without its colors.
  var withoutColor: TextStyle {
    TextStyle(isBold: isBold, isUnderlined: isUnderlined, isReversed: isReversed)
  }

  package static let plain = TextStyle()
  package static let bold = TextStyle(isBold: true)
  package static let reversed = TextStyle(isReversed: true)
}
