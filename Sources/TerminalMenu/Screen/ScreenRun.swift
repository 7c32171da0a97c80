/// A piece of a row that has to be drawn anew, all in one look.
struct ScreenRun {
  let row: Int
  let columns: Range<Int>
  let style: TextStyle
  /// Whether nothing stands in the row from here on.
  var isBlankToTheEnd = false

  /// How many columns that have not changed are drawn all the same: to pass them by would take as
  /// many bytes.
  private static let smallGap = 4

  /// Collects what has changed in a row.
  static func collect(
    from old: ScreenLine, to new: ScreenLine, row: Int, into runs: inout [ScreenRun]
  ) {
    let count = max(old.columns, new.columns)
    let end = (new.cells.lastIndex { $0 != .blank } ?? -1) + 1
    var column = 0
    while column < count {
      if new.looks(like: old, at: column) {
        column += 1
        continue
      }
      if column >= end {
        return runs.append(
          ScreenRun(row: row, columns: column..<count, style: .plain, isBlankToTheEnd: true))
      }
      let style = new[column].style
      var last = column
      var next = column + 1
      while next < end, next - last - 1 <= smallGap, new[next].style == style {
        if !new.looks(like: old, at: next) { last = next }
        next += 1
      }
      // The further columns of a wide character go with the first.
      while new[last + 1].isContinuation { last += 1 }
      runs.append(ScreenRun(row: row, columns: column..<last + 1, style: style))
      column = last + 1
    }
  }

  /// Returns the runs in an order in which each colour is asked for once.
  static func sortedByColor(_ runs: [ScreenRun]) -> [ScreenRun] {
    var sorted: [ScreenRun] = []
    sorted.reserveCapacity(runs.count)
    for (place, first) in runs.enumerated() {
      // Each colour where it is met first.
      if runs[..<place].contains(where: { $0.style.color == first.style.color }) { continue }
      for run in runs[place...] where run.style.color == first.style.color { sorted.append(run) }
    }
    return sorted
  }
}
