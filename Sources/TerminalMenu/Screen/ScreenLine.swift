import PlainText

/// One column of a screen.
package struct ScreenCell: Equatable {
  package let scalar: Unicode.Scalar
  package let style: TextStyle

  package static let blank = ScreenCell(scalar: " ", style: .plain)

  /// Whether it is certainly one column wide, and visible.
  var isText: Bool { scalar.isASCII && self != .blank }
}

/// A line of a screen, as a sequence of pieces of printable text that each have one style.
package struct ScreenLine: Equatable {
  /// A piece; two neighbors have different styles.
  package struct Piece: Equatable {
    package fileprivate(set) var text: String
    package let style: TextStyle
    fileprivate(set) var columns: Int
  }

  package private(set) var pieces: [Piece] = []
  package private(set) var columns = 0
  /// The column of the cursor, if the user types in this line.
  package private(set) var cursor: Int?
  /// Whether each scalar is certainly a character by itself, one column wide.
  private var isSimple = true

  /// Creates a line of one piece, or an empty line.
  package init(_ text: String = "", _ style: TextStyle = .plain) {
    append(text, style)
  }

  package var isEmpty: Bool { pieces.isEmpty }

  /// The line without its styles.
  package var text: String { pieces.map(\.text).joined() }

  /// Returns the cell in each column from a piece on, or `nil` if a character may not take one column.
  package func cells(from first: Int = 0) -> [ScreenCell]? {
    guard isSimple else { return nil }
    var cells: [ScreenCell] = []
    cells.reserveCapacity(columns)
    for piece in pieces[first...] {
      for scalar in piece.text.unicodeScalars {
        cells.append(ScreenCell(scalar: scalar, style: piece.style))
      }
    }
    return cells
  }

  // MARK: Appending

  /// Adds a piece at the end, with its unprintable characters as their code points.
  ///
  /// A zero-width character at its start joins the one before it; at the start of a line it is dropped.
  package mutating func append(_ text: String, _ style: TextStyle = .plain) {
    if text.isEmpty { return }
    if let columns = text.simpleColumns { return add(text, style, columns: columns) }
    isSimple = false
    let text = text.printable
    let joining = text.prefix { $0.columns == 0 }
    if let last = pieces.last { add(String(joining), last.style, columns: 0) }
    let rest = String(text[joining.endIndex...])
    add(rest, style, columns: rest.columns)
  }

  /// Adds a piece at the end, whose number of columns is known; counting them takes longer than adding them.
  private mutating func add(_ text: String, _ style: TextStyle, columns: Int) {
    if text.isEmpty { return }
    if let last = pieces.indices.last, pieces[last].style == style {
      pieces[last].text += text
      pieces[last].columns = isSimple ? pieces[last].columns + columns : pieces[last].text.columns
    } else {
      pieces.append(Piece(text: text, style: style, columns: columns))
    }
    self.columns = isSimple ? self.columns + columns : pieces.reduce(0) { $0 + $1.columns }
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
    if let place = line.cursor { cursor = columns + place }
    guard let first = line.pieces.first else { return }
    isSimple = isSimple && line.isSimple
    add(first.text, first.style, columns: first.columns)
    pieces += line.pieces.dropFirst()
    columns += line.columns - first.columns
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
    line.cursor = cursor.map { min($0, limit - 1) }
    return line
  }

  /// Returns this line wrapped at spaces to a number of columns; one with several styles stays whole.
  package func wrapped(toColumns limit: Int) -> [ScreenLine] {
    guard columns > limit, pieces.count == 1 else { return [self] }
    return text.wrapped(toColumns: limit).map { ScreenLine($0, pieces[0].style) }
  }

  /// Pads the line with spaces to a number of columns.
  package mutating func pad(toColumns columns: Int) {
    let missing = columns - self.columns
    if missing <= 0 { return }
    // As bytes, since `String(repeating:count:)` adds them one by one.
    let spaces = [UInt8](repeating: UInt8(ascii: " "), count: missing)
    add(String(decoding: spaces, as: UTF8.self), .plain, columns: missing)
  }

  /// Returns a line for a text being typed, with the cursor in it; a long text is cut around the cursor.
  ///
  /// - Parameters:
  ///   - label: What is to be typed.
  ///   - before: The text before the cursor.
  ///   - after: The text after the cursor.
  ///   - note: A remark after the text, if there is room.
  ///   - columns: The maximum number of columns.
  package static func typed(
    _ label: ScreenLine, _ before: String, _ after: String = "", note: String, columns: Int
  ) -> ScreenLine {
    var line = label
    // The cursor takes a column at the end of the text.
    var room = columns - label.columns - 1
    let hasNote =
      !note.isEmpty && room - note.columns - 2 >= min(12, before.columns + after.columns)
    if hasNote { room -= note.columns + 2 }
    let start = before.end(columns: max(1, room - min(after.columns, room / 2)))
    line.append(start, .bold)
    line.cursor = line.columns
    line.append(String(after.prefix(columns: max(0, room - start.columns))), .bold)
    if hasNote {
      line.pad(toColumns: line.columns + (after.isEmpty ? 3 : 2))
      line.append(note)
    }
    return line
  }
}
