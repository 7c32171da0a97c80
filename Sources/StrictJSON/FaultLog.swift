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
    var position = TextPosition(startingAt: bytes.startsWithByteOrderMark ? 3 : 0)
    let faults = all.prefix(JSONError.mostFaults).map { entry in
      position.advance(to: entry.offset, in: bytes)
      return JSONFault(
        line: position.line, column: position.column, path: entry.path, problem: entry.problem)
    }
    return JSONError(faults: faults, isCutShort: all.count >= JSONError.mostFaults)
  }
}
