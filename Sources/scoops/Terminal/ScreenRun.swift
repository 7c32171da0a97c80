import IceCreamDomain

/// A piece of a row that has to be drawn anew, all in one look.
struct ScreenRun {
  let row: Int
  let column: Int
  let cells: ArraySlice<ScreenCell>
  let style: TextStyle
  /// Whether nothing stands in the row from here on.
  let isBlankToTheEnd: Bool

  /// How many columns that have not changed are drawn all the same: to pass them by would take as
  /// many bytes.
  private static let smallGap = 4

  /// Collects what has changed in a row.
  static func collect(
    from old: ScreenLine, to new: ScreenLine, row: Int, into runs: inout [ScreenRun]
  ) {
    // What is the same at the beginning, as most is, need not be taken apart.
    let same = zip(old.spans, new.spans).prefix { $0 == $1 }.map(\.0)
    let joins = [old, new].contains {
      $0.spans.dropFirst(same.count).first?.text.first?.columns == 0
    }
    let skipped = joins ? [] : same
    collect(
      from: old.cells(fromSpan: skipped.count), to: new.cells(fromSpan: skipped.count), row: row,
      column: skipped.reduce(0) { $0 + $1.columns }, into: &runs)
  }

  private static func collect(
    from old: [ScreenCell], to new: [ScreenCell], row: Int, column first: Int,
    into runs: inout [ScreenRun]
  ) {
    let count = max(old.count, new.count)
    let old = old + Array(repeating: .blank, count: count - old.count)
    let padded = new + Array(repeating: .blank, count: count - new.count)
    let end = (padded.lastIndex { $0 != .blank } ?? -1) + 1
    var column = 0
    while column < count {
      guard padded[column] != old[column] else {
        column += 1
        continue
      }
      if column >= end {
        runs.append(
          ScreenRun(
            row: row, column: first + column, cells: padded[column..<count], style: .plain,
            isBlankToTheEnd: true))
        return
      }
      let start = padded[column].isContinuation ? column - 1 : column
      let style = padded[start].style
      var last = column
      var next = column + 1
      while next < end, next - last - 1 <= smallGap, padded[next].style == style {
        if padded[next] != old[next] { last = next }
        next += 1
      }
      // The second column of a wide character goes with the first.
      if last + 1 < end, padded[last + 1].isContinuation { last += 1 }
      runs.append(
        ScreenRun(
          row: row, column: first + start, cells: padded[start...last], style: style,
          isBlankToTheEnd: false))
      column = last + 1
    }
  }

  /// Returns the runs in an order in which each colour is asked for once.
  static func sortedByColor(_ runs: [ScreenRun]) -> [ScreenRun] {
    var colors: [Color?] = []
    for run in runs where !colors.contains(run.style.color) { colors.append(run.style.color) }
    if colors.count < 2 { return runs }
    return colors.flatMap { color in runs.filter { $0.style.color == color } }
  }
}
