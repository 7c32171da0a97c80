import TerminalMenu

extension MenuGlyphs {
  /// Returns the line above a list, with a note that is shown whole.
  func line(of title: String, note: String, columns: Int) -> ScreenLine {
    var line = ScreenLine(text(title), .bold)
      .cut(toColumns: max(4, columns - note.columns), sign: ellipsis)
    line.append(note)
    return line
  }

  /// Returns the line above a list while its filter is typed.
  func line(of filter: TypedText, note: String, columns: Int) -> ScreenLine {
    .typed("Filter: ", text(filter.before), text(filter.after), note: note, columns: columns)
  }
}
