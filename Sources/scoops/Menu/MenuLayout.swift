import TerminalMenu

/// The layout of the create menu in a window.
struct MenuLayout: Equatable {
  /// The number of visible options.
  var listRows = 1
  var hasTitle = false
  /// The number of lines for the three steps: none, one for all, or one each.
  var stepRows = 0
  /// Whether DONE has its own line.
  var hasDone = false
  /// The number of empty lines, at most two.
  var gaps = 0
  var picture = Place.nowhere

  enum Place: Equatable {
    /// To the right of the text, which has a number of columns.
    case beside(LivePicture.Drawing, textColumns: Int)
    case below(LivePicture.Drawing)
    case nowhere
  }

  /// The number of columns between the text and a picture beside it.
  static let gap = 2

  /// Divides the rows of a window, starting with the most important part.
  init(size: WindowSize, options: Int, messageRows: Int, picture: LivePicture) {
    // Always visible: the prompt, one option, the message and the line of help.
    var room = size.rows - 3 - messageRows
    func take(_ wanted: Int) -> Int {
      let taken = max(0, min(wanted, room))
      room -= taken
      return taken
    }
    stepRows = take(1)
    listRows += take(min(options, 5) - 1)
    hasTitle = take(1) == 1
    hasDone = take(1) == 1
    if room >= 2 { stepRows += take(2) }
    listRows += take(options - listRows)
    gaps = take(2)

    self.picture =
      Self.beside(picture, in: size).map { .beside($0.drawing, textColumns: $0.textColumns) }
      ?? picture.drawing(columns: size.columns - 1, rows: room).map { .below($0) } ?? .nowhere
  }

  /// Whether the message stands below a picture that is beside the options.
  var isMessageBelow: Bool {
    guard case .beside(let drawing, _) = picture else { return false }
    return (hasTitle ? 1 : 0) + stepRows + gaps + 1 + listRows + (hasDone ? 1 : 0) >= drawing.rows
  }

  /// Returns the largest drawing that fits beside the text, or `nil` if none does.
  static func beside(
    _ picture: LivePicture, in size: WindowSize
  ) -> (drawing: LivePicture.Drawing, textColumns: Int)? {
    for drawing in picture.drawings {
      // The line of help stays below the whole picture.
      guard size.rows > drawing.rows else { continue }
      let columns = min(
        size.columns - 1 - drawing.columns - gap, max(56, min(size.columns * 3 / 5, 80)))
      // Text needs more room than a larger picture.
      if columns >= (drawing == picture.drawings.last ? 22 : 40) {
        return (drawing, columns)
      }
    }
    return nil
  }

  /// Returns the lines of a menu in the middle of a window.
  ///
  /// A line may have fewer columns than the menu, and there may be fewer lines than it is high.
  static func centered(
    _ lines: [ScreenLine], width: Int = 0, height: Int = 0, in size: WindowSize
  ) -> [ScreenLine] {
    let width = max(width, lines.map(\.columns).max() ?? 0)
    var margin = ScreenLine()
    margin.pad(toColumns: (size.columns - 1 - width) / 2)
    let top = max(0, (size.rows - max(lines.count, height)) / 2)
    return Array(repeating: ScreenLine(), count: top)
      + lines.map { line in
        if line.isEmpty { return line }
        var moved = margin
        moved.append(line)
        return moved
      }
  }
}
