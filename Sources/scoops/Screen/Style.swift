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
    var look = TextStyle.plain
    for span in line.spans {
      text += change(from: look, to: span.style)
      text += span.text
      look = span.style
    }
    return text + change(from: look, to: .plain)
  }

  /// Returns what makes a terminal go over from one look to another; nothing where it need not.
  func change(from old: TextStyle, to new: TextStyle) -> String {
    if depth == .none || old == new { return "" }
    // ECMA-48 8.3.117: SGR 0 ends every colour and weight.
    if new == .plain { return "\u{1B}[0m" }
    var text = "\u{1B}["
    var separator = ""
    func add(_ parameter: String) {
      text += separator + parameter
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
    return text + "m"
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
