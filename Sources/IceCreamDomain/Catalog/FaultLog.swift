import StrictJSON

/// The faults found so far, with their places as offsets.
///
/// Lines and columns are worked out once, at the end, so that good catalogs do not pay for them.
struct FaultLog {
  struct Entry {
    var offset: Int
    var path: [PathStep]
    var problem: CatalogProblem
  }

  private(set) var entries: [Entry] = []
  /// How many faults were reported, those beyond the most that are listed included.
  private(set) var total = 0

  var isEmpty: Bool { entries.isEmpty }
  /// Whether no more are listed, so that reading on is of no use.
  var isFull: Bool { entries.count == CatalogError.mostFaults }

  mutating func add(_ problem: CatalogProblem, at offset: Int, path: [PathStep]) {
    total += 1
    if !isFull { entries.append(Entry(offset: offset, path: path, problem: problem)) }
  }

  /// Returns the faults as an error, in the order of the file.
  func error(file: String, bytes: [UInt8]) -> CatalogError {
    let ordered = entries.sorted { $0.offset < $1.offset }
    var position = SourcePosition(startingAt: bytes.startsWithByteOrderMark ? 3 : 0)
    let faults = ordered.map { entry in
      position.advance(to: entry.offset, in: bytes)
      return CatalogFault(
        line: position.line, column: position.column, path: entry.path.description,
        problem: entry.problem)
    }
    return CatalogError(file: file, faults: faults, isCutShort: isFull)
  }
}
