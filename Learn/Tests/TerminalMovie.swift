import Foundation
import TestTerminal

/// What a terminal's window shows over time, as an SVG file.
///
/// The cells form a grid in any font. Blocks are drawn as strokes, since fonts leave gaps between them. Rows are drawn
/// once for each of their contents, and a style sheet shows them while a frame has them. Where motion is reduced, or a viewer
/// knows no animations, one frame is still.
struct TerminalMovie {
  struct Frame {
    var cells: [[VirtualScreen.Cell]]
    var milliseconds: Int
  }

  /// The size of a cell and the space around all of them, in pixels.
  private static let (cellWidth, cellHeight, margin) = (9, 20, 18)
  private static let (text, window) = ("#d8dee9", "#1c2028")
  private static let palette = [
    "#3b4252", "#e06c75", "#98c379", "#e5c07b", "#61afef", "#c678dd", "#56b6c2", "#d8dee9",
    "#6b7489", "#ff8a93", "#b5e08f", "#ffd78f", "#82c4ff", "#dd9cf0", "#7fd3dd", "#ffffff",
  ]

  var frames: [Frame]
  /// The index of the frame that is shown without motion.
  var still: Int

  /// Returns the SVG file, with a title for people who cannot see it.
  func svg(title: String) -> String {
    let rows = frames.map { ($0.cells.lastIndex { $0 != blank($0.count) } ?? -1) + 1 }.max() ?? 0
    let width = (frames.first?.cells.first?.count ?? 0) * Self.cellWidth + 2 * Self.margin
    let height = rows * Self.cellHeight + 2 * Self.margin
    let parts = parts(rows)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" fill="\(Self.text)" role="img" aria-label="\(Self.escaped(title))">
      <title>\(Self.escaped(title))</title>
      <style>
      \(style(parts.map(\.frames)))
      </style>
      <rect width="\(width)" height="\(height)" rx="10" fill="\(Self.window)"/>
      \(parts.enumerated().map(draw).joined(separator: "\n"))
      </svg>

      """
  }

  /// Rows that are shown in the same frames.
  private struct Part {
    var frames: [Int]
    var rows: [(row: Int, cells: [VirtualScreen.Cell])]
  }

  private func parts(_ rows: Int) -> [Part] {
    var parts: [Part] = []
    for row in 0..<rows {
      var contents: [(cells: [VirtualScreen.Cell], frames: [Int])] = []
      for (index, frame) in frames.enumerated()
      where frame.cells[row] != blank(frame.cells[row].count) {
        if let known = contents.firstIndex(where: { $0.cells == frame.cells[row] }) {
          contents[known].frames.append(index)
        } else {
          contents.append((frame.cells[row], [index]))
        }
      }
      for content in contents {
        if let known = parts.firstIndex(where: { $0.frames == content.frames }) {
          parts[known].rows.append((row, content.cells))
        } else {
          parts.append(Part(frames: content.frames, rows: [(row, content.cells)]))
        }
      }
    }
    return parts
  }

  private func blank(_ count: Int) -> [VirtualScreen.Cell] {
    Array(repeating: VirtualScreen.Cell(), count: count)
  }

  /// The style sheet, with an animation for each set of frames.
  private func style(_ times: [[Int]]) -> String {
    var starts = [0]
    for frame in frames { starts.append((starts.last ?? 0) + frame.milliseconds) }
    let total = max(starts.last ?? 0, 1)
    var lines = [
      "text { font: 15px ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; white-space: pre }",
      ".p { fill: none; shape-rendering: crispEdges }", ".m { visibility: hidden }",
    ]
    let moving = times.indices.filter { times[$0].count < frames.count }
    let shown = moving.filter { times[$0].contains(still) }.map { ".a\($0)" }
    if !shown.isEmpty { lines.append("\(shown.joined(separator: ",")) { visibility: visible }") }
    lines.append("@media (prefers-reduced-motion: no-preference) {")
    lines.append(".m { animation: \(total)ms step-end infinite }")
    for index in moving {
      let indices = times[index]
      var keys = indices.contains(0) ? [] : ["0%{visibility:hidden}"]
      for frame in frames.indices where indices.contains(frame) != indices.contains(frame - 1) {
        let percent = Double(starts[frame] * 100_000 / total) / 1000
        let number = percent.rounded() == percent ? String(Int(percent)) : String(percent)
        keys.append("\(number)%{visibility:\(indices.contains(frame) ? "visible" : "hidden")}")
      }
      lines.append("@keyframes a\(index){\(keys.joined())}.a\(index){animation-name:a\(index)}")
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// Neighboring cells of a row that look the same.
  private struct Run {
    var column: Int
    /// The text of each cell; the second cell of a wide character has none.
    var texts: [String] = []
    var style: CellStyle
  }

  /// Neighboring halves of cells, upper or lower ones, that have one color.
  private struct Stroke {
    var color: String
    /// The number of the half, from the top of the window.
    var half: Int
    var start: Int
    var end: Int
  }

  /// Draws rows: strokes that are half a cell high, and words on top of them.
  private func draw(_ index: Int, _ part: Part) -> String {
    var (strokes, words): ([Stroke], [String]) = ([], [])
    for (row, cells) in part.rows {
      var runs: [Run] = []
      for (column, cell) in cells.enumerated() {
        let (ink, paper) = colors(of: cell.style)
        let block = Self.blocks[cell.text]
        for (half, isInk) in (block ?? [false, false]).enumerated() {
          guard let color = isInk ? ink : paper else { continue }
          add(
            Stroke(color: color, half: 2 * row + half, start: column, end: column + 1), to: &strokes
          )
        }
        if block != nil { continue }
        let follows = runs.last.map {
          $0.column + $0.texts.count == column && $0.style == cell.style
        }
        if follows != true { runs.append(Run(column: column, style: cell.style)) }
        runs[runs.count - 1].texts.append(cell.text)
      }
      words += runs.flatMap { self.words(of: $0) }.map { text($0, row: row) }
    }
    let drawing = draw(strokes) + words.joined()
    return part.frames.count == frames.count
      ? drawing : "<g class=\"m a\(index)\">\(drawing)</g>"
  }

  /// Adds a stroke, or lets the one before it grow.
  private func add(_ stroke: Stroke, to strokes: inout [Stroke]) {
    let grown = strokes.lastIndex {
      $0.half == stroke.half && $0.end == stroke.start && $0.color == stroke.color
    }
    if let grown { strokes[grown].end += 1 } else { strokes.append(stroke) }
  }

  private func draw(_ strokes: [Stroke]) -> String {
    if strokes.isEmpty { return "" }
    let top = Self.margin + Self.cellHeight / 4
    let place = "translate(\(Self.margin) \(top)) scale(\(Self.cellWidth) \(Self.cellHeight / 2))"
    var paths: [(color: String, path: String)] = []
    for stroke in strokes {
      let index = paths.firstIndex { $0.color == stroke.color } ?? paths.endIndex
      if index == paths.endIndex { paths.append((stroke.color, "")) }
      paths[index].path += "M\(stroke.start) \(stroke.half)h\(stroke.end - stroke.start)"
    }
    let drawn = paths.map { "<path stroke=\"\($0.color)\" d=\"\($0.path)\"/>" }
    return "<g class=\"p\" transform=\"\(place)\">\(drawn.joined())</g>"
  }

  private func text(_ word: Run, row: Int) -> String {
    let ink = colors(of: word.style).ink
    return "<text x=\"\(Self.margin + word.column * Self.cellWidth)\" "
      + "y=\"\(Self.margin + row * Self.cellHeight + 15)\" "
      + "textLength=\"\(word.texts.count * Self.cellWidth)\""
      + (ink == Self.text ? "" : " fill=\"\(ink)\"")
      + (word.style.isBold ? " font-weight=\"bold\"" : "")
      + (word.style.isUnderlined ? " text-decoration=\"underline\"" : "")
      + ">\(Self.escaped(word.texts.joined()))</text>"
  }

  private func colors(of style: CellStyle) -> (ink: String, paper: String?) {
    let (ink, paper) = (style.foreground.map(Self.color), style.background.map(Self.color))
    if style.isInverse { return (paper ?? Self.window, ink ?? Self.text) }
    return (ink ?? Self.text, paper)
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

  /// Whether a block fills the upper and the lower half of its cell.
  private static let blocks = ["█": [true, true], "▀": [true, false], "▄": [false, true]]

  private static func color(_ parameters: String) -> String {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch numbers.count {
    case 5: return hex(Array(numbers[2...4]))
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
      return hex([gray, gray, gray])
    }
    let levels = [0, 95, 135, 175, 215, 255]
    let cube = index - 16
    return hex([levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6]])
  }

  private static func hex(_ parts: [Int]) -> String {
    "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
