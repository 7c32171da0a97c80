import IceCreamDomain
import TerminalMenu

/// One saved ice cream as lines for a person.
struct SavedLines {
  let style: Style
  let isPlain: Bool

  /// Returns the lines: what it is called and when it was made, the three names, the picture, and what
  /// there is to say about it.
  func lines(of state: DisplayedSavedIceCream) -> [String] {
    guard let iceCream = state.iceCream else { return [] }
    var lines = [
      style.bold(iceCream.id ?? "") + ", made " + iceCream.madeAt,
      "Cone     " + iceCream.cone,
      "Flavor   " + iceCream.flavor,
      "Topping  " + iceCream.topping,
    ]
    if !isPlain { lines += [""] + LineDrawing.lines(of: state.picture).map(style.text) }
    if !state.notes.isEmpty { lines += [""] + state.notes }
    return lines
  }
}

extension DisplayedResult {
  /// The line in a list.
  var listLine: String { "\(id ?? "")  \(madeAt)  \(sentence)" }

  /// The ice cream as `list` prints it: one line for a person, or one JSON object.
  func listed(asJSON isJSON: Bool) -> String {
    isJSON ? line(asJSON: true) : listLine + "\n"
  }
}
