/// Puts colour and weight on text, as far as the reader wants them.
package struct Style {
  package let depth: ColorDepth

  package init(depth: ColorDepth) {
    self.depth = depth
  }

  /// Returns a text in bold.
  package func bold(_ text: String) -> String { styled(text, .bold) }

  /// Returns a text that stands back.
  package func faint(_ text: String) -> String { styled(text, .faint) }

  /// Returns a text in a colour, or in the nearest that can be shown.
  package func colored(_ text: String, _ color: RGBColor) -> String {
    styled(text, TextStyle(color: color))
  }

  /// Returns a line with its colours and weights.
  package func text(of line: ScreenLine) -> String {
    var text = TerminalText()
    append(line, to: &text)
    return text.string
  }

  /// Adds a line with its colours and weights to a text.
  func append(_ line: ScreenLine, to text: inout TerminalText) {
    var look = TextStyle.plain
    for cell in line.cells {
      if cell.style != look { appendChange(from: look, to: cell.style, to: &text) }
      look = cell.style
      line.append(cell.content, to: &text)
    }
    appendChange(from: look, to: .plain, to: &text)
  }

  /// Returns what makes a terminal go over from one look to another; nothing where it need not.
  func change(from old: TextStyle, to new: TextStyle) -> String {
    var text = TerminalText()
    appendChange(from: old, to: new, to: &text)
    return text.string
  }

  /// Adds to a text what makes a terminal go over from one look to another.
  func appendChange(from old: TextStyle, to new: TextStyle, to text: inout TerminalText) {
    if depth == .none || old == new { return }
    // ECMA-48 8.3.117: SGR 0 ends every colour and weight.
    if new == .plain { return text.append("\u{1B}[0m") }
    var separator = "\u{1B}["
    func separate() {
      text.append(separator)
      separator = ";"
    }
    func add(_ parameter: String) {
      separate()
      text.append(parameter)
    }
    if old.isBold != new.isBold || old.isFaint != new.isFaint {
      // SGR 22 ends both weights.
      if old.isBold && !new.isBold || old.isFaint && !new.isFaint { add("22") }
      if new.isBold { add("1") }
      if new.isFaint { add("2") }
    }
    if old.isInverse != new.isInverse { add(new.isInverse ? "7" : "27") }
    if old.color != new.color {
      separate()
      append(new.color, to: &text)
    }
    text.append("m")
  }

  private func styled(_ text: String, _ style: TextStyle) -> String {
    text.isEmpty
      ? text : change(from: .plain, to: style) + text + change(from: style, to: .plain)
  }

  /// Adds the parameters of a colour, or of the terminal's own.
  private func append(_ color: RGBColor?, to text: inout TerminalText) {
    guard let color else { return text.append(39) }
    switch depth {
    case .none: break
    case .sixteen: text.append(color.nearestOfSixteen)
    case .indexed:
      text.append("38;5;")
      text.append(color.nearestIndex)
    case .trueColor:
      text.append("38;2;")
      text.append(Int(color.red))
      text.append(";")
      text.append(Int(color.green))
      text.append(";")
      text.append(Int(color.blue))
    }
  }
}
