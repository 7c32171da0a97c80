@testable import scoops

extension ScreenLine {
  /// A piece of a line, all in one look.
  struct Span: Equatable {
    var text: String
    let style: TextStyle
  }

  /// The pieces of the line, so that a test can name them.
  var spans: [Span] {
    var spans: [Span] = []
    for (column, cell) in cells.enumerated() {
      let text = text(of: column..<column + 1)
      if let last = spans.last, last.style == cell.style {
        spans[spans.count - 1].text += text
      } else {
        spans.append(Span(text: text, style: cell.style))
      }
    }
    return spans
  }
}
