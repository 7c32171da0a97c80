extension VirtualScreen {
  /// Executes a control sequence, and returns whether it is supported.
  package mutating func perform(parameters: String, final: Unicode.Scalar) -> Bool {
    if let modes = parameters.hasPrefix("?") ? Self.numbers(parameters.dropFirst()) : nil {
      return setPrivateModes(modes.compactMap(\.self), final: final)
    }
    guard let numbers = Self.numbers(parameters[...]) else { return false }
    if final == "m" { return pen.apply(numbers.map { $0 ?? 0 }) }
    guard numbers.count <= (final == "H" ? 2 : 1) else { return false }
    // ECMA-48 8.3: movements count from one, and zero means one.
    let first = max((numbers.first ?? nil) ?? 1, 1)
    let second = max((numbers.dropFirst().first ?? nil) ?? 1, 1)
    switch final {
    case "A": moveCursor(row: cursor.row - first, column: cursor.column)
    case "B": moveCursor(row: cursor.row + first, column: cursor.column)
    case "C": moveCursor(row: cursor.row, column: cursor.column + first)
    case "D": moveCursor(row: cursor.row, column: cursor.column - first)
    case "G": moveCursor(row: cursor.row, column: first - 1)
    case "H": moveCursor(row: first - 1, column: second - 1)
    case "J", "K":
      guard (numbers.first ?? nil) ?? 0 == 0 else { return false }
      erase(isWholeScreen: final == "J")
    default: return false
    }
    return true
  }

  /// Splits parameters; an empty one is `nil`.
  private static func numbers(_ text: Substring) -> [Int?]? {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.utf8.count < 6 && $0.allSatisfy(\.isASCIIDigit) }) else {
      return nil
    }
    return parts.map { Int($0) }
  }

  private mutating func setPrivateModes(_ modes: [Int], final: Unicode.Scalar) -> Bool {
    // Wrapping, the cursor, bracketed paste, synchronized updates, and the alternate screen.
    guard !modes.isEmpty, modes.allSatisfy([7, 25, 1049, 2004, 2026].contains) else { return false }
    if modes.contains(1049), hasAlternate { showAlternate(final == "h") }
    switch final {
    case "h": privateModes.formUnion(modes)
    case "l": privateModes.subtract(modes)
    default: return false
    }
    if !privateModes.contains(7) { isWrapPending = false }
    return true
  }

  /// Shows the alternate screen, empty, or the main one, with the cursor where it was.
  private mutating func showAlternate(_ isAlternate: Bool) {
    if isAlternate, covered == nil {
      (covered, savedCursor) = ((cells, cursor), cursor)
      cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    } else if !isAlternate {
      if let covered { (cells, savedCursor) = (covered.cells, covered.cursor) }
      covered = nil
      if let savedCursor { moveCursor(row: savedCursor.row, column: savedCursor.column) }
    }
  }

  /// Erases the cells from the cursor to the end of its row or of the screen.
  private mutating func erase(isWholeScreen: Bool) {
    blank(cursor.row, cursor.column..<columns)
    if isWholeScreen { for row in cursor.row + 1..<rows { blank(row, 0..<columns) } }
    isWrapPending = false
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
