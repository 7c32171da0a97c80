/// How a piece of text looks on a screen.
package struct TextStyle: Equatable, Sendable {
  /// The color of the text, or `nil` for the terminal's own.
  package var color: RGBColor?
  package var isBold: Bool
  package var isFaint: Bool
  /// Whether text and background have changed places.
  package var isInverse: Bool

  package init(
    color: RGBColor? = nil, isBold: Bool = false, isFaint: Bool = false, isInverse: Bool = false
  ) {
    self.color = color
    self.isBold = isBold
    self.isFaint = isFaint
    self.isInverse = isInverse
  }

  package static let plain = TextStyle()
  package static let bold = TextStyle(isBold: true)
  package static let faint = TextStyle(isFaint: true)
}
