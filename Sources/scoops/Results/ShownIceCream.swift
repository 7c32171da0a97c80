import IceCreamDomain
import TerminalMenu

/// Formats a saved ice cream as lines of text.
struct ShownIceCream {
  let style: Style
  /// Whether there is no picture.
  let isPlain: Bool
  /// Whether it is one sentence, as a screen reader reads the list, too.
  let isSpoken: Bool
  /// Whether the terminal can show blocks.
  var isUnicode = false
  /// The window in which the lines are printed, or `nil` if there is none.
  var window: WindowSize?
  /// Formats the time.
  let madeAt: (Timestamp) -> String

  /// Returns the ice cream with identifier and time, its picture unless plain, and the notes.
  func lines(of state: DisplayedSavedIceCream) -> [String] {
    guard let iceCream = state.iceCream else { return [] }
    var lines = isSpoken ? [iceCream.spokenLine(madeAt: madeAt)] : labeled(iceCream)
    let notes = state.notes.isEmpty ? [] : [""] + state.notes
    if !isPlain {
      let picture = picture(of: state, besides: lines.count + notes.count)
      if !picture.isEmpty { lines += [""] + picture }
    }
    return lines + notes
  }

  private func labeled(_ iceCream: DisplayedResult) -> [String] {
    [
      style.bold(iceCream.id ?? "") + ", made " + madeAt(iceCream.madeAt),
      "Cone     " + iceCream.cone,
      "Flavor   " + iceCream.flavor,
      "Topping  " + iceCream.topping,
    ]
  }

  /// Returns the largest picture that fits in the window, above the prompt; none if none does.
  private func picture(of state: DisplayedSavedIceCream, besides lines: Int) -> [String] {
    let picture = LivePicture(isUnicode: isUnicode, depth: style.depth)
    guard let window else { return picture.print(of: state.picture).map(style.text) }
    // Besides the lines, there is an empty one, and that of the prompt.
    return picture.print(
      of: state.picture, columns: window.columns, rows: window.rows - lines - 2
    ).map(style.text)
  }
}
