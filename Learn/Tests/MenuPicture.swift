import TestTerminal

/// A picture of a terminal's window as an SVG file.
///
/// The cells form a grid in any font. Blocks are drawn as rectangles, since fonts leave gaps between them.
struct MenuPicture {
  /// The size of a cell and the space around all of them, in pixels.
  private static let (cellWidth, cellHeight, margin) = (9, 20, 18)
  private static let (text, window) = ("#d8dee9", "#1c2028")
  private static let palette = [
    "#3b4252", "#e06c75", "#98c379", "#e5c07b", "#61afef", "#c678dd", "#56b6c2", "#d8dee9",
    "#6b7489", "#ff8a93", "#b5e08f", "#ffd78f", "#82c4ff", "#dd9cf0", "#7fd3dd", "#ffffff",
  ]

  private let cells: [[VirtualScreen.Cell]]

  /// Creates a picture of what a screen shows, without the blank rows at its end.
  init(_ screen: VirtualScreen) {
    cells = Array(screen.cells.prefix((screen.lines.lastIndex { !$0.isEmpty } ?? -1) + 1))
  }

  /// Returns the SVG file, with a title for people who cannot see it.
  func svg(title: String) -> String {
    let width = (cells.first?.count ?? 0) * Self.cellWidth + 2 * Self.margin
    let height = cells.count * Self.cellHeight + 2 * Self.margin
    var drawing = Drawing()
    for row in cells.indices {
      for run in runs(in: row) { draw(run, row: row, in: &drawing) }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" aria-label="\(Self.escaped(title))">
      <title>\(Self.escaped(title))</title>
      <rect width="\(width)" height="\(height)" rx="10" fill="\(Self.window)"/>
      <g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" \
      font-size="15" style="white-space: pre">
      \((drawing.paths + drawing.words).joined(separator: "\n"))
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

  /// The elements of the picture: rectangles that do not overlap, a path for each color, and words on top of them.
  private struct Drawing {
    private var rectangles: [(fill: String, path: String)] = []
    var words: [String] = []

    var paths: [String] {
      rectangles.map {
        "<path fill=\"\($0.fill)\" shape-rendering=\"crispEdges\" d=\"\($0.path)\"/>"
      }
    }

    /// Adds a part of some cells of a row.
    mutating func add(_ column: Int, _ row: Int, _ columns: Int, _ part: Part, fill: String) {
      let x = Double(margin + column * cellWidth) + part.left * Double(cellWidth)
      let y = Double(margin + row * cellHeight) + part.top * Double(cellHeight)
      let width = Double(columns * cellWidth) * part.width
      let numbers = [x, y, width, part.height * Double(cellHeight), x].map {
        $0.rounded() == $0 ? String(Int($0)) : String($0)
      }
      let index = rectangles.firstIndex { $0.fill == fill } ?? rectangles.endIndex
      if index == rectangles.endIndex { rectangles.append((fill, "")) }
      rectangles[index].path +=
        "M\(numbers[0]) \(numbers[1])h\(numbers[2])v\(numbers[3])H\(numbers[4])z"
    }
  }

  private func draw(_ run: Run, row: Int, in drawing: inout Drawing) {
    var (ink, paper) = (run.style.foreground.map(Self.color), run.style.background.map(Self.color))
    if run.style.isInverse { (ink, paper) = (paper ?? Self.window, ink ?? Self.text) }
    if run.isBlock, let block = Self.blocks[run.texts[0]] {
      if let paper, let rest = block.rest { drawing.add(run.column, row, 1, rest, fill: paper) }
      return drawing.add(run.column, row, 1, block, fill: ink ?? Self.text)
    }
    if let paper {
      drawing.add(run.column, row, run.texts.count, Self.whole, fill: paper)
    }
    drawing.words += words(of: run).map { word in
      "<text x=\"\(Self.margin + word.column * Self.cellWidth)\" "
        + "y=\"\(Self.margin + row * Self.cellHeight + 15)\" "
        + "textLength=\"\(word.texts.count * Self.cellWidth)\" fill=\"\(ink ?? Self.text)\""
        + (run.style.isBold ? " font-weight=\"bold\"" : "")
        + (run.style.isUnderlined ? " text-decoration=\"underline\"" : "")
        + ">\(Self.escaped(word.texts.joined()))</text>"
    }
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

  /// A part of a cell: the place of its corner, and its size.
  private struct Part {
    var (left, top, width, height): (Double, Double, Double, Double)

    /// The other half of the cell, if this is a half.
    var rest: Part? {
      if height < 1 { return Part((0, 0.5 - top, 1, 0.5)) }
      return width < 1 ? Part((0.5 - left, 0, 0.5, 1)) : nil
    }

    init(_ numbers: (Double, Double, Double, Double)) {
      (left, top, width, height) = numbers
    }
  }

  private static let whole = Part((0, 0, 1, 1))
  /// The part of a cell that a block fills.
  private static let blocks = [
    "█": whole, "▀": Part((0, 0, 1, 0.5)), "▄": Part((0, 0.5, 1, 0.5)),
    "▌": Part((0, 0, 0.5, 1)), "▐": Part((0.5, 0, 0.5, 1)),
  ]

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
