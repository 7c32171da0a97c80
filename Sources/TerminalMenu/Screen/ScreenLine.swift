/// One column of a screen.
package struct ScreenCell: Equatable {
  /// The character; empty for a further column of a wide one.
  package var text: String
  package var style: TextStyle

  package static let blank = ScreenCell(text: " ", style: .plain)

  var isContinuation: Bool { text.isEmpty }

  /// Whether the character is one column wide on every terminal.
  var isSimple: Bool { text.simpleColumns != nil }

  /// Whether terminals disagree on the width of the character: an emoji, or one with a variation selector.
  fileprivate var isUncertain: Bool {
    !isSimple && text.unicodeScalars.contains { $0.properties.isEmoji }
  }
}

/// A line of a screen, as a sequence of pieces of text that each have one style.
package struct ScreenLine: Equatable {
  /// A piece; two neighbors have different styles.
  package struct Piece: Equatable {
    package fileprivate(set) var text: String
    package let style: TextStyle
  }

  package private(set) var pieces: [Piece] = []
  package private(set) var columns = 0
  /// Whether each scalar is certainly a character by itself, one column wide.
  private var isSimple = true

  /// Creates a line of one piece, or an empty line.
  package init(_ text: String = "", _ style: TextStyle = .plain) {
    append(text, style)
  }

  package var isEmpty: Bool { pieces.isEmpty }

  /// Whether a character has another width on some terminals.
  var isUncertain: Bool { !isSimple && cells.contains(where: \.isUncertain) }

  /// The line without its styles.
  package var text: String { pieces.map(\.text).joined() }

  /// The cell in each column.
  package var cells: [ScreenCell] {
    var cells: [ScreenCell] = []
    cells.reserveCapacity(columns)
    for piece in pieces {
      if isSimple {
        // Nearly every line; finding where the characters of the others begin and end takes longer.
        for scalar in piece.text.unicodeScalars {
          cells.append(ScreenCell(text: String(scalar), style: piece.style))
        }
        continue
      }
      for character in piece.text {
        let columns = character.columns
        if columns > 0 {
          cells.append(ScreenCell(text: String(character), style: piece.style))
          for _ in 1..<columns { cells.append(ScreenCell(text: "", style: piece.style)) }
        } else if let last = cells.lastIndex(where: { !$0.isContinuation }) {
          cells[last].text.append(character)
        }
      }
    }
    return cells
  }

  // MARK: Appending

  /// Adds a piece at the end.
  ///
  /// A zero-width character at its start joins the one before it; at the start of a line it is dropped.
  package mutating func append(_ text: String, _ style: TextStyle = .plain) {
    if text.isEmpty { return }
    if let count = text.simpleColumns {
      add(text, style)
      columns += count
    } else {
      isSimple = false
      let joining = text.prefix { $0.columns == 0 }
      if let last = pieces.last { add(String(joining), last.style) }
      add(String(text[joining.endIndex...]), style)
      columns = cells.count
    }
  }

  private mutating func add(_ text: String, _ style: TextStyle) {
    if text.isEmpty { return }
    if let last = pieces.indices.last, pieces[last].style == style {
      pieces[last].text += text
    } else {
      pieces.append(Piece(text: text, style: style))
    }
  }

  /// Adds a piece at the end, with some of its characters underlined.
  ///
  /// - Parameters:
  ///   - text: The piece.
  ///   - style: The style of the piece.
  ///   - marked: The offsets of the underlined characters, in order.
  ///   - shown: Returns a part of the piece as the terminal can show it.
  package mutating func append(
    _ text: String, _ style: TextStyle, underlining marked: [Range<Int>],
    shown: (String) -> String
  ) {
    var underlined = style
    underlined.isUnderlined = true
    var (rest, start) = (text[...], 0)
    for range in marked {
      let before = range.lowerBound - start
      append(shown(String(rest.prefix(before))), style)
      append(shown(String(rest.dropFirst(before).prefix(range.count))), underlined)
      (rest, start) = (rest.dropFirst(before + range.count), range.upperBound)
    }
    append(shown(String(rest)), style)
  }

  /// Adds another line at the end.
  package mutating func append(_ line: ScreenLine) {
    guard let first = line.pieces.first else { return }
    let rest = line.columns - first.text.columns
    append(first.text, first.style)
    pieces += line.pieces.dropFirst()
    columns += rest
    isSimple = isSimple && line.isSimple
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
    var line = ScreenLine()
    for piece in pieces {
      let part = piece.text.prefix(columns: limit - 1 - line.columns)
      line.append(String(part), piece.style)
      if part.endIndex < piece.text.endIndex {
        line.append(sign, piece.style)
        break
      }
    }
    return line
  }

  /// Pads the line with spaces to a number of columns.
  package mutating func pad(toColumns columns: Int) {
    if self.columns >= columns { return }
    // As bytes, since `String(repeating:count:)` adds them one by one.
    let spaces = [UInt8](repeating: UInt8(ascii: " "), count: columns - self.columns)
    append(String(decoding: spaces, as: UTF8.self))
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
