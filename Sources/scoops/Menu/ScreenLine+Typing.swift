import TerminalMenu

extension ScreenLine {
  /// Returns a line with something that is being typed; of a long text the end, which is what somebody
  /// looks at.
  ///
  /// - Parameters:
  ///   - label: What it is for.
  ///   - text: What was typed so far.
  ///   - place: What stands behind it, where that leaves room for a word.
  ///   - columns: The room.
  static func typed(
    _ label: String, _ text: String, place: String, columns: Int
  ) -> ScreenLine {
    var room = columns - label.columns - 1
    var line = ScreenLine(label, .bold)
    let hasPlace = room - place.columns - 3 >= min(12, text.columns)
    if hasPlace { room -= place.columns + 3 }
    line.append(text.end(columns: max(1, room)) + "_", .bold)
    if hasPlace { line.append(" (\(place))") }
    return line
  }
}
