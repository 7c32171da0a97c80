import PlainText

/// The faults found so far, located by offset.
///
/// Lines and columns are counted once, at the end; a valid text costs nothing.
struct FaultLog {
  private struct Entry {
    var offset: Int
    var path: String
    var problem: JSONProblem
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }
  /// Whether further faults are ignored.
  var isFull: Bool { entries.count >= JSONError.mostFaults }

  mutating func add(_ problem: JSONProblem, at offset: Int, path: JSONPath) {
    if isFull { return }
    entries.append(Entry(offset: offset, path: path.description, problem: problem))
  }

  /// Returns the faults of this log and another as an error, in the order of the text.
  func error(with other: FaultLog, in bytes: [UInt8]) -> JSONError {
    let all = (entries + other.entries).sorted { $0.offset < $1.offset }
    var position = Position(startingAt: bytes.startsWithByteOrderMark ? 3 : 0)
    let faults = all.prefix(JSONError.mostFaults).map { entry in
      position.advance(to: entry.offset, in: bytes)
      return JSONFault(
        line: position.line, column: position.column, path: entry.path, problem: entry.problem)
    }
    return JSONError(faults: faults, isCutShort: all.count >= JSONError.mostFaults)
  }
}

/// A line and a column, both from 1.
///
/// Lines end with LF, CR or both. Columns count Unicode scalars; each stray byte counts as one.
private struct Position {
  var line = 1
  var column = 1
  private var offset: Int

  /// Creates the position of the first character; a byte order mark before it has no column.
  init(startingAt offset: Int) {
    self.offset = offset
  }

  mutating func advance(to target: Int, in bytes: [UInt8]) {
    while offset < target, let byte = offset < bytes.count ? bytes[offset] : nil {
      offset += bytes.sequenceLength(at: offset) ?? 1
      let isFirstOfCRLF =
        byte == .carriageReturn && offset < bytes.count && bytes[offset] == .lineFeed
      if byte == .lineFeed || byte == .carriageReturn && !isFirstOfCRLF {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
  }
}
