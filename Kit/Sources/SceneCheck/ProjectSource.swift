import SwiftReading

struct ProjectSource {
  let source: SwiftSource
  /// Whether it belongs to tests, not to the program.
  let isTest: Bool
  /// The modules that it imports, with the indices of their names.
  let imports: [String: Int]
  /// Where its lines begin, in its bytes.
  private let lines: [Int]

  var file: String { source.file }
  var tokens: [SwiftToken] { source.tokens }

  /// Creates a source from one that was read.
  ///
  /// - Parameter depth: The number of folders that all sources are in, whose names say nothing.
  init(_ source: SwiftSource, depth: Int = 0) {
    self.source = source
    let tokens = source.tokens
    let imports = Dictionary(
      tokens.indices.dropLast().filter { "import" ~= tokens[$0] && tokens[$0].depth == 0 }
        .map { (tokens[$0 + 1].text, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    let frameworks = ["XCTest", "Testing", "Quick", "Nimble"]
    let folders = source.file.split(separator: "/").dropLast().dropFirst(depth)
    self.imports = imports
    lines = source.bytes.indices.filter { source.bytes[$0].isLineBreak }.map { $0 + 1 }
    isTest =
      frameworks.contains { imports[$0] != nil }
      || folders.contains {
        $0.hasSuffix("Tests") || $0.hasSuffix("Specs") || ["Mocks", "Test"].contains($0)
      }
  }

  /// Returns the column of a token in bytes, from 1.
  func column(of token: SwiftToken) -> Int {
    // The first line that begins after it, by halves.
    var (first, last) = (0, lines.count)
    while first < last {
      let middle = (first + last) / 2
      if lines[middle] <= token.range.lowerBound { first = middle + 1 } else { last = middle }
    }
    // A byte order mark is in no column.
    let start = source.bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0
    return token.range.lowerBound - (first > 0 ? lines[first - 1] : start) + 1
  }

  /// Whether a comment before the code says that the file is generated, as those of our spies do.
  var isGenerated: Bool {
    let code = tokens.first?.range.lowerBound ?? 0
    return source.comments.prefix { $0.lowerBound < code }.contains {
      String(decoding: source.bytes[$0].prefix(13), as: UTF8.self) == "// Generated "
    }
  }

  /// Returns the words before the keyword of a member, such as `weak`.
  func modifiers(of member: SwiftMember) -> Set<String> {
    Set(tokens[member.start..<member.keywordIndex].filter { $0.kind == .word }.map(\.text))
  }

  /// Returns the names of a member's attributes.
  func attributes(of member: SwiftMember) -> Set<String> {
    Set(source.attributes(of: member).map { String($0.dropFirst().prefix { $0 != "(" }) })
  }
}
