/// One column of a screen.
package struct ScreenCell: Equatable {
  /// The character; empty for a further column of a wide one.
  var text: String
  package var style: TextStyle

  package static let blank = ScreenCell(text: " ", style: .plain)

  var isContinuation: Bool { text.isEmpty }

  /// Whether the character is one column wide on every terminal.
  var isSimple: Bool { text.unicodeScalars.allSatisfy(\.isSimple) }

  /// Whether terminals disagree on the width of the character: an emoji, or one with a variation selector.
  fileprivate var isUncertain: Bool {
    !isSimple && text.unicodeScalars.contains { $0.properties.isEmoji }
  }
}

/// A line of a screen, as a sequence of cells.
package struct ScreenLine: Equatable {
  package private(set) var cells: [ScreenCell] = []

  /// Creates a line of one piece, or an empty line.
  package init(_ text: String = "", _ style: TextStyle = .plain) {
    append(text, style)
  }

  package var columns: Int { cells.count }

  package var isEmpty: Bool { cells.isEmpty }

  /// Whether a character has another width on some terminals.
  var isUncertain: Bool { cells.contains(where: \.isUncertain) }

  /// The line without its styles.
  package var text: String { text(of: cells.indices) }

  /// The cell of a column; blank beyond the end of the line.
  package subscript(column: Int) -> ScreenCell { column < cells.count ? cells[column] : .blank }

  /// Returns the text of some columns.
  package func text(of columns: Range<Int>) -> String {
    columns.map { self[$0].text }.joined()
  }

  // MARK: Appending

  /// Adds a piece at the end.
  package mutating func append(_ text: String, _ style: TextStyle = .plain) {
    // Nearly every text; finding where the characters of the others begin and end takes longer.
    if text.unicodeScalars.allSatisfy(\.isSimple) {
      for scalar in text.unicodeScalars {
        cells.append(ScreenCell(text: String(scalar), style: style))
      }
      return
    }
    for character in text {
      let columns = character.columns
      if columns == 0 {
        join(character)
      } else {
        cells.append(ScreenCell(text: String(character), style: style))
        extend(toColumns: cells.count + columns - 1, style)
      }
    }
  }

  /// Adds a piece at the end, with some of its characters underlined.
  ///
  /// - Parameters:
  ///   - text: The piece.
  ///   - style: The style of the piece.
  ///   - marked: The offsets of the underlined characters.
  ///   - shown: Returns a character of the piece as the terminal can show it.
  package mutating func append(
    _ text: String, _ style: TextStyle, underlining marked: [Range<Int>],
    shown: (String) -> String
  ) {
    var underlined = style
    underlined.isUnderlined = true
    for (offset, character) in text.enumerated() {
      let isMarked = marked.contains { $0.contains(offset) }
      append(shown(String(character)), isMarked ? underlined : style)
    }
  }

  /// Adds another line at the end, or its first columns up to the end of a character.
  package mutating func append(_ line: ScreenLine, upTo end: Int? = nil) {
    cells += line.cells.prefix(end ?? line.columns)
  }

  /// Joins a zero-width character to the one before it; at the start of a line it is dropped.
  private mutating func join(_ character: Character) {
    guard let last = cells.lastIndex(where: { !$0.isContinuation }) else { return }
    cells[last].text.append(character)
    // Of the zero-width characters, only VS16 changes the width of the character before it.
    if character.unicodeScalars.contains("\u{FE0F}") {
      extend(toColumns: last + cells[last].text.columns, cells[last].style)
    }
  }

  private mutating func extend(toColumns columns: Int, _ style: TextStyle) {
    while cells.count < columns { cells.append(ScreenCell(text: "", style: style)) }
  }

  // MARK: Fitting

  /// Returns this line truncated to a number of columns.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of columns.
  ///   - sign: Ends a truncated line; one column wide.
  package func cut(toColumns limit: Int, sign: String) -> ScreenLine {
    guard columns > limit else { return self }
    guard limit > 0 else { return ScreenLine() }
    var room = limit - 1
    // Never cut a wide character in two.
    while room > 0, cells[room].isContinuation { room -= 1 }
    var line = ScreenLine()
    line.append(self, upTo: room)
    line.append(sign, cells[room].style)
    return line
  }

  /// Pads the line with spaces to a number of columns.
  package mutating func pad(toColumns columns: Int) {
    while cells.count < columns { cells.append(.blank) }
  }

  /// Returns a line for a text being typed; a long text is cut around the cursor.
  ///
  /// Inside a text the cursor is a bar, as an underscore would look typed.
  ///
  /// - Parameters:
  ///   - label: The name of the field.
  ///   - before: The text before the cursor.
  ///   - after: The text after the cursor.
  ///   - note: A remark after the text, in parentheses, if there is room.
  ///   - columns: The maximum number of columns.
  package static func typed(
    _ label: String, _ before: String, _ after: String = "", note: String, columns: Int
  ) -> ScreenLine {
    var room = columns - label.columns - 1
    var line = ScreenLine(label, .bold)
    let hasNote = room - note.columns - 3 >= min(12, before.columns + after.columns)
    if hasNote { room -= note.columns + 3 }
    let start = before.end(columns: max(1, room - min(after.columns, room / 2)))
    let cursor = after.isEmpty ? "_" : "|"
    line.append(start + cursor + after.prefix(columns: max(0, room - start.columns)), .bold)
    if hasNote { line.append(" (\(note))") }
    return line
  }
}
