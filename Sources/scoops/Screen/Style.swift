import IceCreamDomain

/// Puts colour and weight on text, as far as the reader wants them.
struct Style {
  let depth: ColorDepth

  /// Returns a text in bold.
  func bold(_ text: String) -> String { styled(text, .bold) }

  /// Returns a text that stands back.
  func faint(_ text: String) -> String { styled(text, .faint) }

  /// Returns a text in a colour, or in the nearest that can be shown.
  func colored(_ text: String, _ color: Color) -> String { styled(text, TextStyle(color: color)) }

  /// Returns a line with its colours and weights.
  func text(of line: ScreenLine) -> String {
    var text = ""
    append(line, to: &text)
    return text
  }

  /// Adds a line with its colours and weights to a text: so many lines become one text, and each piece of
  /// them is copied once.
  func append(_ line: ScreenLine, to text: inout String) {
    var look = TextStyle.plain
    for span in line.spans {
      appendChange(from: look, to: span.style, to: &text)
      text += span.text
      look = span.style
    }
    appendChange(from: look, to: .plain, to: &text)
  }

  /// Returns what makes a terminal go over from one look to another; nothing where it need not.
  func change(from old: TextStyle, to new: TextStyle) -> String {
    var text = ""
    appendChange(from: old, to: new, to: &text)
    return text
  }

  private func appendChange(from old: TextStyle, to new: TextStyle, to text: inout String) {
    if depth == .none || old == new { return }
    // ECMA-48 8.3.117: SGR 0 ends every colour and weight.
    if new == .plain { return text += "\u{1B}[0m" }
    var separator = "\u{1B}["
    func add(_ parameter: String) {
      text += separator
      text += parameter
      separator = ";"
    }
    if old.isBold != new.isBold || old.isFaint != new.isFaint {
      // SGR 22 ends both weights.
      if old.isBold && !new.isBold || old.isFaint && !new.isFaint { add("22") }
      if new.isBold { add("1") }
      if new.isFaint { add("2") }
    }
    if old.isInverse != new.isInverse { add(new.isInverse ? "7" : "27") }
    if old.color != new.color { add(new.color.map(parameter) ?? "39") }
    text += "m"
  }

  private func styled(_ text: String, _ style: TextStyle) -> String {
    text.isEmpty
      ? text : change(from: .plain, to: style) + text + change(from: style, to: .plain)
  }

  private func parameter(of color: Color) -> String {
    switch depth {
    case .none: ""
    case .sixteen: color.nearestOfSixteen
    case .indexed: "38;5;" + String(color.nearestIndex)
    case .trueColor:
      "38;2;" + String(color.red) + ";" + String(color.green) + ";" + String(color.blue)
    }
  }
}
