/// The names that functions and closures declare, each with the code in which it has that meaning.
struct LocalNames {
  /// What tells the type of a name.
  enum Value {
    /// The words in its type.
    case type(Set<String>)
    /// The expression that ends with a token.
    case expression(last: Int)
    /// What a closure is given.
    case argument(ofClosureAt: Int)
    case unknown
  }

  private struct Name {
    let scope: Range<Int>
    let value: Value
    /// The index of the name that it hides.
    var hidden: Int?
  }

  /// A statement such as `if let name = value {`, or a case of a `switch`.
  private struct Head {
    let start: Int
    /// Where it ends: at its brace, or at the colon of a case.
    let end: Int
    /// Where its names end.
    let last: Int
  }

  /// The tokens that declare type parameters, with the words in what these have to meet.
  private(set) var typeParameters: [Int: Set<String>] = [:]
  private var names: [String: [Name]] = [:]

  init() {}

  init(in source: NamedSource) {
    var heads: [Head] = []
    for index in source.tokens.indices {
      while let head = heads.last, head.end <= index { heads.removeLast() }
      // A statement in a closure in a head does not belong to it.
      let head = heads.last.flatMap { head in
        source.surroundings[head.start].brace == source.surroundings[index].brace ? head : nil
      }
      let token = source.tokens[index]
      if "{" ~= token { declareParameters(ofClosureAt: index, in: source) }
      guard token.kind == .word, !source.is(".", at: index - 1), !source.is(":", at: index + 1)
      else { continue }
      switch token.text {
      case "if", "guard", "while", "for", "catch", "case":
        // `if case` is one.
        guard head == nil, let head = self.head(at: index, in: source) else { break }
        heads.append(head)
        if "for" ~= token { declare(after: index, in: head, in: source) }
      case "let", "var": declare(after: index, in: head, in: source)
      case "func", "init", "subscript", "class", "struct", "enum", "actor", "typealias":
        declareParameters(ofDeclarationAt: index, in: source)
      case "set", "willSet", "didSet":
        if source.is("(", at: index + 1), source.is("{", at: index + 4),
          let end = source.ends[index + 4]
        {
          declare(index + 2, from: index + 4, to: end, as: .unknown, source)
        }
      default: break
      }
    }
    for name in names.keys { names[name]?.sort { $0.scope.lowerBound < $1.scope.lowerBound } }
    for (name, found) in names {
      var open: [Int] = []
      for index in found.indices {
        while let last = open.last, found[last].scope.upperBound <= found[index].scope.lowerBound {
          open.removeLast()
        }
        names[name]?[index].hidden = open.last
        open.append(index)
      }
    }
  }

  /// Returns what tells the type of a name in a place; `nil` if it is not a local one there.
  func value(of name: String, at place: Int, in source: NamedSource) -> Value? {
    guard let names = names[name] else { return nil }
    let after = names.firstIndex(after: place, by: \.scope.lowerBound)
    var next = after > 0 ? after - 1 : nil
    while let index = next {
      let found = names[index]
      // The variables of a function have no meaning in a type that is declared in it.
      let body = source.surroundings[found.scope.lowerBound].body
      if found.scope.contains(place), source.surroundings[place].body == body { return found.value }
      next = found.hidden
    }
    return nil
  }

  private mutating func declare(
    _ place: Int, from start: Int, to end: Int, as value: Value, _ source: NamedSource
  ) {
    let name = source.tokens[place].plainName
    guard source.tokens[place].kind == .word, name != "_" else { return }
    // Brackets may cross in code that does not compile.
    for (start, end) in [(place, place + 1), (start, end)] where start < end {
      names[name, default: []].append(Name(scope: start..<end, value: value))
    }
  }

  // MARK: - Variables

  private func head(at start: Int, in source: NamedSource) -> Head? {
    let isCase = source.is("case", at: start)
    let isRepeat = source.starts[start - 1].map { source.is("repeat", at: $0 - 1) } ?? false
    if source.is("#", at: start - 1) || isRepeat { return nil }
    let around = source.surroundings[start]
    let outer = around.opening.flatMap { source.ends[$0] } ?? source.tokens.count
    if isCase {
      guard let open = around.opening, around.brace == open, !source.isBody(open) else {
        return nil
      }
    }
    var end = start + 1
    while end < outer, !source.is(isCase ? ":" : "{", at: end) {
      end = (source.ends[end] ?? end) + 1
    }
    guard end < outer else { return nil }
    if source.is("guard", at: start) { return Head(start: start, end: end, last: outer) }
    guard isCase else { return source.ends[end].map { Head(start: start, end: end, last: $0) } }
    var last = end + 1
    while last < outer, !source.is("case", at: last), !source.is("default", at: last) {
      last = (source.ends[last] ?? last) + 1
    }
    return Head(start: start, end: end, last: last)
  }

  /// Declares what follows `let`, `var` or `for`: a name, several, or those in a pattern.
  private mutating func declare(after keyword: Int, in head: Head?, in source: NamedSource) {
    let around = source.surroundings[keyword]
    if head == nil {
      guard let open = around.opening, open == around.brace, !source.isBody(open) else { return }
    }
    let last = head?.last ?? around.brace.flatMap { source.ends[$0] } ?? source.tokens.count
    var place = keyword + 1
    while source.is("try", at: place) || source.is("await", at: place) { place += 1 }
    while let token = source.token(at: place), place < last {
      if "let" ~= token || "var" ~= token || "case" ~= token { return }
      let next = source.token(at: place + 1)?.text ?? ""
      let isName = token.kind == .word && ![".", "("].contains(next)
      let end = self.end(ofVariableAt: place, in: head, source)
      if !isName {
        for name in self.names(inPatternAt: place, before: end.whole, source) {
          declare(name, from: end.whole, to: last, as: .unknown, source)
        }
      } else if head == nil || ![",", "{", "else"].contains(next) {
        // `if let name {` has the meaning of the name around it.
        let value = value(ofVariableAt: place, before: end.typed, source)
        declare(place, from: end.whole, to: last, as: value, source)
      }
      guard head == nil, source.is(",", at: end.whole) else { return }
      place = end.whole + 1
    }
  }

  private func names(inPatternAt place: Int, before end: Int, _ source: NamedSource) -> [Int] {
    let close = (place..<end).first { source.is("(", at: $0) }.flatMap { source.ends[$0] } ?? place
    return (place..<close).filter { index in
      source.tokens[index].kind == .word && !source.is(".", at: index - 1)
        && ![".", ":", "("].contains(source.tokens[index + 1].text)
    }
  }

  /// Returns where the type or the value of a variable ends, without and with the closures after it.
  private func end(
    ofVariableAt place: Int, in head: Head?, _ source: NamedSource
  ) -> (typed: Int, whole: Int) {
    let depth = source.tokens[place].depth
    var (typed, end): (Int?, Int) = (nil, place + 1)
    if source.is("(", at: place) || source.is(".", at: place) { end = place }
    while end < head?.end ?? source.tokens.count {
      let token = source.tokens[end]
      if token.depth < depth || "," ~= token || ";" ~= token { break }
      if head != nil, "else" ~= token || "where" ~= token { break }
      let goesOn =
        !token.isFirst || ".=?&|+-*/".contains(token.text) || "->" ~= token
        || ["as", "is"].contains(token.text) || source.is("=", at: end - 1)
      if !goesOn, end > place { break }
      if "{" ~= token || "else" ~= token { typed = typed ?? end }
      end = (source.ends[end] ?? end) + 1
    }
    return (typed ?? end, end)
  }

  private func value(ofVariableAt place: Int, before end: Int, _ source: NamedSource) -> Value {
    guard place + 2 < end else { return .unknown }
    let rest = source.tokens[(place + 1)..<end]
    if source.is(":", at: place + 1) { return .type(rest.prefix { !("=" ~= $0) }.typeNames) }
    guard source.is("=", at: place + 1) || source.is("in", at: place + 1) else { return .unknown }
    let value = rest.dropFirst()
    if let cast = value.lastIndex(where: { "as" ~= $0 }) { return .type(value[cast...].typeNames) }
    let depth = source.tokens[place].depth
    let isPlain = value.allSatisfy { part in
      part.depth > depth || part.kind == .word && !["if", "switch"].contains(part.text)
        || ".?!()[]".contains(part.text) || "#" ~= part
    }
    return isPlain ? .expression(last: end - 1) : .unknown
  }

  // MARK: - Parameters

  /// Declares the parameters of a function, its type parameters, and its name if it is in another one.
  private mutating func declareParameters(ofDeclarationAt keyword: Int, in source: NamedSource) {
    let hasName = !["init", "subscript"].contains(source.tokens[keyword].text)
    var open = keyword + (hasName ? 2 : 1)
    // The rest of an operator, or the mark of an initializer that can fail.
    while let token = source.token(at: open), token.kind == .mark, !"(<{".contains(token.text) {
      open += 1
    }
    if source.is("<", at: open) { open = declareTypeParameters(after: open, in: source) }
    guard source.is("(", at: open), let close = source.ends[open],
      ["func", "init", "subscript"].contains(source.tokens[keyword].text)
    else { return }
    let around = source.surroundings[keyword]
    if hasName, let brace = around.brace, brace == around.opening, !source.isBody(brace),
      let end = source.ends[brace]
    {
      declare(keyword + 1, from: brace, to: end, as: .unknown, source)
    }
    let body = self.body(after: close, in: source)
    let end = source.is("{", at: body) ? source.ends[body] : nil
    for part in source.tokens.list(in: (open + 1)..<close) {
      guard let colon = part.first(where: { source.is(":", at: $0) }), colon > part.lowerBound
      else { continue }
      let type = source.tokens[colon..<part.upperBound].prefix { !("=" ~= $0) }.typeNames
      declare(colon - 1, from: body, to: end ?? body, as: .type(type), source)
    }
  }

  /// Returns the index of the brace of a declaration; without one, where the next declaration begins.
  private func body(after place: Int, in source: NamedSource) -> Int {
    let opening = source.surroundings[source.starts[place] ?? place].opening
    let outer = opening.flatMap { source.ends[$0] } ?? source.tokens.count
    var body = place + 1
    while body < outer, !source.is("{", at: body),
      !SwiftSource.keywords.contains(source.tokens[body].text)
    {
      body = (source.ends[body] ?? body) + 1
    }
    return body
  }

  /// Returns the index after the type parameters.
  private mutating func declareTypeParameters(after open: Int, in source: NamedSource) -> Int {
    var (angles, close) = (0, open)
    repeat {
      guard let token = source.token(at: close), !("{" ~= token) else { return open }
      if "<" ~= token { angles += 1 }
      if ">" ~= token { angles -= 1 }
      close = (source.ends[close] ?? close) + 1
    } while angles > 0
    let rest = source.tokens[close..<max(close, body(after: close - 1, in: source))]
    let clause = rest.drop { !("where" ~= $0) }.typeNames
    for part in source.tokens.list(in: (open + 1)..<(close - 1)) {
      let name = part.lowerBound + (source.is("each", at: part.lowerBound) ? 1 : 0)
      typeParameters[name] = source.tokens[part].dropFirst().typeNames.union(clause)
    }
    return close
  }

  /// Declares what a closure captures by another name, and its parameters.
  private mutating func declareParameters(ofClosureAt open: Int, in source: NamedSource) {
    guard let end = source.ends[open], !source.isBody(open) else { return }
    var start = open + 1
    if source.is("[", at: start), let close = source.ends[start] {
      for place in (start + 1)..<close where source.is("=", at: place + 1) {
        declare(place, from: close, to: end, as: .unknown, source)
      }
      start = close + 1
    }
    var last = start
    while last < end, let token = source.token(at: last), !("in" ~= token) {
      let isPart = token.kind == .word || "->" ~= token || ",:()_?.[]<>&@!".contains(token.text)
      if !isPart || "for" ~= token || token.isFirst && last > start { return }
      last += 1
    }
    guard start < last, last < end else { return }
    var list = start..<last
    if source.is("(", at: start), let close = source.ends[start] { list = (start + 1)..<close }
    for part in source.tokens.list(in: list) {
      let colon = part.first { source.is(":", at: $0) }
      let type = colon.map { source.tokens[$0..<part.upperBound].typeNames }
      declare(
        (colon ?? part.upperBound) - 1, from: last, to: end,
        as: type.map(Value.type) ?? .argument(ofClosureAt: open), source)
    }
  }
}
