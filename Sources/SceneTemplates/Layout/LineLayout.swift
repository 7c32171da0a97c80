/// Puts code on one line where it fits, and indents it.
///
/// Templates are written with an indentation of two spaces. What is between `{{#line}}` and `{{/line}}` may be several
/// lines long; each statement of it becomes one line if that is short enough, or else keeps its lines.
struct LineLayout: Equatable {
  var indentation = Indentation.spaces(2)
  /// The maximum number of columns.
  var width = 100

  // MARK: Lines

  /// Returns lines with each statement on one line that fits there.
  func fit(_ text: String) -> String {
    let lines = text.split(separator: "\n").filter { !$0.allSatisfy { $0 == " " } }
    return statements(lines[...]).joined(separator: "\n") + (text.hasSuffix("\n") ? "\n" : "")
  }

  private func statements(_ lines: ArraySlice<Substring>) -> [String] {
    var result: [String] = []
    var rest = lines
    while let first = rest.first {
      let margin = first.margin
      // A statement is a line with those after it that are indented further, and the brackets that close it.
      let end =
        rest.dropFirst().firstIndex {
          $0.margin < margin || $0.margin == margin && !$0.continuesStatement
        } ?? rest.endIndex
      result += statement(rest[..<end])
      rest = rest[end...]
    }
    return result
  }

  private func statement(_ lines: ArraySlice<Substring>) -> [String] {
    guard let first = lines.first, lines.count > 1 else { return lines.map(String.init) }
    let whole = lines.dropFirst().reduce(String(first)) { $0.joined(with: $1) }
    if columns(of: whole) <= width { return [whole] }
    // Or else what is in its brackets on one line.
    let inner = lines.dropFirst().prefix { $0.margin > first.margin }
    if let begin = inner.first, first.hasSuffix("(") || first.hasSuffix("[") {
      let line = inner.dropFirst().reduce(String(begin)) { $0.joined(with: $1) }
      if columns(of: line) <= width {
        return [String(first), line] + statements(lines[inner.endIndex...])
      }
    }
    return [String(first)] + statements(lines.dropFirst())
  }

  private func columns(of line: String) -> Int {
    // `swift format` counts the comma that each list would end with if it were broken.
    let lists = zip(line, line.dropFirst()).count { $0 == "[" && ($1 == "\"" || $1 == ".") }
    return line.margin / 2 * indentation.columns + line.count - line.margin + lists
  }

  // MARK: Indentation

  /// Returns code of templates with this indentation.
  func indent(_ text: String) -> String {
    if indentation == .spaces(2) { return text }
    var lines: [String] = []
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = rest.popFirst() {
      lines.append(indent(line, by: line.margin))
      // In a string of several lines, only what is before its text is indented.
      guard line.hasSuffix("\"\"\""),
        let end = rest.firstIndex(where: { $0.drop { $0 == " " }.hasPrefix("\"\"\"") })
      else { continue }
      let margin = rest[end].margin
      lines += rest[...end].map { $0.isEmpty ? "" : indent($0, by: margin) }
      rest = rest[(end + 1)...]
    }
    return lines.joined(separator: "\n")
  }

  private func indent(_ line: Substring, by margin: Int) -> String {
    String(repeating: indentation.text, count: margin / 2) + line.dropFirst(margin)
  }
}

extension StringProtocol {
  /// The number of spaces before the text.
  fileprivate var margin: Int { prefix { $0 == " " }.count }

  /// Whether it begins with a bracket that closes, or with the body of what is before it.
  fileprivate var continuesStatement: Bool {
    let text = drop { $0 == " " }
    return text.first.map { ")]}{".contains($0) } == true || text.hasPrefix("else ")
  }
}

extension String {
  fileprivate func joined(with line: Substring) -> String {
    let next = line.drop { $0 == " " }
    let (end, begin) = (last ?? " ", next.first ?? " ")
    if end == ",", begin == "]" || begin == ")" { return String(dropLast() + next) }
    let isApart = !"([".contains(end) && !")]".contains(begin) && (begin != "." || end == ",")
    return self + (isApart ? " " : "") + next
  }
}
