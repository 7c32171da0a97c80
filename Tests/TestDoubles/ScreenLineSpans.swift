import TerminalMenu

extension ScreenLine {
  struct Span: Equatable {
    let text: String
    let style: TextStyle
  }

  var spans: [Span] { spans(from: 0) }

  /// Returns the pieces that begin at a column or after it.
  func spans(from start: Int) -> [Span] {
    var left = start
    return pieces.compactMap { piece in
      let rest = piece.text.drop { character in
        guard left > 0 else { return false }
        left -= character.columns
        return true
      }
      return rest.isEmpty ? nil : Span(text: String(rest), style: piece.style)
    }
  }

  /// Describes the line from a column on with its styles, such as `<bold ❯> 2  <1.2.3 ●> Cup`.
  ///
  /// Trailing spaces are left out.
  func marked(from start: Int = 0) -> String {
    let text = spans(from: start).map(\.marked).joined()
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}

extension ScreenLine.Span {
  fileprivate var marked: String {
    let color = style.color.map { "\($0.red).\($0.green).\($0.blue)" }
    let weights = [style.isBold ? "bold" : nil, style.isReversed ? "reversed" : nil]
    let background = style.background.map { "on \($0.red).\($0.green).\($0.blue)" }
    let words = (weights + [color, background]).compactMap(\.self)
    return words.isEmpty ? text : "<\((words + [text]).joined(separator: " "))>"
  }
}
