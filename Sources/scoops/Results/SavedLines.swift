import IceCreamDomain
import TerminalMenu

/// Formats a saved ice cream as lines of text.
struct SavedLines {
  let style: Style
  let isPlain: Bool
  /// Whether the terminal can show blocks.
  var isUnicode = false
  /// Formats the time.
  let madeAt: (String) -> String

  /// Returns the identifier and time, the ingredients, the picture unless plain, and the notes.
  func lines(of state: DisplayedSavedIceCream) -> [String] {
    guard let iceCream = state.iceCream else { return [] }
    var lines = [
      style.bold(iceCream.id ?? "") + ", made " + madeAt(iceCream.madeAt),
      "Cone     " + iceCream.cone,
      "Flavor   " + iceCream.flavor,
      "Topping  " + iceCream.topping,
    ]
    if !isPlain {
      let picture = LivePicture(isUnicode: isUnicode, depth: style.depth)
      let drawing = picture.print(of: state.picture).map(style.text)
      if !drawing.isEmpty { lines += [""] + drawing }
    }
    if !state.notes.isEmpty { lines += [""] + state.notes }
    return lines
  }
}
