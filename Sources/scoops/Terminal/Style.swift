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
    line.spans.map { styled($0.text, $0.style) }.joined()
  }

  /// Returns what makes a terminal go over from one look to another; nothing where it need not.
  func change(from old: TextStyle, to new: TextStyle) -> String {
    if depth == .none || old == new { return "" }
    // ECMA-48 8.3.117: SGR 0 ends every colour and weight.
    if new == .plain { return "\u{1B}[0m" }
    var parameters: [String] = []
    if old.isBold != new.isBold || old.isFaint != new.isFaint {
      // SGR 22 ends both weights.
      if old.isBold && !new.isBold || old.isFaint && !new.isFaint { parameters.append("22") }
      if new.isBold { parameters.append("1") }
      if new.isFaint { parameters.append("2") }
    }
    if old.isInverse != new.isInverse { parameters.append(new.isInverse ? "7" : "27") }
    if old.color != new.color { parameters.append(new.color.map(parameter) ?? "39") }
    return "\u{1B}[\(parameters.joined(separator: ";"))m"
  }

  private func styled(_ text: String, _ style: TextStyle) -> String {
    text.isEmpty
      ? text : change(from: .plain, to: style) + text + change(from: style, to: .plain)
  }

  private func parameter(of color: Color) -> String {
    switch depth {
    case .none: ""
    case .sixteen: color.nearestOfSixteen
    case .indexed: "38;5;\(color.nearestIndex)"
    case .trueColor: "38;2;\(color.red);\(color.green);\(color.blue)"
    }
  }
}
