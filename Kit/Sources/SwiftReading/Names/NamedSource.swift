/// A source whose names can be resolved, with the tokens of interpolations among the others.
package struct NamedSource {
  /// What is around a token.
  struct Surroundings {
    /// The innermost bracket, of any kind.
    var opening: Int?
    /// The innermost brace.
    var brace: Int?
    /// The place among the bodies of the innermost type or extension.
    var body: Int?
    /// Whether it is in a condition such as `#if DEBUG`.
    var isInCondition = false
  }

  package let source: SwiftSource
  package let tokens: [SwiftToken]
  /// The bracket that closes each bracket, by their indices, and the other way round.
  let ends: [Int: Int]
  let starts: [Int: Int]
  /// What is around each token.
  let surroundings: [Surroundings]
  /// The names that are declared in functions and closures, and the type parameters.
  private(set) var locals = LocalNames()
  /// The names of the types around each body and its own, from the outermost.
  private let paths: [[String]]
  /// The bodies of types and extensions, by the first bytes of their braces.
  private let bodies: [Int: Int]
  /// The bytes that lines begin with.
  private let lines: [Int]

  package var file: String { source.file }

  package init(_ source: SwiftSource) {
    self.source = source
    let inner = source.interpolations.joined()
    tokens =
      inner.isEmpty
      ? source.tokens
      : (source.tokens + inner).sorted { $0.range.lowerBound < $1.range.lowerBound }
    ends = SwiftSource.ends(in: tokens)
    starts = Dictionary(ends.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    lines =
      [0] + source.bytes.indices.filter { source.bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    var open: [(path: [String], end: Int)] = []
    var (bodies, paths): ([Int: Int], [[String]]) = ([:], [])
    for declaration in source.all {
      guard let body = declaration.body else { continue }
      while let last = open.last, last.end < body.lowerBound { open.removeLast() }
      let path = (open.last?.path ?? []) + declaration.name.split(separator: ".").map(String.init)
      open.append((path, body.upperBound))
      bodies[source.tokens[body.lowerBound].range.lowerBound] = paths.count
      paths.append(path)
    }
    (self.bodies, self.paths) = (bodies, paths)
    surroundings = Self.surroundings(of: tokens, ends, starts, bodies)
    locals = LocalNames(in: self)
  }

  private static func surroundings(
    of tokens: [SwiftToken], _ ends: [Int: Int], _ starts: [Int: Int], _ bodies: [Int: Int]
  ) -> [Surroundings] {
    var open = [Surroundings()]
    var (line, isInCondition) = (0, false)
    return tokens.indices.map { index in
      let token = tokens[index]
      if token.line != line {
        let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
        (line, isInCondition) = (token.line, "#" ~= token && ["if", "elseif"].contains(next))
      }
      var found = open[open.count - 1]
      let body = bodies[token.range.lowerBound]
      found.body = body ?? found.body
      found.isInCondition = isInCondition
      if starts[index] != nil { open.removeLast() }
      if ends[index] != nil {
        open.append(
          Surroundings(opening: index, brace: "{" ~= token ? index : found.brace, body: found.body))
      }
      return found
    }
  }

  /// Returns the names of the types around a token, from the outermost.
  package func path(around index: Int) -> [String] {
    surroundings[index].body.map { paths[$0] } ?? []
  }

  /// Returns the names of a type, whose body begins with a byte, and of those around it.
  func path(ofBodyAt byte: Int) -> [String] { bodies[byte].map { paths[$0] } ?? [] }

  /// Returns the last parts of the names of types that are in others, at any depth.
  package func types(in outer: Set<String>) -> [String] {
    paths.compactMap { path in path.first.flatMap { outer.contains($0) ? path.last : nil } }
  }

  /// Returns the token at an index; `nil` outside of the source.
  package func token(at index: Int) -> SwiftToken? {
    tokens.indices.contains(index) ? tokens[index] : nil
  }

  /// Returns whether the token at an index is this keyword or mark.
  package func `is`(_ text: String, at index: Int) -> Bool {
    token(at: index).map { text ~= $0 } ?? false
  }

  /// Returns where a token begins: the path, the line and the column, from 1.
  package func place(of index: Int) -> String {
    let byte = tokens[index].range.lowerBound
    let line = lines.firstIndex(after: byte, by: \.self)
    return "\(file):\(line):\(byte - lines[line - 1] + 1)"
  }

  /// Returns the innermost bracket around a token; `nil` if it is in none.
  package func opening(around index: Int) -> Int? { surroundings[index].opening }

  /// Returns whether a word is in a condition such as `#if DEBUG`.
  package func isInCondition(_ index: Int) -> Bool { surroundings[index].isInCondition }

  /// Returns whether a word declares a type parameter.
  package func isTypeParameter(_ index: Int) -> Bool { locals.typeParameters[index] != nil }

  /// Returns whether a word is a case that its type declares.
  package func isCase(_ index: Int) -> Bool {
    guard let open = opening(around: index), isBody(open) else { return false }
    var place = index - 1
    while place > open, tokens[place].depth > tokens[index].depth || self.is(",", at: place) {
      place -= 1
      if tokens[place].kind == .word, tokens[place].depth == tokens[index].depth,
        !self.is("case", at: place)
      {
        place -= 1
      }
    }
    return self.is("case", at: place)
  }

  /// Returns the label of a call's or a function's first argument; empty without one.
  package func label(after name: Int, isDeclared: Bool = false) -> String {
    var open = name + 1
    if self.is("<", at: open) {
      while open < tokens.count, !self.is("(", at: open) { open += 1 }
    }
    guard self.is("(", at: open), let label = token(at: open + 1), label.kind == .word,
      label.text != "_"
    else { return "" }
    let isLabel =
      self.is(":", at: open + 2) || isDeclared && self.is(":", at: open + 3)
    return isLabel ? label.text : ""
  }

  /// Returns the words before a keyword that declares something, such as `override`.
  package func modifiers(before keyword: Int) -> Set<String> {
    var (place, words) = (keyword - 1, Set<String>())
    while let token = token(at: place), token.kind == .word, token.line == tokens[keyword].line {
      words.insert(token.text)
      place -= 1
    }
    return words
  }

  /// Returns whether a bracket opens the body of a type or an extension.
  func isBody(_ open: Int) -> Bool {
    bodies[tokens[open].range.lowerBound] != nil
  }
}

extension SwiftToken {
  /// The name without backticks, and without the dollar sign of a property's projection.
  package var plainName: String {
    if projects { return String(text.dropFirst()) }
    return text.count > 2 && text.first == "`" && text.last == "`"
      ? String(text.dropFirst().dropLast()) : text
  }

  /// Whether it is the projection of a property, such as `$text`.
  package var projects: Bool { text.first == "$" && text.dropFirst().first?.isLetter == true }

  /// Whether it is a word that begins with a capital letter, as types do.
  package var namesType: Bool { kind == .word && plainName.first?.isUppercase == true }
}

extension Sequence<SwiftToken> {
  /// The words that name types.
  package var typeNames: Set<String> { Set(filter(\.namesType).map(\.plainName)) }
}

extension Array {
  /// Returns the first index of elements, sorted by a number, whose number is greater than another one.
  func firstIndex(after number: Int, by key: KeyPath<Element, Int>) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle][keyPath: key] > number { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
