/// One column of a screen.
struct ScreenCell: Equatable {
  /// What stands in a column.
  ///
  /// Nothing here has to be counted or freed, so that a screen full of cells costs little.
  enum Content: Equatable {
    /// A character of one scalar, one column wide, on which terminals agree.
    case simple(Unicode.Scalar)
    /// Any other character, by its place in `ScreenCells.clusters`.
    case cluster(UInt32)
    /// A further column of a wide character.
    case continuation
  }

  let content: Content
  let style: TextStyle

  static let blank = ScreenCell(content: .simple(" "), style: .plain)
}

/// The columns of a line, one by one.
struct ScreenCells {
  private(set) var cells: [ScreenCell] = []
  /// The characters that are not simple.
  private(set) var clusters: [String] = []

  init(_ line: ScreenLine) {
    cells.reserveCapacity(line.columns)
    for span in line.spans {
      if span.isSimple {
        for scalar in span.text.unicodeScalars {
          cells.append(ScreenCell(content: .simple(scalar), style: span.style))
        }
      } else {
        for character in span.text { append(character, span.style) }
      }
    }
  }

  /// The cell of a column; beyond the end of the line there are blanks.
  subscript(column: Int) -> ScreenCell { column < cells.count ? cells[column] : .blank }

  /// Returns whether a column looks like the same one of another line.
  func looks(like other: ScreenCells, at column: Int) -> Bool {
    let (here, there) = (self[column], other[column])
    if case .cluster(let place) = here.content, case .cluster(let otherPlace) = there.content {
      return here.style == there.style && clusters[Int(place)] == other.clusters[Int(otherPlace)]
    }
    return here == there
  }

  /// Returns what stands in some columns, and whether terminals agree on how many these are.
  func text(of columns: Range<Int>) -> (text: String, isCertain: Bool) {
    // Bytes are put together faster than characters.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(columns.count + 16)
    var isCertain = true
    for column in columns {
      switch self[column].content {
      case .simple(let scalar) where scalar.isASCII: bytes.append(UInt8(scalar.value))
      case .simple(let scalar): bytes += UTF8.encode(scalar).map(Array.init) ?? []
      case .cluster(let place):
        bytes += Array(clusters[Int(place)].utf8)
        isCertain = false
      case .continuation: break
      }
    }
    return (String(decoding: bytes, as: UTF8.self), isCertain)
  }

  private mutating func append(_ character: Character, _ style: TextStyle) {
    let columns = character.columns
    if columns == 0 { return join(character) }
    if columns == 1, let scalar = character.unicodeScalars.first, scalar.isSimple,
      character.unicodeScalars.dropFirst().isEmpty
    {
      return cells.append(ScreenCell(content: .simple(scalar), style: style))
    }
    cells.append(ScreenCell(content: .cluster(UInt32(clusters.count)), style: style))
    clusters.append(String(character))
    for _ in 1..<columns { cells.append(ScreenCell(content: .continuation, style: style)) }
  }

  /// Puts what has no width of its own to the character before it, or nowhere.
  private mutating func join(_ character: Character) {
    guard let last = cells.lastIndex(where: { $0.content != .continuation }) else { return }
    switch cells[last].content {
    case .cluster(let place): clusters[Int(place)].append(character)
    case .simple(let scalar):
      let style = cells[last].style
      cells[last] = ScreenCell(content: .cluster(UInt32(clusters.count)), style: style)
      clusters.append(String(scalar) + String(character))
    case .continuation: break
    }
  }
}
