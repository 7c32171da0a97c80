import SwiftReading

/// A line of code, with its brackets.
struct CodeLine {
  private let tokens: [SwiftToken]

  /// Reads a line; `nil` if it has a comment, or begins a string of several lines.
  init?(_ line: String) {
    guard var tokens = try? SwiftTokenizer.tokens(of: line, file: ""),
      tokens.joined == line.dropFirst(line.margin)
    else { return nil }
    // The types in angle brackets are inside, too.
    var depth = 0
    for (index, token) in tokens.enumerated() {
      if depth > 0, ">" ~= token { depth -= 1 }
      tokens[index].depth += depth
      if "<" ~= token, !token.isSeparated { depth += 1 }
    }
    self.tokens = tokens
  }

  /// Returns whether a keyword is outside of brackets.
  func declares(_ keyword: String) -> Bool { tokens.contains { $0.depth == 0 && keyword ~= $0 } }

  /// How many lists with several entries it has.
  var lists: Int {
    tokens.indices.dropLast().count { index in
      // What a closure captures is no list.
      guard "[" ~= tokens[index], index == 0 || !("{" ~= tokens[index - 1]) else { return false }
      let entries = tokens[(index + 1)...].prefix { $0.depth > tokens[index].depth }
      return entries.contains { $0.depth == tokens[index].depth + 1 && "," ~= $0 }
    }
  }

  /// Returns the places of a mark before a space that are outside of brackets.
  private func places(of mark: String) -> [Int] {
    tokens.indices.dropFirst().filter { index in
      tokens[index].depth == 0 && tokens[index].isSeparated != [",", ":"].contains(mark)
        && tokens[index...].prefix(4).joined.hasPrefix(mark + " ")
    }
  }

  /// The parts that end with commas, and the rest.
  var arguments: [String] {
    let ends = places(of: ",").map { $0 + 1 } + [tokens.count]
    return zip([0] + ends, ends).map { tokens[$0..<$1].joined }
  }

  /// Returns what is before and after the first mark, which ends the first part.
  func pair(at mark: String) -> (String, String)? {
    places(of: mark).first.map { (tokens[...$0].joined, tokens[($0 + 1)...].joined) }
  }

  /// Returns what is before and after the first mark, which begins the second part.
  func pair(before mark: String) -> (String, String)? {
    places(of: mark).first.map { (tokens[..<$0].joined, tokens[$0...].joined) }
  }

  /// Returns the last brackets that something is in, with what is before and after; of a function, the first.
  func group(in brackets: [String]) -> (head: String, inner: String, tail: String)? {
    let found = tokens.indices.dropLast().filter { index in
      tokens[index].depth == 0 && brackets.contains { $0 ~= tokens[index] }
        && tokens[index + 1].depth > 0
    }
    guard let open = declares("func") || declares("init") ? found.first : found.last,
      let end = tokens[(open + 1)...].firstIndex(where: { $0.depth == 0 })
    else { return nil }
    return (
      tokens[...open].joined, tokens[(open + 1)..<end].joined, tokens[end...].joined
    )
  }
}
