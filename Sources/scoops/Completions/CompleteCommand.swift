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
      return program.terminal.put(exact: "\tfiles\n")
    }
    // Zsh and fish have their own ways to match, which take long for a long list.
    if shell == .bash || candidates.count > Self.longestList {
      let (count, lowercased) = (typed.count, typed.lowercased())
      candidates.removeAll { $0.word.prefix(count).lowercased() != lowercased }
    }
    let others = candidates.dropFirst(Self.longestList)
    // The least and the greatest have in common what all have, so that the shell does not insert more.
    let ends = [others.min { $0.word < $1.word }, others.max { $0.word < $1.word }]
    let lines = (candidates.prefix(Self.longestList) + ends.compactMap { $0 }).map { candidate in
      line?.insertion(of: candidate.word, replacing: arguments.last ?? "")
        ?? shell.line(for: candidate)
    }
    return program.terminal.put(exact: lines.map { $0 + "\n" }.joined())
  }
}
