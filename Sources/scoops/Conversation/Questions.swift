import IceCreamDomain

/// What somebody can answer to a question.
enum Answer: Equatable {
  case back, leave, help
  /// An empty line: DONE, OK, or the choice that is there already.
  case enter
  /// A name or a number.
  case text(String)
  /// There are no more answers.
  case end
}

/// Asks questions and reads the answers, a line each.
struct Questions {
  let terminal: any Terminal

  /// Asks a question.
  ///
  /// - Parameter prompt: What stands before the answer, on the same line.
  func ask(_ prompt: String) -> Answer {
    terminal.say(prompt)
    guard let line = terminal.readLine() else {
      terminal.say("\n")
      return .end
    }
    let text = line.trimmed
    // A terminal shows what is typed; elsewhere the answer would be missing from the transcript.
    if !terminal.isInputTerminal { terminal.say(text.prefix(80).description.printable + "\n") }
    switch text.lowercased() {
    case "": return .enter
    case "b": return .back
    case "q": return .leave
    case "?": return .help
    default: return .text(text)
    }
  }
}
