import PlainText

extension VirtualScreen {
  package mutating func print(_ text: String) {
    let parts = joinsEmoji ? Array(text) : text.unicodeScalars.map { Character($0) }
    for character in parts {
      switch character.coarseWidth {
      case nil: unknown.append(character.codePoints)
      case 0: join(character)
      case let width?:
        let isWide = areSignsWide && !character.isASCII
        put(character, width: min(isWide ? 2 : width, columns))
      }
    }
  }

  /// Whether long lines wrap (DECAWM).
  private var isWrapping: Bool { privateModes.contains(7) }

  private mutating func put(_ character: Character, width: Int) {
    if isWrapPending || cursor.column + width > columns {
      if isWrapping {
        moveCursor(row: cursor.row, column: 0)
        lineFeed()
      } else {
        cursor.column = columns - width
      }
    }
    let place = cursor.column..<cursor.column + width
    blank(cursor.row, place)
    for column in place {
      let text = column == place.lowerBound ? String(character) : ""
      cells[cursor.row][column] = Cell(text: text, style: pen)
    }
    isWrapPending = isWrapping && place.upperBound == columns
    cursor.column = min(place.upperBound, columns - 1)
  }

  /// Joins a zero-width character to the preceding one.
  private mutating func join(_ character: Character) {
    var column = isWrapPending ? cursor.column : cursor.column - 1
    if column > 0, cells[cursor.row][column].text.isEmpty { column -= 1 }
    guard column >= 0 else {
      unknown.append("nothing before " + character.codePoints)
      return
    }
    cells[cursor.row][column].text.append(character)
  }

  /// Moves down, scrolling at the bottom.
  package mutating func lineFeed() {
    isWrapPending = false
    guard cursor.row == rows - 1 else {
      cursor.row += 1
      return
    }
    let first = cells.removeFirst()
    if covered == nil { scrollback.append(Self.line(first)) }
    cells.append(Array(repeating: empty, count: columns))
  }

  /// Moves to the nearest existing cell.
  package mutating func moveCursor(row: Int, column: Int) {
    cursor = (min(max(row, 0), rows - 1), min(max(column, 0), columns - 1))
    isWrapPending = false
  }

  /// Erases cells, including both halves of wide characters.
  package mutating func blank(_ row: Int, _ place: Range<Int>) {
    let line = cells[row]
    var (start, end) = (place.lowerBound, place.upperBound)
    while start > 0, start < line.count, line[start].text.isEmpty { start -= 1 }
    while end < line.count, line[end].text.isEmpty { end += 1 }
    for column in start..<end {
      cells[row][column] = place.contains(column) ? empty : Cell(style: line[column].style)
    }
  }

  /// An erased cell with the current background.
  private var empty: Cell { Cell(style: CellStyle(background: pen.background)) }
}
