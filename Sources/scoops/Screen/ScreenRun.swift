import IceCreamDomain

/// A piece of a row that has to be drawn anew, all in one look.
struct ScreenRun {
  let row: Int
  let columns: Range<Int>
  let text: String
  let style: TextStyle
  /// Whether nothing stands in the row from here on.
  var isBlankToTheEnd = false
  /// Whether terminals agree on how many columns the text takes.
  var isCertain = true

  /// How many columns that have not changed are drawn all the same: to pass them by would take as
  /// many bytes.
  private static let smallGap = 4

  /// Collects what has changed in a row.
  static func collect(
    from old: ScreenLine, to new: ScreenLine, row: Int, into runs: inout [ScreenRun]
  ) {
    let (old, new) = (ScreenCells(old), ScreenCells(new))
    let count = max(old.cells.count, new.cells.count)
    let end = (new.cells.lastIndex { $0 != .blank } ?? -1) + 1
    var column = 0
    while column < count {
      if new.looks(like: old, at: column) {
        column += 1
        continue
      }
      if column >= end {
        let rest = column..<count
        runs.append(
          ScreenRun(
            row: row, columns: rest, text: .spaces(rest.count), style: .plain,
            isBlankToTheEnd: true))
        return
      }
      let style = new[column].style
      var last = column
      var next = column + 1
      while next < end, next - last - 1 <= smallGap, new[next].style == style {
        if !new.looks(like: old, at: next) { last = next }
        next += 1
      }
      // The further columns of a wide character go with the first.
      while new[last + 1].content == .continuation { last += 1 }
      let (text, isCertain) = new.text(of: column..<last + 1)
      runs.append(
        ScreenRun(
          row: row, columns: column..<last + 1, text: text, style: style, isCertain: isCertain))
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
