/// A source whose names can be resolved, with the tokens of interpolations among the others.
package struct NamedSource {
  package let source: SwiftSource
  package let tokens: [SwiftToken]
  /// The bracket that closes each bracket, by their indices, and the other way round.
  let ends: [Int: Int]
  let starts: [Int: Int]
  /// The bodies of types and extensions, as places in the bytes, with the names of the types around them and theirs.
  private let bodies: [(path: [String], range: ClosedRange<Int>)]

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
    var open: [(path: [String], range: ClosedRange<Int>)] = []
    var bodies: [(path: [String], range: ClosedRange<Int>)] = []
    for declaration in source.all {
      guard let body = declaration.body else { continue }
      let range =
        source.tokens[body.lowerBound].range
        .lowerBound...source.tokens[body.upperBound].range.lowerBound
      while let last = open.last, last.range.upperBound < range.lowerBound { open.removeLast() }
      let path = (open.last?.path ?? []) + declaration.name.split(separator: ".").map(String.init)
      open.append((path, range))
      bodies.append((path, range))
    }
    self.bodies = bodies
  }

  /// Returns the names of the types around a token, from the outermost.
  package func path(around index: Int) -> [String] {
    path(at: tokens[index].range.lowerBound)
  }

  /// Returns the names of the types around a byte, from the outermost.
  func path(at byte: Int) -> [String] { bodies.last { $0.range.contains(byte) }?.path ?? [] }

  /// Returns the last parts of the names of types that are in others, at any depth.
  package func types(in outer: Set<String>) -> [String] {
    bodies.compactMap { body in
      body.path.first.flatMap { outer.contains($0) ? body.path.last : nil }
    }
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
  package func place(of index: Int) -> String { place(at: tokens[index].range.lowerBound) }

  /// Returns the path, the line and the column, from 1, of a byte.
  package func place(at byte: Int) -> String {
    let before = source.bytes[..<byte]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    return "\(file):\(line):\(byte - start + 1)"
  }

  /// Returns the innermost bracket around a token; `nil` if it is in none.
  package func opening(around index: Int) -> Int? {
    var place = index - 1
    while place >= 0 {
      if let start = starts[place] {
        place = start - 1
      } else if ends[place] != nil {
        return place
      } else {
        place -= 1
      }
    }
    return nil
  }

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
    bodies.contains { $0.range.lowerBound == tokens[open].range.lowerBound }
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
