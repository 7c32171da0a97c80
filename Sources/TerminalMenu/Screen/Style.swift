/// Writes text styles as escape sequences for a color depth.
package struct Style {
  package let depth: ColorDepth

  package init(depth: ColorDepth) {
    self.depth = depth
  }

  package func bold(_ text: String) -> String { styled(text, .bold) }

  package func faint(_ text: String) -> String { styled(text, .faint) }

  /// Returns a text in a color, or in the nearest one that the terminal supports.
  package func colored(_ text: String, _ color: RGBColor) -> String {
    styled(text, TextStyle(color: color))
  }

  /// Returns a line with its styles.
  package func text(of line: ScreenLine) -> String {
    var text = ""
    var current = TextStyle.plain
    var start = 0
    while start < line.columns {
      let style = line[start].style
      let end = line.cells[start...].firstIndex { $0.style != style } ?? line.columns
      text += change(from: current, to: style) + line.text(of: start..<end)
      (current, start) = (style, end)
    }
    return text + change(from: current, to: .plain)
  }

  /// Returns the sequence that changes one style into another; empty if they are equal.
  func change(from old: TextStyle, to new: TextStyle) -> String {
    if depth == .none || old == new { return "" }
    // ECMA-48 8.3.117: SGR 0 ends every color and weight.
    if new == .plain { return "\u{1B}[0m" }
    var parameters = ""
    if old.isBold != new.isBold || old.isFaint != new.isFaint {
      // SGR 22 ends both weights.
      if old.isBold && !new.isBold || old.isFaint && !new.isFaint { parameters += ";22" }
      if new.isBold { parameters += ";1" }
      if new.isFaint { parameters += ";2" }
    }
    if old.isInverse != new.isInverse { parameters += new.isInverse ? ";7" : ";27" }
    if old.isUnderlined != new.isUnderlined { parameters += new.isUnderlined ? ";4" : ";24" }
    if old.color != new.color || old.isAccent != new.isAccent {
      parameters += new.isAccent ? ";35" : new.color.map { ";" + parameter(of: $0) } ?? ";39"
    }
    if old.background != new.background {
      parameters += new.background.map { ";" + parameter(of: $0, isBackground: true) } ?? ";49"
    }
    return "\u{1B}[" + parameters.dropFirst() + "m"
  }

  private func styled(_ text: String, _ style: TextStyle) -> String {
    text.isEmpty
      ? text : change(from: .plain, to: style) + text + change(from: style, to: .plain)
  }

  /// Returns the parameter of a color: ECMA-48 8.3.117, and ISO 8613-6 for more than 8 colors.
  private func parameter(of color: RGBColor, isBackground: Bool = false) -> String {
    let kind = isBackground ? "48" : "38"
    return switch depth {
    case .none: ""
    case .sixteen: "\(color.nearestOfSixteen + (isBackground ? 10 : 0))"
    case .indexed: "\(kind);5;\(color.nearestIndex)"
    case .trueColor: "\(kind);2;\(color.red);\(color.green);\(color.blue)"
    }
  }
}
