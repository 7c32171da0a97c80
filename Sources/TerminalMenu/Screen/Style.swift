import Colors
import PlainText

/// Writes text styles as escape sequences for a color depth.
package struct Style {
  package let depth: ColorDepth

  package init(depth: ColorDepth) {
    self.depth = depth
  }

  /// Returns a text in bold, with each of its characters: a line of a screen may drop the first.
  package func bold(_ text: String) -> PrintedText {
    if text.isEmpty { return "" }
    var bytes: [UInt8] = []
    appendChange(from: .plain, to: .bold, to: &bytes)
    bytes += text.printable.utf8
    appendChange(from: .bold, to: .plain, to: &bytes)
    return PrintedText(styled: String(decoding: bytes, as: UTF8.self))
  }

  /// Returns a line with its styles.
  package func text(of line: ScreenLine) -> PrintedText {
    var bytes: [UInt8] = []
    append(line, to: &bytes)
    return PrintedText(styled: String(decoding: bytes, as: UTF8.self))
  }

  /// Returns a line with its styles, for the first column of a terminal: no sign moves what follows it.
  package func placedText(of line: ScreenLine) -> PrintedText {
    var bytes: [UInt8] = []
    append(line, placed: true, to: &bytes)
    return PrintedText(styled: String(decoding: bytes, as: UTF8.self))
  }

  /// Adds a line with its styles at the end of bytes.
  ///
  /// A picture has hundreds of pieces. As strings, they took a third of the time to the first menu.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - isPlaced: Whether to address the column of what follows a sign that the terminal may show wider, from the
  ///     first column on.
  ///   - bytes: The bytes.
  func append(_ line: ScreenLine, placed isPlaced: Bool = false, to bytes: inout [UInt8]) {
    var current = TextStyle.plain
    var place = LinePlace()
    for piece in line.pieces {
      appendChange(from: current, to: piece.style, to: &bytes)
      if isPlaced { place.append(piece.text, to: &bytes) } else { bytes += piece.text.utf8 }
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
    bytes.appendIntroducer()
    // SGR 22, 24 and 27 end what 1, 4 and 7 begin.
    if old.isBold != new.isBold { bytes.appendParameters(new.isBold ? 1 : 22) }
    if old.isUnderlined != new.isUnderlined { bytes.appendParameters(new.isUnderlined ? 4 : 24) }
    if old.isReversed != new.isReversed { bytes.appendParameters(new.isReversed ? 7 : 27) }
    if old.color != new.color { append(new.color, to: &bytes) }
    if old.background != new.background { append(new.background, ground: 10, to: &bytes) }
    // Instead of the last separator.
    bytes[bytes.count - 1] = UInt8(ascii: "m")
  }

  /// Adds the parameters of a color: ECMA-48 8.3.117, and ISO 8613-6 for more than 8 colors.
  ///
  /// - Parameters:
  ///   - color: The color, or `nil` for the terminal's default.
  ///   - ground: What is added to the parameter of a color of text: 10 for one behind it.
  ///   - bytes: The bytes.
  private func append(_ color: Color?, ground: Int = 0, to bytes: inout [UInt8]) {
    guard let color else { return bytes.appendParameters(39 + ground) }
    switch depth {
    case .none, .monochrome: break
    case .sixteen: bytes.appendParameters(color.nearestOfSixteen + ground)
    case .indexed: bytes.appendParameters(38 + ground, 5, color.nearestIndex)
    case .trueColor:
      bytes.appendParameters(38 + ground, 2)
      bytes.appendParameters(Int(color.red), Int(color.green), Int(color.blue))
    }
  }
}

extension [UInt8] {
  /// Adds parameters of a control sequence, each with the separator after it.
  fileprivate mutating func appendParameters(_ parameters: Int...) {
    for parameter in parameters {
      appendDigits(of: parameter)
      append(UInt8(ascii: ";"))
    }
  }
}
