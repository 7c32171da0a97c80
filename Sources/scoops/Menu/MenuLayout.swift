/// The rows of the create menu.
struct MenuLayout: Equatable {
  var listRows = 1
  var hasTitle = false
  /// The number of lines for the three steps and Done: none, one for all, or one each.
  var stepRows = 0
  /// Whether there is an empty line above the prompt.
  var hasGap = false

  /// Divides the rows for the text, starting with the most important part.
  ///
  /// - Parameter isAtDone: Whether the three choices matter more than the options of the last step.
  init(rows: Int, messageRows: Int, isAtDone: Bool = false) {
    // Always visible: the prompt, one option and the message.
    var room = rows - 2 - messageRows
    func take(_ wanted: Int) -> Int {
      let taken = max(0, min(wanted, room))
      room -= taken
      return taken
    }
    stepRows = take(1)
    if isAtDone, room >= 3 { stepRows += take(3) }
    listRows += take(4)
    hasTitle = take(1) == 1
    if room >= 3, stepRows == 1 { stepRows += take(3) }
    hasGap = take(1) == 1
    listRows += max(0, room)
  }
}
