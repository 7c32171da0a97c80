import TerminalMenu

extension ScreenLine {
  /// A piece of a line, all in one look.
  struct Span: Equatable {
    var text: String
    let style: TextStyle
  }

  /// The pieces of the line, so that a test can name them.
  var spans: [Span] { spans(from: 0) }

  /// Returns the pieces of the line that begin at a column or after it.
  func spans(from start: Int) -> [Span] {
    var spans: [Span] = []
    for (column, cell) in cells.enumerated().dropFirst(start) {
      let text = text(of: column..<column + 1)
      if let last = spans.last, last.style == cell.style {
        spans[spans.count - 1].text += text
      } else {
        spans.append(Span(text: text, style: cell.style))
      }
    }
    return spans
  }

  /// Returns the line from a column on with its looks written out, as `<bold ❯> 2  <1.2.3 ●> Cup`.
  ///
  /// There are no spaces at its end.
  func marked(from start: Int = 0) -> String {
    let text = spans(from: start).map(\.marked).joined()
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}

extension ScreenLine.Span {
  /// The piece with its look written out.
  fileprivate var marked: String {
    let color = style.color.map { "\($0.red).\($0.green).\($0.blue)" }
    let weights = [
      style.isBold ? "bold" : nil, style.isFaint ? "faint" : nil, style.isInverse ? "inverse" : nil,
    ]
    let words = (weights + [color]).compactMap(\.self)
    return words.isEmpty ? text : "<\((words + [text]).joined(separator: " "))>"
  }
}
