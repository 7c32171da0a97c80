import IceCreamDomain
import StrictJSON
import TerminalMenu

// The lines that the program prints for an ice cream.
extension DisplayedResult {
  /// The ice cream as a JSON object.
  var json: String {
    JSONText.object([
      "id": id.map(JSONText.text) ?? "null", "madeAt": JSONText.text(madeAt.iso8601),
      "cone": JSONText.text(names.cone), "flavor": JSONText.text(names.flavor),
      "topping": JSONText.text(names.topping),
    ])
  }

  /// The line in a list for a screen reader, which reads the sentence first.
  func spokenLine(madeAt time: (Timestamp) -> String) -> PrintedText {
    "\(sentence), \(id ?? ""), \(time(madeAt))"
  }
}

extension ShowIceCream.DisplayedIceCream {
  /// Returns lines about the ice cream, with its picture unless plain, and the notes below them.
  ///
  /// - Parameters:
  ///   - head: The lines.
  ///   - style: The style of the picture, or `nil` for none.
  ///   - isUnicode: Whether the terminal can show blocks.
  ///   - window: The window in which the lines are printed, or `nil` if there is none.
  func lines(
    below head: [PrintedText], style: Style?, isUnicode: Bool = false, window: WindowSize? = nil
  ) -> [PrintedText] {
    let notes: [PrintedText] = notes.isEmpty ? [] : [""] + notes.map { "\($0)" }
    guard let style else { return head + notes }
    let drawn = LivePicture(isUnicode: isUnicode, depth: style.depth).print(
      of: picture, columns: window?.columns ?? .max,
      // Besides the lines, there is an empty one, and that of the prompt.
      rows: window.map { $0.rows - head.count - notes.count - 2 } ?? .max)
    return head + (drawn.isEmpty ? [] : [""] + drawn.map(style.text)) + notes
  }
}
