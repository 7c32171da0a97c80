import SwiftReading

extension ProjectType {
  /// Code of a type: of a method, or of a property's observers and accessors.
  struct Body {
    let source: ProjectSource
    let name: String
    let range: ClosedRange<Int>
    /// The names of its parameters and variables, which hide properties.
    let hidden: Set<String>
    /// Of a lazy property, where its value begins.
    var lazy: (name: String, valueStart: Int)?
    /// The method, if it returns what it makes.
    var made: String?
  }

  /// What the code of an object calls and frees, and what it sets to the results of methods.
  struct BodyNames {
    var called: Set<String> = []
    var freed: Set<String> = []
    /// The first place of `=` before a call of each method.
    var made: [String: (body: Body, equals: Int)] = [:]
  }

  func findBodyNames() -> BodyNames {
    var names = BodyNames()
    for body in bodies {
      let tokens = body.source.tokens
      for index in body.range.dropFirst(3) where tokens[index].kind == .word {
        let text = tokens[index].text
        if "." ~= tokens[index - 1] { names.called.insert(text) }
        if text == "nil", "=" ~= tokens[index - 1] { names.freed.insert(tokens[index - 2].text) }
        let isMember = "." ~= tokens[index - 1] && "self" ~= tokens[index - 2]
        let equals = isMember ? index - 3 : index - 1
        if "=" ~= tokens[equals], "(" ~= tokens[index + 1], names.made[text] == nil {
          names.made[text] = (body, equals)
        }
      }
    }
    return names
  }

  /// The code of an object, but not of `deinit`, which runs too late to free what holds the object.
  func findBodies() -> [Body] {
    let methods = methods.compactMap { method -> Body? in
      guard let body = method.body,
        method.source.modifiers(of: method.member).isDisjoint(with: ["static", "class"])
      else { return nil }
      return Body(
        source: method.source, name: method.name, range: body, hidden: method.hidden,
        made: method.signature.result == nil ? nil : method.name)
    }
    let properties = properties.compactMap { property -> Body? in
      guard property.modifiers.isDisjoint(with: ["static", "class"]),
        let last = property.member.tokens.last, last > property.member.keywordIndex,
        property.source.tokens[last - 1].depth > 0
      else { return nil }
      let range = property.member.keywordIndex...last
      let isLazy = property.modifiers.contains("lazy") && !property.variable.value.isEmpty
      return Body(
        source: property.source, name: property.name, range: range,
        hidden: Self.hiddenNames(in: range, of: property.source).subtracting([property.name]),
        lazy: isLazy ? (property.name, property.variable.value.startIndex) : nil,
        made: isLazy ? property.name : nil)
    }
    return methods + properties
  }
}

extension ProjectSource {
  /// Returns the closures that a call passes, by their brackets, and the index after the call.
  func call(at name: Int) -> (closures: [Int], end: Int) {
    var (closures, index): ([Int], Int) = ([], name + 1)
    var angles = 0
    while index + 1 < tokens.count, angles > 0 || "<" ~= tokens[index] {
      if "<" ~= tokens[index] { angles += 1 }
      if ">" ~= tokens[index] { angles -= 1 }
      if "{" ~= tokens[index] || "}" ~= tokens[index] { return ([], name + 1) }
      index += 1
    }
    if index < tokens.count, "(" ~= tokens[index], let close = source.ends[index] {
      let depth = tokens[index].depth + 1
      closures = (index + 1..<close).filter {
        "{" ~= tokens[$0] && tokens[$0].depth == depth
          && [":", "(", ","].contains(tokens[$0 - 1].text)
      }
      index = close + 1
    }
    while index < tokens.count {
      let isLabeled =
        index + 2 < tokens.count && tokens[index].kind == .word && ":" ~= tokens[index + 1]
        && !closures.isEmpty
      let open = isLabeled ? index + 2 : index
      guard "{" ~= tokens[open], let close = source.ends[open] else { break }
      closures.append(open)
      index = close + 1
    }
    return (closures, index)
  }

  /// Returns where a statement begins that a chain of calls is in.
  func startOfStatement(at index: Int) -> Int {
    let depth = tokens[index].depth
    var start = index
    while start > 0 {
      let token = tokens[start]
      if token.depth < depth { return start + 1 }
      let goesOn = token.kind == .mark && [".", ")", "}", "]"].contains(token.text)
      if token.isFirst, token.depth == depth, !goesOn { return start }
      start -= 1
    }
    return start
  }

  /// Returns whether a closure has a list of captures.
  func hasCaptures(at open: Int) -> Bool { "[" ~= tokens[open + 1] }

  /// Returns where a closure uses `self` and keeps it; `nil` if it does not, or only weakly.
  func strongSelf(inClosureAt open: Int) -> Int? {
    guard let close = source.ends[open] else { return nil }
    var start = open + 1
    if "[" ~= tokens[start], let end = source.ends[start], !("]" ~= tokens[start + 1]) {
      for item in source.list(in: start + 1..<end) {
        let words = tokens[item].filter { $0.kind == .word }.map(\.text)
        guard words.last == "self",
          item.count == words.count || !tokens[item].contains(where: { "=" ~= $0 })
        else { continue }
        return words.count > 1 ? nil : item.lowerBound
      }
      // `[weak other = self]` is one, too.
      let list = tokens[start...end]
      if list.contains(where: { ["weak", "unowned"].contains($0.text) }),
        list.contains(where: { "self" ~= $0 })
      {
        return nil
      }
      start = end + 1
    }
    let place = (start..<close).first { "self" ~= tokens[$0] && !("?" ~= tokens[$0 + 1]) }
    // What has to be unwrapped is weak outside of the closure.
    let isUnwrapped = place.map { place in
      "let" ~= tokens[place - 1]
        || "=" ~= tokens[place - 1] && "let" ~= tokens[place - 3]
          && !("." ~= tokens[place + 1]) && !isFirstUse(of: place)
    }
    return isUnwrapped == true ? nil : place
  }

  /// Returns whether `let name = self` is no condition, so that `self` is not optional.
  private func isFirstUse(of place: Int) -> Bool {
    !["if", "guard", "while", ","].contains(tokens[place - 4].text)
  }

  /// Returns whether a loop begins that nothing in it ends.
  func isEndlessLoop(at index: Int) -> Bool {
    guard "while" ~= tokens[index],
      let open = tokens[index...].prefix(8).firstIndex(where: { "{" ~= $0 }),
      let close = source.ends[open]
    else { return false }
    let condition = tokens[index + 1..<open].map(\.text)
    let isEndless = condition == ["true"] || condition == ["!", "Task", ".", "isCancelled"]
    return isEndless && !(open..<close).contains { endsLoop(at: $0) }
  }

  /// Returns whether a loop can end at a token; waiting fails only if a task is canceled.
  private func endsLoop(at index: Int) -> Bool {
    let rest = tokens[index...].prefix(5).map(\.text)
    if rest.first == "try" {
      return !["?", "!"].contains(rest[1]) && rest.dropFirst() != ["await", "Task", ".", "sleep"]
    }
    return ["break", "return", "throw"].contains(rest.first ?? "")
  }
}
