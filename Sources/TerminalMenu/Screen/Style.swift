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
    var parameters: [Int] = []
    if old.isBold != new.isBold || old.isFaint != new.isFaint {
      // SGR 22 ends both weights.
      if old.isBold && !new.isBold || old.isFaint && !new.isFaint { parameters.append(22) }
      if new.isBold { parameters.append(1) }
      if new.isFaint { parameters.append(2) }
    }
    if old.isInverse != new.isInverse { parameters.append(new.isInverse ? 7 : 27) }
    if old.isUnderlined != new.isUnderlined { parameters.append(new.isUnderlined ? 4 : 24) }
    if old.color != new.color || old.isAccent != new.isAccent {
      parameters += new.isAccent ? [35] : new.color.map { self.parameters(of: $0) } ?? [39]
    }
    if old.background != new.background {
      parameters += new.background.map { self.parameters(of: $0, isBackground: true) } ?? [49]
    }
    return Self.sequence(parameters)
  }

  /// Returns the sequence with parameters below 256.
  ///
  /// A picture has hundreds of them: with interpolated numbers, they took a quarter of the time to the first menu.
  private static func sequence(_ parameters: [Int]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(40)
    bytes += "\u{1B}[".utf8
    for (index, parameter) in parameters.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ";")) }
      if parameter >= 100 { bytes.append(UInt8(ascii: "0") + UInt8(parameter / 100)) }
      if parameter >= 10 { bytes.append(UInt8(ascii: "0") + UInt8(parameter / 10 % 10)) }
      bytes.append(UInt8(ascii: "0") + UInt8(parameter % 10))
    }
    bytes.append(UInt8(ascii: "m"))
    return String(decoding: bytes, as: UTF8.self)
  }

  private func styled(_ text: String, _ style: TextStyle) -> String {
    text.isEmpty
      ? text : change(from: .plain, to: style) + text + change(from: style, to: .plain)
  }

  /// Returns the parameters of a color: ECMA-48 8.3.117, and ISO 8613-6 for more than 8 colors.
  private func parameters(of color: RGBColor, isBackground: Bool = false) -> [Int] {
    let kind = isBackground ? 48 : 38
    return switch depth {
    case .none: []
    case .sixteen: [color.nearestOfSixteen + (isBackground ? 10 : 0)]
    case .indexed: [kind, 5, color.nearestIndex]
    case .trueColor: [kind, 2, Int(color.red), Int(color.green), Int(color.blue)]
    }
  }
}
