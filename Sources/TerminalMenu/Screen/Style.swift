import Colors

/// Writes text styles as escape sequences for a color depth.
package struct Style {
  package let depth: ColorDepth

  package init(depth: ColorDepth) {
    self.depth = depth
  }

  package func bold(_ text: String) -> String { styled(text, .bold) }

  package func faint(_ text: String) -> String { styled(text, .faint) }

  /// Returns a text in one style, with each of its characters: a line of a screen may drop the first.
  private func styled(_ text: String, _ style: TextStyle) -> String {
    if text.isEmpty { return "" }
    var bytes: [UInt8] = []
    appendChange(from: .plain, to: style, to: &bytes)
    bytes += text.utf8
    appendChange(from: style, to: .plain, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a line with its styles.
  package func text(of line: ScreenLine) -> String {
    var bytes: [UInt8] = []
    append(line, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds a line with its styles at the end of bytes.
  ///
  /// A picture has hundreds of pieces. As strings, they took a third of the time to the first menu.
  func append(_ line: ScreenLine, to bytes: inout [UInt8]) {
    var current = TextStyle.plain
    for piece in line.pieces {
      appendChange(from: current, to: piece.style, to: &bytes)
      bytes += piece.text.utf8
      current = piece.style
    }
    appendChange(from: current, to: .plain, to: &bytes)
  }

  /// Adds the sequence that changes one style into another at the end of bytes; nothing if they are equal.
  func appendChange(from old: TextStyle, to new: TextStyle, to bytes: inout [UInt8]) {
    if depth == .none { return }
    if depth == .monochrome, old.hasColor || new.hasColor {
      return appendChange(from: old.withoutColor, to: new.withoutColor, to: &bytes)
    }
    if old == new { return }
    // ECMA-48 8.3.117: SGR 0 ends every color and weight.
    if new == .plain {
      bytes += "\u{1B}[0m".utf8
      return
    }
    bytes += "\u{1B}[".utf8
    let start = bytes.count
    func add(_ parameter: Int) {
      if bytes.count > start { bytes.append(UInt8(ascii: ";")) }
      // A text for each parameter took a tenth of the time to the first menu.
      if parameter >= 100 { bytes.append(UInt8(ascii: "0") + UInt8(parameter / 100)) }
      if parameter >= 10 { bytes.append(UInt8(ascii: "0") + UInt8(parameter / 10 % 10)) }
      bytes.append(UInt8(ascii: "0") + UInt8(parameter % 10))
    }
    if old.isBold != new.isBold || old.isFaint != new.isFaint {
      // SGR 22 ends both weights.
      if old.isBold && !new.isBold || old.isFaint && !new.isFaint { add(22) }
      if new.isBold { add(1) }
      if new.isFaint { add(2) }
    }
    if old.isUnderlined != new.isUnderlined { add(new.isUnderlined ? 4 : 24) }
    if old.color != new.color || old.isAccent != new.isAccent {
      if new.isAccent { add(35) } else { addParameters(of: new.color, isBackground: false, add) }
    }
    if old.background != new.background {
      addParameters(of: new.background, isBackground: true, add)
    }
    bytes.append(UInt8(ascii: "m"))
  }

  /// Adds the parameters of a color: ECMA-48 8.3.117, and ISO 8613-6 for more than 8 colors.
  private func addParameters(
    of color: Color?, isBackground: Bool, _ add: (Int) -> Void
  ) {
    guard let color else { return add(isBackground ? 49 : 39) }
    switch depth {
    case .none, .monochrome: return
    case .sixteen: return add(color.nearestOfSixteen + (isBackground ? 10 : 0))
    case .indexed, .trueColor: add(isBackground ? 48 : 38)
    }
    if depth == .indexed {
      add(5)
      add(color.nearestIndex)
    } else {
      add(2)
      add(Int(color.red))
      add(Int(color.green))
      add(Int(color.blue))
    }
  }
}
