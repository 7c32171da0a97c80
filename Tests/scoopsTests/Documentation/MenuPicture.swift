@testable import TerminalDoubles

/// A picture of a terminal's window as an SVG file.
///
/// The cells form a grid in any font. Blocks are drawn as rectangles, since fonts leave gaps between them.
struct MenuPicture {
  /// The size of a cell and the space around all of them, in pixels.
  private static let (cellWidth, cellHeight, margin) = (9, 20, 18)
  private static let (text, window) = ("#d8dee9", "#1c2028")
  /// The first 16 colors of a terminal.
  private static let palette = [
    "#3b4252", "#e06c75", "#98c379", "#e5c07b", "#61afef", "#c678dd", "#56b6c2", "#d8dee9",
    "#6b7489", "#ff8a93", "#b5e08f", "#ffd78f", "#82c4ff", "#dd9cf0", "#7fd3dd", "#ffffff",
  ]

  private let cells: [[VirtualScreen.Cell]]
  /// The color behind all cells.
  private let window: String

  /// Creates a picture of what a screen shows, without the blank rows at its end.
  init(_ screen: VirtualScreen, window: String = window) {
    self.window = window
    cells = Array(screen.cells.prefix((screen.lines.lastIndex { !$0.isEmpty } ?? -1) + 1))
  }

  /// Returns the SVG file.
  ///
  /// - Parameter title: Describes the picture to people who cannot see it.
  func svg(title: String) -> String {
    let width = (cells.first?.count ?? 0) * Self.cellWidth + 2 * Self.margin
    let height = cells.count * Self.cellHeight + 2 * Self.margin
    let rows = cells.indices.flatMap { row in runs(in: row).flatMap { elements(of: $0, row: row) } }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" aria-label="\(Self.escaped(title))">
      <title>\(Self.escaped(title))</title>
      <rect width="\(width)" height="\(height)" rx="10" fill="\(window)"/>
      <g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" \
      font-size="15" style="white-space: pre">
      \(rows.joined(separator: "\n"))
      </g>
      </svg>

      """
  }

  /// Neighboring cells of a row that look the same.
  private struct Run {
    var column: Int
    /// The text of each cell; the second cell of a wide character has none.
    var texts: [String] = []
    var style: CellStyle

    var isBlock: Bool { texts.count == 1 && MenuPicture.blocks[texts[0]] != nil }
  }

  private func runs(in row: Int) -> [Run] {
    var runs: [Run] = []
    for (column, cell) in cells[row].enumerated() {
      let isBlock = Self.blocks[cell.text] != nil
      if isBlock || runs.last?.isBlock != false || runs.last?.style != cell.style {
        runs.append(Run(column: column, style: cell.style))
      }
      runs[runs.count - 1].texts.append(cell.text)
    }
    return runs
  }

  private func elements(of run: Run, row: Int) -> [String] {
    var (ink, paper) = (run.style.foreground.map(Self.color), run.style.background.map(Self.color))
    if run.style.isInverse { (ink, paper) = (paper ?? window, ink ?? Self.text) }
    var elements: [String] = []
    if let paper {
      elements.append(rectangle(run.column, row, run.texts.count, (0, 0, 1, 1), fill: paper))
    }
    if run.isBlock, let block = Self.blocks[run.texts[0]] {
      elements.append(rectangle(run.column, row, 1, block, fill: ink ?? Self.text))
    } else {
      elements += words(of: run).map { word in
        "<text x=\"\(Self.margin + word.column * Self.cellWidth)\" "
          + "y=\"\(Self.margin + row * Self.cellHeight + 15)\" "
          + "textLength=\"\(word.texts.count * Self.cellWidth)\" fill=\"\(ink ?? Self.text)\""
          + (run.style.isBold ? " font-weight=\"bold\"" : "")
          + (run.style.isFaint ? " fill-opacity=\"0.65\"" : "")
          + (run.style.isUnderlined ? " text-decoration=\"underline\"" : "")
          + ">\(Self.escaped(word.texts.joined()))</text>"
      }
    }
    return elements
  }

  /// Splits a run at two or more spaces, so each part is positioned separately.
  private func words(of run: Run) -> [Run] {
    var words: [Run] = []
    var spaces = 2
    for (offset, text) in run.texts.enumerated() {
      if text == " " {
        spaces += 1
        continue
      }
      if spaces > 1 {
        words.append(Run(column: run.column + offset, style: run.style))
        spaces = 0
      }
      words[words.count - 1].texts += Array(repeating: " ", count: spaces) + [text]
      spaces = 0
    }
    return words
  }

  /// The part of a cell that a block fills: from the left, from the top, its width and its height.
  private static let blocks: [String: (Double, Double, Double, Double)] = [
    "█": (0, 0, 1, 1), "▀": (0, 0, 1, 0.5), "▄": (0, 0.5, 1, 0.5),
    "▌": (0, 0, 0.5, 1), "▐": (0.5, 0, 0.5, 1),
  ]

  private func rectangle(
    _ column: Int, _ row: Int, _ columns: Int, _ part: (Double, Double, Double, Double),
    fill: String
  ) -> String {
    let (width, height) = (Double(Self.cellWidth), Double(Self.cellHeight))
    let x = Double(Self.margin + column * Self.cellWidth) + part.0 * width
    let y = Double(Self.margin + row * Self.cellHeight) + part.1 * height
    return "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(Double(columns) * part.2 * width)\" "
      + "height=\"\(part.3 * height)\" fill=\"\(fill)\" shape-rendering=\"crispEdges\"/>"
  }

  /// Returns the color that SGR parameters select.
  private static func color(_ parameters: String) -> String {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch numbers.count {
    case 5: return "rgb(\(numbers[2]), \(numbers[3]), \(numbers[4]))"
    case 3: return indexed(numbers[2])
    default:
      let number = numbers.first ?? 37
      return palette[number % 10 + (number >= 90 ? 8 : 0)]
    }
  }

  /// Returns one of 256 colors: 16 named ones, a cube of 6 by 6 by 6, and 24 grays.
  private static func indexed(_ index: Int) -> String {
    if index < 16 { return palette[index] }
    if index >= 232 {
      let gray = 8 + 10 * (index - 232)
      return "rgb(\(gray), \(gray), \(gray))"
    }
    let levels = [0, 95, 135, 175, 215, 255]
    let cube = index - 16
    return "rgb(\(levels[cube / 36]), \(levels[cube / 6 % 6]), \(levels[cube % 6]))"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
