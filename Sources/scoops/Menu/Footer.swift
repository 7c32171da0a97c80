import TerminalMenu

extension ScreenLine {
  /// Returns the last line of a menu: as many entries as fit, each a key, a space, and what it does.
  static func footer(_ entries: [String], columns: Int) -> ScreenLine {
    var line = ScreenLine()
    for entry in entries {
      var longer = line
      let key = entry.prefix { $0 != " " }
      longer.append(line.isEmpty ? "" : "  ")
      longer.append(String(key), .accent)
      longer.append(String(entry[key.endIndex...]), .faint)
      if longer.columns <= columns { line = longer }
    }
    return line
  }
}
