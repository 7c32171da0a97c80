import PlainText
import TerminalMenu

/// `scoops __complete`: prints the candidates for the word at the cursor, one per line.
///
/// Its arguments are a shell and the words up to the cursor; for bash, the line up to the cursor and what
/// readline replaces of it. Only the completion scripts know it: it is not in the table of commands, so nothing
/// lists or suggests it.
struct CompleteCommand {
  static let name = "__complete"
  /// The maximum number of candidates, for speed; more letters find the others.
  static let longestList = 1_000

  let program: Program

  func run() -> ExitStatus {
    let arguments = program.arguments.dropFirst()
    guard let shell = arguments.first.flatMap(CompletionShell.init) else { return .misused }
    let line = shell == .bash ? BashLine(arguments.dropFirst().first ?? "") : nil
    let words = Array((line?.words[...] ?? arguments).dropFirst())
    guard let typed = words.last,
      words.allSatisfy({ $0.utf8.count <= Invocation.longestArgument })
    else { return .misused }
    let completion = CompletionCandidates(after: Array(words.dropLast()), program: program)
    // Fish offers options only after a dash.
    let candidates = completion.candidates(for: typed, offersOptions: shell != .fish)
    guard line?.isRedirected != true, var candidates else {
      return program.terminal.put("\tfiles\n")
    }
    // Zsh and fish have their own ways to match, which take long for a long list.
    if shell == .bash || candidates.count > Self.longestList {
      let (count, lowercased) = (typed.count, typed.lowercased())
      candidates.removeAll { $0.word.prefix(count).lowercased() != lowercased }
    }
    if let first = candidates.first?.word, candidates.count > Self.longestList {
      // One of the others keeps the shell from inserting more than what all have in common.
      let other = candidates.dropFirst(Self.longestList).min { one, other in
        Self.common(first, one.word) < Self.common(first, other.word)
      }
      candidates = candidates.prefix(Self.longestList) + (other.map { [$0] } ?? [])
    }
    let lines = candidates.map { candidate in
      line?.insertion(of: candidate.word, replacing: arguments.last ?? "")
        ?? shell.line(for: candidate)
    }
    return program.terminal.put(lines.map { $0 + "\n" }.joined())
  }

  /// Returns how many bytes at the beginning of two words are the same.
  private static func common(_ first: String, _ second: String) -> Int {
    zip(first.utf8, second.utf8).prefix(while: ==).count
  }
}
