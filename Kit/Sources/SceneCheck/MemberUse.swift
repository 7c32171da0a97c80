import SwiftReading

/// Where a method uses a member of an object that a property refers to.
struct MemberUse {
  let source: ProjectSource
  /// The index of the member's name.
  let index: Int
  let name: String
  /// Whether it is called.
  let isCall: Bool
  /// Whether it is set.
  let isAssigned: Bool
}

extension ProjectType {
  /// Returns the uses of members by the names of values, except where a local name hides a property.
  func findUses() -> [String: [MemberUse]] {
    methods.reduce(into: [:]) { uses, method in
      guard let body = method.body else { return }
      Self.addUses(in: body, of: method.source, except: method.hidden, to: &uses)
    }
  }

  /// Adds the uses of members in some code, by the names of the values.
  static func addUses(
    in body: ClosedRange<Int>, of source: ProjectSource, except hidden: Set<String>,
    to uses: inout [String: [MemberUse]]
  ) {
    let tokens = source.tokens
    for index in body where tokens[index].kind == .word && index + 2 < body.upperBound {
      let name = tokens[index].text
      guard !hidden.contains(name), !("." ~= tokens[index - 1]) || "self" ~= tokens[index - 2]
      else { continue }
      var next = index + 1
      if "?" ~= tokens[next] || "!" ~= tokens[next] { next += 1 }
      guard "." ~= tokens[next], tokens[next + 1].kind == .word else { continue }
      let after = tokens[next + 2]
      let isEqual = "=" ~= after && !("=" ~= tokens[min(next + 3, tokens.count - 1)])
      uses[name, default: []].append(
        MemberUse(
          source: source, index: next + 1, name: tokens[next + 1].text, isCall: "(" ~= after,
          isAssigned: isEqual))
    }
  }

  /// Returns the names of parameters and variables, except of those that only unwrap a property.
  static func hiddenNames(
    _ signature: SwiftSignature, _ body: ClosedRange<Int>?, in source: ProjectSource
  ) -> Set<String> {
    Set(signature.parameters.map(\.name)).union(body.map { hiddenNames(in: $0, of: source) } ?? [])
  }

  /// Returns the names of variables, except of those that only unwrap a property.
  static func hiddenNames(in body: ClosedRange<Int>, of source: ProjectSource) -> Set<String> {
    var names: Set<String> = []
    let tokens = source.tokens
    for index in body.dropFirst() {
      let isDeclared = "let" ~= tokens[index - 1] || "var" ~= tokens[index - 1]
      if isDeclared, !unwraps(at: index, in: tokens) { names.insert(tokens[index].text) }
    }
    return names
  }

  /// Returns whether `let name = name` or `let name` in a condition only unwraps a property.
  private static func unwraps(at index: Int, in tokens: [SwiftToken]) -> Bool {
    let isCondition = ["if", "guard", "while", ","].contains(tokens[index - 2].text)
    let rest = tokens[(index + 1)...].prefix(4).map(\.text)
    return isCondition
      && (rest.first != "=" || rest.dropFirst().first == tokens[index].text
        || rest == ["=", "self", ".", tokens[index].text])
  }
}
