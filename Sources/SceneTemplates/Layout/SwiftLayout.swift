/// Lays generated Swift out as `swift format` does.
///
/// Templates are written with an indentation of two spaces and without breaking long lines. The layout applies the
/// indentation, then breaks lines that are too long. It knows the shapes of lines that templates use, no others.
package struct SwiftLayout: Equatable, Sendable {
  /// What a level is indented by.
  package var indentation: Indentation
  /// The maximum number of columns.
  package var width: Int

  /// Creates a layout.
  package init(indentation: Indentation = .spaces(2), width: Int = 100) {
    self.indentation = indentation
    self.width = width
  }

  /// Returns the text of a template, laid out.
  package func format(_ template: String) -> String {
    var lines: [String] = []
    var rest = template.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = rest.popFirst() {
      let spaces = line.prefix { $0 == " " }.count
      let text = Array(line.dropFirst(spaces))
      lines += text.isEmpty ? [""] : broken(text, at: spaces / 2)
      if line.hasSuffix("\"\"\"") { lines += literal(&rest) }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the lines of a string, to its end; only what is before its text is indented.
  private func literal(_ rest: inout ArraySlice<Substring>) -> [String] {
    guard let end = rest.firstIndex(where: { $0.drop { $0 == " " }.hasPrefix("\"\"\"") }) else {
      return []
    }
    let spaces = rest[end].prefix { $0 == " " }.count
    let lines = rest[...end].map { line in
      line.isEmpty ? "" : self.line(Array(line.dropFirst(spaces)), at: spaces / 2)
    }
    rest = rest[(end + 1)...]
    return lines
  }

  private typealias Text = [Character]

  private func line(_ text: Text, at level: Int) -> String {
    String(repeating: indentation.text, count: level) + String(text)
  }

  private func fits(_ text: Text, at level: Int) -> Bool {
    // `swift format` counts the comma that each list would end with if it were broken.
    let lists = text.indices.dropLast(2).count { index in
      text[index] == "[" && (text[index + 1] == "\"" || text[index + 1] == ".")
    }
    return level * indentation.columns + text.count + lists <= width
  }

  // MARK: Shapes

  private func broken(_ text: Text, at level: Int) -> [String] {
    if fits(text, at: level) || text.starts(with: "//") { return [line(text, at: level)] }
    let words = text.split(separator: " ").prefix(5).map { String($0) }
    let keywords = words.filter { !Self.modifiers.contains($0) && !$0.hasPrefix("@") }
    switch keywords.first {
    case "class"?, "struct"?, "enum"?, "extension"?, "protocol"?:
      return type(text, at: level)
    case "func"?: return function(text, at: level)
    case let word? where word.hasPrefix("init("): return function(text, at: level)
    case "var"?, "let"?:
      if let lines = property(text, at: level) { return lines }
    default: break
    }
    return closure(text, at: level) ?? comparison(text, at: level) ?? call(text, at: level)
      ?? composition(text, at: level) ?? [line(text, at: level)]
  }

  private static let modifiers: Set<String> = [
    "public", "package", "internal", "private", "private(set)", "final", "static", "weak",
  ]

  /// Breaks the list of what a type inherits.
  private func type(_ text: Text, at level: Int) -> [String] {
    guard let colon = text.firstIndex(of: ":"), text.suffix(2) == [" ", "{"] else {
      return [line(text, at: level)]
    }
    let whole = Array(text.dropLast(2))
    if fits(whole, at: level) { return [line(whole, at: level), line(["{"], at: level)] }
    let parents = split(text[(colon + 2)..<(text.count - 2)], at: ",")
    var lines: [String] = []
    var head = Array(text[...colon])
    // With several parents, the first may stay beside the name.
    var rest = parents[...]
    if parents.count > 1, let first = parents.first {
      let beside = head + [" "] + first + [","]
      if fits(beside, at: level) {
        head = beside
        rest = rest.dropFirst()
      }
    }
    lines.append(line(head, at: level))
    lines += fill(Array(rest), at: level + 1)
    return lines + [line(["{"], at: level)]
  }

  /// Breaks the parameters of a function.
  private func function(_ text: Text, at level: Int) -> [String] {
    guard let open = parameters(of: text), let close = end(of: open, in: text) else {
      return [line(text, at: level)]
    }
    if open + 1 == close { return result(text, after: close, at: level) }
    let list = split(text[(open + 1)..<close], at: ",")
    let suffix = Array(text[close...])
    let head = line(Array(text[...open]), at: level)
    // A requirement has no body, and its bracket no line of its own.
    if suffix.count == 1 { return [head] + fill(list, at: level + 1, suffix: suffix) }
    return [head] + fill(list, at: level + 1) + [line(suffix, at: level)]
  }

  /// Breaks what comes after the brackets of a function without parameters.
  private func result(_ text: Text, after close: Int, at level: Int) -> [String] {
    let brace: Text = text.suffix(2) == [" ", "{"] ? ["{"] : []
    let head = brace.isEmpty ? text : Array(text.dropLast(2))
    let end = brace.isEmpty ? [] : [line(brace, at: level)]
    if !fits(head, at: level),
      let arrow = head.indices.dropFirst(close).first(where: { head[$0...].starts(with: "-> ") })
    {
      return [
        line(Array(head[..<(arrow - 1)]), at: level), line(Array(head[arrow...]), at: level + 1),
      ] + end
    }
    return [line(head, at: level)] + end
  }

  private func parameters(of text: Text) -> Int? {
    // A name in backticks may contain brackets.
    var isQuoted = false
    for index in text.indices {
      if text[index] == "`" { isQuoted.toggle() }
      if text[index] == "(", !isQuoted, !String(text[..<index]).hasSuffix("private") {
        return index
      }
    }
    return nil
  }

  /// Breaks before the type of a property; returns `nil` if it has an initial value.
  private func property(_ text: Text, at level: Int) -> [String]? {
    guard let colon = text.firstIndex(of: ":"), top("=", in: text) == nil else { return nil }
    var rest = Array(text[(colon + 2)...])
    var accessor: Text?
    if let open = top("{", in: rest) {
      accessor = Array(rest[open...])
      let head = Array(text[..<(colon + 2)]) + rest[...open]
      if fits(head, at: level) {
        let body = Array(rest[(open + 2)..<(rest.count - 2)])
        return [line(head, at: level)] + broken(body, at: level + 1) + [line(["}"], at: level)]
      }
      rest = Array(rest[..<open].dropLast())
    }
    return [line(Array(text[...colon]), at: level)] + broken(rest, at: level + 1)
      + (accessor.map { [line($0, at: level)] } ?? [])
  }

  /// Breaks a closure after its brace, or else the call before it.
  private func closure(_ text: Text, at level: Int) -> [String]? {
    guard text.last == "}", let open = top("{", in: text), open + 3 < text.count else { return nil }
    let head = Array(text[...open])
    let body = Array(text[(open + 2)..<(text.count - 2)])
    if fits(head, at: level) {
      return [line(head, at: level)] + broken(body, at: level + 1) + [line(["}"], at: level)]
    }
    let callee = Array(text[..<(open - 1)])
    guard let bracket = start(ofLastGroupIn: callee) else { return nil }
    let list = split(callee[(bracket + 1)..<(callee.count - 1)], at: ",")
    let beginning =
      [line(Array(callee[...bracket]), at: level)] + fill(list, at: level + 1)
    let whole: Text = [")", " "] + text[open...]
    if fits(whole, at: level) { return beginning + [line(whole, at: level)] }
    return beginning + [line([")", " ", "{"], at: level)] + broken(body, at: level + 1)
      + [line(["}"], at: level)]
  }

  /// Breaks a list on the right of `==`, or before the `==`.
  private func comparison(_ text: Text, at level: Int) -> [String]? {
    guard let equals = topComparison(in: text) else { return nil }
    let right = Array(text[(equals + 3)...])
    if right.first == "[", right.last == "]" {
      let elements = split(right[1..<(right.count - 1)], at: ",")
      let trailing: Text = elements.count > 1 ? [","] : []
      var lines = [line(Array(text[...(equals + 2)]) + ["["], at: level)]
      let joined = Array(right[1..<(right.count - 1)]) + trailing
      if fits(joined, at: level + 1) {
        return lines + [line(joined, at: level + 1), line(["]"], at: level)]
      }
      for (index, element) in elements.enumerated() {
        let comma = index < elements.count - 1 ? [","] : trailing
        lines += broken(element + comma, at: level + 1)
      }
      return lines + [line(["]"], at: level)]
    }
    return [line(Array(text[..<(equals - 1)]), at: level)]
      + broken(Array(text[equals...]), at: level + 1)
  }

  /// Breaks the arguments of a call, or else the line before the callee.
  private func call(_ text: Text, at level: Int) -> [String]? {
    let comma: Text = text.last == "," ? [","] : []
    let text = text.last == "," ? Array(text.dropLast()) : text
    guard text.last == ")", let open = start(ofLastGroupIn: text) else { return nil }
    let head = Array(text[...open])
    let isEmpty = open + 1 == text.count - 1
    if !fits(head, at: level) || isEmpty, let equals = assignment(in: head) {
      return [line(Array(text[...equals]), at: level)]
        + broken(Array(text[(equals + 2)...]) + comma, at: level + 1)
    }
    if isEmpty { return nil }
    let list = split(text[(open + 1)..<(text.count - 1)], at: ",")
    return [line(head, at: level)] + fill(list, at: level + 1, suffix: [")"] + comma, outer: level)
  }

  /// Breaks a parameter whose type is made of several protocols.
  private func composition(_ text: Text, at level: Int) -> [String]? {
    guard let ampersand = text.firstIndex(of: "&") else { return nil }
    if let open = text.firstIndex(of: "("), let close = end(of: open, in: text), open < ampersand {
      return [line(Array(text[...open]), at: level)]
        + broken(Array(text[(open + 1)..<close]), at: level + 1)
        + [line(Array(text[close...]), at: level)]
    }
    return [line(Array(text[..<(ampersand - 1)]), at: level)]
      + broken(Array(text[ampersand...]), at: level + 1)
  }

  // MARK: Lists

  /// Returns lines filled with the items of a list.
  ///
  /// - Parameters:
  ///   - items: The items; one that is too long for a line is broken.
  ///   - level: The level of the lines.
  ///   - suffix: What comes directly after the last item.
  ///   - outer: The level of the suffix, if it has to have a line of its own.
  private func fill(
    _ items: [Text], at level: Int, suffix: Text = [], outer: Int? = nil
  ) -> [String] {
    var lines: [String] = []
    var current: Text = []
    for (index, item) in items.enumerated() {
      let isLast = index == items.count - 1
      let item = isLast ? item : item + [","]
      let joined = current.isEmpty ? item : current + [" "] + item
      if fits(joined + (isLast ? suffix : []), at: level) {
        current = joined
        continue
      }
      if !current.isEmpty { lines.append(line(current, at: level)) }
      current = item
      if fits(item + (isLast ? suffix : []), at: level) { continue }
      var parts = [line(item, at: level)]
      if !fits(item, at: level) {
        parts = broken(item, at: level)
      } else if let equals = topComparison(in: item), item[(equals + 3)...].first == "[" {
        parts = comparison(item, at: level) ?? parts
      }
      let last = parts.removeLast()
      lines += parts
      // Later items follow on the last line of a broken one.
      current = Array(last.dropFirst(indentation.text.count * level))
    }
    if let outer, !fits(current + suffix, at: level), fits(current, at: level) {
      return lines + [line(current, at: level), line(suffix, at: outer)]
    }
    return lines + [line(current + suffix, at: level)]
  }

  /// Splits a list, not counting what is in brackets, strings or backticks.
  private func split(_ text: ArraySlice<Character>, at separator: Character) -> [Text] {
    var items: [Text] = []
    var start = text.startIndex
    scan(Array(text)) { index, character in
      if character == separator {
        items.append(Array(text[start..<(text.startIndex + index)]))
        start = text.startIndex + index + 1
      }
      return false
    }
    if start < text.endIndex { items.append(Array(text[start...])) }
    return items.map { Array($0.drop { $0 == " " }) }
  }

  // MARK: Brackets

  /// Passes on each character outside of brackets and strings, with brackets, until it is told to stop.
  @discardableResult
  private func scan(_ text: Text, _ found: (Int, Character) -> Bool) -> Int? {
    var depth = 0
    var quote: Character?
    for (index, character) in text.enumerated() {
      if let end = quote {
        if character == end { quote = nil }
        continue
      }
      if character == "\"" || character == "`" { quote = character }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0, found(index, character) { return index }
      if "([{".contains(character) { depth += 1 }
    }
    return nil
  }

  private func top(_ wanted: Character, in text: Text) -> Int? {
    scan(text) { $1 == wanted }
  }

  private func topComparison(in text: Text) -> Int? {
    scan(text) { index, character in
      character == "=" && index + 2 < text.count && text[index + 1] == "=" && index > 0
        && text[index - 1] == " "
    }
  }

  private func assignment(in text: Text) -> Int? {
    text.indices.first { index in
      text[index] == "=" && index > 0 && text[index - 1] == " " && index + 1 < text.count
        && text[index + 1] == " "
    }
  }

  /// Returns the index of the bracket that closes one.
  private func end(of open: Int, in text: Text) -> Int? {
    var depth = 0
    for index in open..<text.count {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private func start(ofLastGroupIn text: Text) -> Int? {
    var open: Int?
    scan(text) { index, character in
      if character == "(" { open = index }
      return false
    }
    return open
  }
}
