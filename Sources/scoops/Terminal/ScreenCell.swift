/// One column of a screen.
struct ScreenCell: Equatable {
  /// What stands there; nothing in the second column of a wide character.
  var glyph: String
  var style: TextStyle

  static let blank = ScreenCell(glyph: " ", style: .plain)

  /// Whether this is the second column of a wide character.
  var isContinuation: Bool { glyph.isEmpty }

  /// Whether terminals agree on how many columns it takes.
  var hasCertainWidth: Bool { glyph.simpleColumns == 1 }
}

extension ScreenLine {
  /// Returns the columns of the line from one of its pieces on, one by one.
  func cells(fromSpan first: Int = 0) -> [ScreenCell] {
    var cells: [ScreenCell] = []
    cells.reserveCapacity(columns)
    for span in spans[first...] {
      if span.text.simpleColumns != nil {
        for scalar in span.text.unicodeScalars {
          cells.append(ScreenCell(glyph: String(scalar), style: span.style))
        }
      } else {
        for character in span.text { cells.append(character, span.style) }
      }
    }
    return cells
  }
}

extension [ScreenCell] {
  fileprivate mutating func append(_ character: Character, _ style: TextStyle) {
    let glyph = String(character)
    switch character.columns {
    case 0:
      // What has no width of its own belongs to what stands before it.
      if let last = lastIndex(where: { !$0.isContinuation }) { self[last].glyph += glyph }
    case 1:
      append(ScreenCell(glyph: glyph, style: style))
    default:
      append(ScreenCell(glyph: glyph, style: style))
      append(ScreenCell(glyph: "", style: style))
    }
  }
}
