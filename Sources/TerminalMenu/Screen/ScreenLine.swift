/// A line of a screen, column by column.
package struct ScreenLine: Equatable {
  package private(set) var cells: [ScreenCell] = []
  /// The characters that are not simple, in their order.
  package private(set) var clusters: [String] = []

  /// Makes a line of one piece; without text, an empty line.
  package init(_ text: String = "", _ style: TextStyle = .plain) {
    append(text, style)
  }

  /// Makes an empty line in which so many columns find room at once.
  package init(room: Int) {
    cells.reserveCapacity(room)
  }

  /// How many columns the line takes.
  package var columns: Int { cells.count }

  package var isEmpty: Bool { cells.isEmpty }

  /// The words of the line, without their looks.
  package var text: String { text(of: cells.indices) }

  /// The cell of a column; beyond the end of the line there are blanks.
  package subscript(column: Int) -> ScreenCell { column < cells.count ? cells[column] : .blank }

  /// Returns whether a column looks like the same one of another line.
  func looks(like other: ScreenLine, at column: Int) -> Bool {
    let (here, there) = (self[column], other[column])
    guard here.isCluster, case .cluster(let place) = here.content,
      case .cluster(let otherPlace) = there.content
    else { return here == there }
    return here.style == there.style && clusters[place] == other.clusters[otherPlace]
  }

  /// Returns what stands in some columns.
  package func text(of columns: Range<Int>) -> String {
    var text = TerminalText()
    for column in columns { append(self[column].content, to: &text) }
    return text.string
  }

  /// Adds to a text what stands in one of the columns.
  func append(_ content: ScreenCell.Content, to text: inout TerminalText) {
    switch content {
    case .simple(let scalar): text.append(scalar)
    case .cluster(let place): text.append(clusters[place])
    case .continuation: break
    }
  }

  // MARK: Putting together

  /// Adds a piece at the end.
  package mutating func append(_ text: String, _ style: TextStyle = .plain) {
    if text.isEmpty { return }
    // Most lines find room at once.
    if cells.isEmpty { cells.reserveCapacity(64) }
    // Most of a menu is ASCII, a column a byte.
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.allSatisfy({ 0x20...0x7E ~= $0 }) else { return false }
      for byte in bytes { append(Unicode.Scalar(byte), style) }
      return true
    }
    if isPlain == true { return }
    if text.unicodeScalars.allSatisfy(\.isSimple) {
      for scalar in text.unicodeScalars { append(scalar, style) }
    } else {
      for character in text { append(character, style) }
    }
  }

  /// Adds a character that is known to be simple.
  package mutating func append(_ scalar: Unicode.Scalar, _ style: TextStyle) {
    cells.append(ScreenCell(content: .simple(scalar), style: style))
  }

  /// Adds a number that is not negative, with as many spaces before it as make it so wide.
  package mutating func append(_ number: Int, columns: Int) {
    if number > 9 {
      append(number / 10, columns: columns - 1)
    } else {
      pad(toColumns: self.columns + columns - 1)
    }
    append(Unicode.Scalar(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)), .plain)
  }

  /// Adds another line at the end, or its first columns, which end with a character.
  package mutating func append(_ line: ScreenLine, upTo end: Int? = nil) {
    let added = line.cells.prefix(end ?? line.columns)
    if line.clusters.isEmpty { return cells += added }
    for cell in added {
      if case .cluster(let place) = cell.content {
        cells.append(ScreenCell(content: .cluster(clusters.count), style: cell.style))
        clusters.append(line.clusters[place])
      } else {
        cells.append(cell)
      }
    }
  }

  private mutating func append(_ character: Character, _ style: TextStyle) {
    let columns = character.columns
    if columns == 0 { return join(character) }
    let scalars = character.unicodeScalars
    if let scalar = scalars.first, scalars.count == 1, scalar.isSimple {
      append(scalar, style)
    } else {
      append(cluster: String(character), columns: columns, style)
    }
  }

  private mutating func append(cluster: String, columns: Int, _ style: TextStyle) {
    cells.append(ScreenCell(content: .cluster(clusters.count), style: style))
    clusters.append(cluster)
    for _ in 1..<max(1, columns) { cells.append(ScreenCell(content: .continuation, style: style)) }
  }

  /// Puts what has no width of its own to the character before it, or nowhere.
  private mutating func join(_ character: Character) {
    guard let last = cells.lastIndex(where: { !$0.isContinuation }) else { return }
    let style = cells[last].style
    if case .cluster = cells[last].content {
      clusters[clusters.count - 1].append(character)
    } else {
      clusters.append(text(of: last..<last + 1) + String(character))
      cells[last] = ScreenCell(content: .cluster(clusters.count - 1), style: style)
    }
    // Of what has no width, only VS16 gives another one to what it joins.
    guard character.unicodeScalars.contains("\u{FE0F}") else { return }
    let columns = last + clusters[clusters.count - 1].columns
    while cells.count < columns { cells.append(ScreenCell(content: .continuation, style: style)) }
  }

  // MARK: Fitting in

  /// Returns this line cut to a number of columns.
  ///
  /// - Parameters:
  ///   - limit: The most columns that it may take.
  ///   - sign: What stands where something was cut, one column wide.
  package func cut(toColumns limit: Int, sign: String) -> ScreenLine {
    guard columns > limit else { return self }
    guard limit > 0 else { return ScreenLine() }
    var room = limit - 1
    // No wide character is cut in two.
    while room > 0, cells[room].isContinuation { room -= 1 }
    var line = ScreenLine()
    line.append(self, upTo: room)
    line.append(sign, cells[room].style)
    return line
  }

  /// Adds spaces, up to a number of columns.
  package mutating func pad(toColumns columns: Int) {
    if columns > self.columns { cells += repeatElement(.blank, count: columns - self.columns) }
  }
}
