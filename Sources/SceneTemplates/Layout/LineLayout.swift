/// Breaks lines of code that are too long, as `swift format` does, and indents them.
///
/// Templates are written with an indentation of two spaces, with each statement on one line, and with blank lines before
/// what may be left out.
struct LineLayout: Equatable {
  var indentation = Indentation.spaces(2)
  /// The maximum number of columns.
  var width = 100

  /// Returns code of templates with short lines and this indentation.
  func text(of code: String) -> String {
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

  private func columns(of line: String) -> Int {
    // `swift format` counts the comma that each list would end with if it were broken.
    let lists = zip(line, line.dropFirst()).count { $0 == "[" && ($1 == "\"" || $1 == ".") }
    return line.margin / 2 * indentation.columns + line.count - line.margin + lists
  }

  // MARK: Breaks

  /// Returns a statement on as many lines as it needs.
  private func broken(_ line: String) -> [String] {
    let code = Code(line)
    if columns(of: line) <= width || code.hasComment { return [line] }
    func lines(_ text: String, deeper: Bool = false) -> [String] {
      broken(String(repeating: " ", count: line.margin + (deeper ? 2 : 0)) + text)
    }
    func fits(_ text: String) -> Bool { lines(text).count == 1 }
    func pair(_ parts: (String, String)) -> [String] {
      lines(parts.0) + lines(parts.1, deeper: true)
    }
    let arguments = code.parts(at: ", ")
    let opensBody = code.text.hasSuffix(" {")
    if arguments.count > 1, !opensBody {
      return arguments.dropLast().flatMap { lines($0 + ",") } + lines(arguments.last ?? "")
    }
    if code.text.hasPrefix("case \""), let parts = code.pair(at: ":") { return pair(parts) }
    if let body = code.group("{"), body.tail == "}" {
      if body.head.hasPrefix("guard "), !fits(body.head) {
        let condition = String(body.head.dropFirst(6).dropLast(7))
        return pair(("guard", condition)) + lines("else { \(body.inner) }")
      }
      return pair((body.head, body.inner)) + lines("}")
    }
    if let parts = code.pair(before: "== "), !parts.1.hasPrefix("== [") { return pair(parts) }
    let value = code.pair(at: " =")
    if code.isProperty, value == nil || value?.1 == "[]", let parts = code.pair(at: ":") {
      return pair(parts)
    }
    if let group = code.group("(["), fits(group.head) {
      let isList = group.head.hasSuffix("[")
      // What follows the arguments of a declaration has a line of its own.
      if !isList, group.tail.allSatisfy({ ")],".contains($0) }) {
        return pair((group.head, group.inner + group.tail))
      }
      let comma = isList && Code(group.inner).parts(at: ", ").count > 1 ? "," : ""
      return pair((group.head, group.inner + comma)) + lines(group.tail)
    }
    if opensBody, let parts = code.pair(at: ":") {
      return pair((parts.0, String(parts.1.dropLast(2)))) + lines("{")
    }
    return (value ?? code.pair(before: "& ") ?? code.pair(at: ":")).map(pair) ?? [line]
  }
}

/// A line of code, with its brackets and strings.
private struct Code {
  let text: String
  private let letters: [Character]
  /// The number of brackets around each character; a string counts as one.
  private let depths: [Int]
  /// Whether a comment ends it.
  let hasComment: Bool

  init(_ line: String) {
    text = String(line.dropFirst(line.margin))
    letters = Array(text)
    var depths: [Int] = []
    // The brackets and quotes that are open; in a string, an interpolation can open others.
    var open: [Character] = []
    var (isEscaped, isComment) = (false, false)
    for (index, letter) in letters.enumerated() {
      let last = index > 0 ? letters[index - 1] : " "
      let isString = open.last == "\""
      if !isString, ")]}".contains(letter) || letter == ">" && !" -".contains(last) {
        _ = open.popLast()
      }
      depths.append(open.count)
      if !isString {
        if "([{\"".contains(letter) || letter == "<" && (last.isLetter || last.isNumber) {
          open.append(letter)
        }
        if letter == "/", last == "/" { isComment = true }
      } else if isEscaped {
        if letter == "(" { open.append(letter) }
      } else if letter == "\"" {
        open.removeLast()
      }
      isEscaped = isString && !isEscaped && letter == "\\"
    }
    hasComment = isComment
    self.depths = depths
  }

  /// Returns the parts between the places of a mark that are outside of brackets.
  func parts(at mark: String) -> [String] {
    var parts: [String] = []
    var start = 0
    for index in letters.indices
    where index >= start && depths[index] == 0 && letters[index...].starts(with: mark) {
      parts.append(String(letters[start..<index]))
      start = index + mark.count
    }
    return parts + [String(letters[start...])]
  }

  /// Whether it declares a property or a variable.
  var isProperty: Bool { parts(at: "var ").count + parts(at: "let ").count > 2 }

  /// Returns what is before and after the first mark with a space after it; the mark ends the first part.
  func pair(at mark: String) -> (String, String)? {
    let parts = parts(at: mark + " ")
    return parts.count < 2 ? nil : (parts[0] + mark, parts[1...].joined(separator: mark + " "))
  }

  /// Returns what is before and after the first space with a mark after it; the mark begins the second part.
  func pair(before mark: String) -> (String, String)? {
    let parts = parts(at: " " + mark)
    return parts.count < 2 ? nil : (parts[0], mark + parts[1...].joined(separator: " " + mark))
  }

  /// Returns the last brackets that something is in, with what is before and after; of a function, the first.
  func group(_ brackets: String) -> (head: String, inner: String, tail: String)? {
    let found = letters.indices.dropLast().filter {
      depths[$0] == 0 && brackets.contains(letters[$0]) && depths[$0 + 1] > 0
    }
    let isFunction = parts(at: "func ").count > 1 || parts(at: "init(").count > 1
    guard let open = isFunction ? found.first : found.last,
      let end = depths[(open + 1)...].firstIndex(of: 0)
    else { return nil }
    let inner = letters[(open + 1)..<end]
    return (
      String(letters[...open]), String(brackets == "{" ? inner.dropFirst().dropLast() : inner),
      String(letters[end...])
    )
  }
}

extension String {
  /// The number of spaces before the text.
  fileprivate var margin: Int { prefix { $0 == " " }.count }
}
