import TerminalMenu

extension [ScreenLine] {
  /// The texts without trailing spaces, and the number of empty rows where there are three or more.
  var screenText: String {
    var (rows, empty) = ([String](), 0)
    for row in map({ String($0.text.reversed().drop { $0 == " " }.reversed()) }) {
      if row.isEmpty {
        empty += 1
        continue
      }
      rows += empty < 3 ? [String](repeating: "", count: empty) : ["⋮ \(empty) empty rows"]
      rows.append(row)
      empty = 0
    }
    return rows.joined(separator: "\n")
  }
}
