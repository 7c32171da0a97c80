import Colors

/// The colors and weight of a piece of text.
package struct TextStyle: Equatable, Sendable {
  /// The text color, or `nil` for the terminal's default.
  package var color: Color?
  /// Whether the text has the magenta of the terminal's theme, whatever its color.
  package var isAccent: Bool
  /// The color behind the text, or `nil` for the terminal's default.
  package var background: Color?
  package var isBold: Bool
  package var isFaint: Bool
  package var isUnderlined: Bool

  package init(
    color: Color? = nil, isAccent: Bool = false, background: Color? = nil,
    isBold: Bool = false, isFaint: Bool = false, isUnderlined: Bool = false
  ) {
    self.color = color
    self.isAccent = isAccent
    self.background = background
    self.isBold = isBold
    self.isFaint = isFaint
    self.isUnderlined = isUnderlined
  }

  /// Whether the text or what is behind it has a color.
  var hasColor: Bool { color != nil || isAccent || background != nil }

  /// The style without its colors.
  var withoutColor: TextStyle {
    TextStyle(isBold: isBold, isFaint: isFaint, isUnderlined: isUnderlined)
  }

  package static let plain = TextStyle()
  package static let bold = TextStyle(isBold: true)
  package static let faint = TextStyle(isFaint: true)
}
