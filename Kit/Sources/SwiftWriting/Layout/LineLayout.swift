import SwiftReading

/// Breaks lines of code that are too long, as `swift format` does, and indents them.
///
/// Templates are written with an indentation of two spaces, with each statement on one line, and with blank lines before
/// what may be left out.
package struct LineLayout: Equatable {
  var indentation: Indentation
  var width: Int

  package init(indentation: Indentation = Indentation(), width: Int = 100) {
    (self.indentation, self.width) = (indentation, width)
  }

  /// Returns code of templates with short lines and this indentation.
  package func text(of code: String) -> String {
    var lines: [String] = []
    var rest = code.lines[...]
    while let line = rest.popFirst() {
      // Sections that are left out leave blank lines, and bodies without a line.
      let closes = line.drop { $0 == " " }.hasPrefix("}")
      if closes, lines.last == "" { lines.removeLast() }
      let last = lines.last ?? ""
      if line.isEmpty, last.isEmpty || last.hasSuffix("{") { continue }
      if closes, last.hasSuffix(" {") {
        lines[lines.count - 1] += "}"
        continue
      }
      lines += broken(line).map { indented($0, by: $0.margin) }
      // In a string of several lines, only what is before its text is indented.
      guard line.hasSuffix("\"\"\""),
        let end = rest.firstIndex(where: { $0.drop { $0 == " " }.hasPrefix("\"\"\"") })
      else { continue }
      lines += rest[...end].map { $0.isEmpty ? "" : indented($0, by: rest[end].margin) }
      rest = rest[(end + 1)...]
    }
    return lines.joined(separator: "\n")
  }

  private func indented(_ line: String, by margin: Int) -> String {
    String(repeating: indentation.text, count: margin / 2) + line.dropFirst(margin)
  }

  /// Returns whether a line is too long.
  ///
  /// `swift format` counts the comma that a list of several entries would end with if it were broken.
  private func isTooLong(_ line: String) -> Bool {
    let columns = line.margin / 2 * indentation.columns + line.count - line.margin
    guard columns <= width, columns + line.count(where: { $0 == "[" }) > width else {
      return columns > width
    }
    return columns + (CodeLine(line)?.lists ?? 0) > width
  }

  /// Returns a statement on as many lines as it needs.
  private func broken(_ line: String) -> [String] {
    // To find the breaks in a line takes long if it is very long.
    guard line.utf8.count < 2_000, isTooLong(line), let code = CodeLine(line) else {
      return [line]
    }
    func lines(_ text: String, deeper: Bool = false) -> [String] {
      broken(String(repeating: " ", count: line.margin + (deeper ? 2 : 0)) + text)
    }
    func fits(_ text: String) -> Bool { lines(text).count == 1 }
    func pair(_ parts: (String, String)) -> [String] {
      lines(parts.0) + lines(parts.1, deeper: true)
    }
    let arguments = code.arguments
    let opensBody = line.hasSuffix(" {")
    if arguments.count > 1, !opensBody { return arguments.flatMap { lines($0) } }
    if code.declares("case"), let parts = code.pair(at: ":") { return pair(parts) }
    if let body = code.group(in: ["{"]), ["}", "},"].contains(body.tail) {
      if body.head.hasPrefix("guard "), !fits(body.head) {
        let condition = String(body.head.dropFirst(6).dropLast(7))
        return pair(("guard", condition)) + lines("else { \(body.inner) }")
      }
      return pair((body.head, body.inner)) + lines(body.tail)
    }
    let value = code.pair(at: "=")
    // A sum or a comparison begins below the name.
    if let value, let sum = CodeLine(value.1),
      sum.pair(before: "+") ?? sum.pair(before: "==") != nil
    {
      return pair(value)
    }
    if let parts = code.pair(before: "=="), !parts.1.hasPrefix("== [") { return pair(parts) }
    if value == nil, let parts = code.pair(before: "??") { return pair(parts) }
    if code.declares("var") || code.declares("let"), value == nil || value?.1 == "[]",
      let parts = code.pair(at: ":")
    {
      return pair(parts)
    }
    if let group = code.group(in: ["(", "["]), fits(group.head) {
      let isList = group.head.hasSuffix("[")
      // What follows the arguments of a declaration has a line of its own.
      if !isList, group.tail.allSatisfy({ ")],".contains($0) }) {
        // After a condition, the bracket has a line of its own.
        if CodeLine(group.inner)?.pair(before: "||") != nil {
          return pair((group.head, group.inner)) + lines(group.tail)
        }
        let broken = pair((group.head, group.inner + group.tail))
        // After what fits on no line, the bracket has one of its own, too.
        guard let last = broken.last, isTooLong(last) else { return broken }
        return pair((group.head, group.inner)) + lines(group.tail)
      }
      let comma = isList && (CodeLine(group.inner)?.arguments.count ?? 0) > 1 ? "," : ""
      return pair((group.head, group.inner + comma)) + lines(group.tail)
    }
    if opensBody, let parts = code.pair(at: ":") {
      return pair((parts.0, String(parts.1.dropLast(2)))) + lines("{")
    }
    return (value ?? code.pair(before: "&") ?? code.pair(before: "||") ?? code.pair(at: ":"))
      .map(pair) ?? [line]
  }
}

extension String {
  var margin: Int { prefix { $0 == " " }.count }
}
