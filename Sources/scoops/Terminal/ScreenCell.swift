/// One column of a screen.
struct ScreenCell: Equatable {
  /// What stands there; nothing in the second column of a wide character.
  var glyph: String
  var style: TextStyle

  static let blank = ScreenCell(glyph: " ", style: .plain)

  /// Whether this is the second column of a wide character.
  var isContinuation: Bool { glyph.isEmpty }

  /// Whether terminals agree on how many columns it takes.
  var hasCertainWidth: Bool { glyph.utf8.count == 1 || Self.certain.contains(glyph) }

  /// Signs of the menu itself, which are one column wide everywhere.
  private static let certain: Set<String> = ["█", "▀", "▄", "▌", "▐", "●", "✓", "…"]
}

extension ScreenLine {
  /// The columns of the line, one by one.
  var cells: [ScreenCell] {
    var cells: [ScreenCell] = []
    for span in spans {
      for character in span.text {
        let glyph = String(character)
        switch character.columns {
        case 0:
          // What has no width of its own belongs to what stands before it.
          if let last = cells.lastIndex(where: { !$0.isContinuation }) {
            cells[last].glyph += glyph
          }
        case 1:
          cells.append(ScreenCell(glyph: glyph, style: span.style))
        default:
          cells.append(ScreenCell(glyph: glyph, style: span.style))
          cells.append(ScreenCell(glyph: "", style: span.style))
        }
      }
    }
    return cells
  }
}
