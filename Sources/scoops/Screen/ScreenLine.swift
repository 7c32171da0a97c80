import IceCreamDomain

/// How a piece of text looks on a screen.
struct TextStyle: Equatable {
  /// The colour of the text, or the terminal's own.
  var color: Color?
  var isBold = false
  var isFaint = false
  /// Whether text and background have changed places.
  var isInverse = false

  static let plain = TextStyle()
  static let bold = TextStyle(isBold: true)
  static let faint = TextStyle(isFaint: true)
}

/// A line of a screen: pieces of text, each with its own look.
struct ScreenLine: Equatable {
  struct Span: Equatable {
    fileprivate(set) var text: String
    let style: TextStyle
    /// How many columns the piece takes.
    fileprivate(set) var columns: Int
    /// Whether each of its scalars is a character of one column.
    fileprivate(set) var isSimple: Bool

    init(text: String, style: TextStyle) {
      self.text = text
      self.style = style
      let simple = text.simpleColumns
      isSimple = simple != nil
      columns = simple ?? text.columns
    }

    fileprivate mutating func append(_ more: String) {
      text += more
      // What is not simple may join the character before it.
      if let simple = more.simpleColumns, isSimple {
        columns += simple
      } else {
        isSimple = false
        columns = text.columns
      }
    }
  }

  private(set) var spans: [Span] = []

  /// Makes a line of one piece; without text, an empty line.
  init(_ text: String = "", _ style: TextStyle = .plain) {
    append(text, style)
  }

  /// The words of the line, without their looks.
  var text: String { spans.map(\.text).joined() }

  /// How many columns the line takes.
  var columns: Int { spans.reduce(0) { $0 + $1.columns } }

  /// Adds a piece at the end.
  mutating func append(_ text: String, _ style: TextStyle = .plain) {
    if text.isEmpty { return }
    if let last = spans.indices.last, spans[last].style == style {
      spans[last].append(text)
    } else {
      // Most lines have a few pieces.
      if spans.isEmpty { spans.reserveCapacity(4) }
      spans.append(Span(text: text, style: style))
    }
  }

  /// Adds another line at the end.
  mutating func append(_ line: ScreenLine) {
    for span in line.spans { append(span.text, span.style) }
  }

  /// Returns this line cut to a number of columns.
  ///
  /// - Parameters:
  ///   - limit: The most columns that it may take.
  ///   - sign: What stands where something was cut.
  func cut(toColumns limit: Int, sign: String) -> ScreenLine {
    guard columns > limit else { return self }
    var line = ScreenLine()
    var room = limit
    for (index, span) in spans.enumerated() {
      let columns = span.columns
      let isLast = index == spans.count - 1
      // A piece that fills all the room is cut too where another follows it.
      if columns < room || columns == room && isLast {
        line.append(span.text, span.style)
        room -= columns
      } else {
        line.append((span.text + (isLast ? "" : " ")).cut(toColumns: room, sign: sign), span.style)
        break
      }
    }
    return line
  }

  /// Returns this line with spaces at its end, up to a number of columns.
  func padded(toColumns columns: Int) -> ScreenLine {
    var line = self
    line.append(.spaces(columns - self.columns))
    return line
  }
}

extension String {
  /// Returns so many spaces; it is asked for them often, and so they are cut from a stock.
  static func spaces(_ count: Int) -> String {
    let stock = "                                                                "
    if count > 64 { return stock + spaces(count - 64) }
    return String(Substring(stock.utf8.prefix(Swift.max(0, count))))
  }
}
