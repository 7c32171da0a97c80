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

extension Answer {
  /// Whether somebody wants to see the saved ice creams.
  var asksForSaved: Bool {
    guard case .text(let text) = self else { return false }
    return ["s", "saved"].contains(text.lowercased())
  }
}

/// Asks questions and reads the answers, a line each.
final class Questions {
  /// How many answers that lead nowhere it takes from a script, in a row, before it gives up.
  static let patience = 20

  private let terminal: any Terminal
  private var answersToNoAvail = 0

  init(terminal: any Terminal) {
    self.terminal = terminal
  }

  /// Asks a question.
  ///
  /// - Parameter prompt: What stands before the answer, on the same line.
  /// - Returns: What was answered.
  func ask(_ prompt: String) -> Answer {
    guard terminal.isInputTerminal || answersToNoAvail < Self.patience else {
      terminal.say("\(Self.patience) answers in a row led nowhere; the rest is not read.\n")
      return .end
    }
    terminal.say(prompt)
    guard let line = terminal.readLine() else {
      terminal.say("\n")
      return .end
    }
    answersToNoAvail += 1
    let text = line.trimmed
    // A terminal shows what is typed; elsewhere the answer would be missing from the transcript.
    if !terminal.isInputTerminal { terminal.say(String(text.prefix(80)).printable + "\n") }
    switch text.lowercased() {
    case "": return .enter
    case "b", "back": return .back
    case "q", "quit", "exit": return .leave
    case "?", "help": return .help
    default: return .text(text)
    }
  }

  /// Says something, on a line of its own.
  func say(_ text: String) {
    terminal.say(text + "\n")
  }

  /// Takes note that the last answer has led on.
  func haveLedOn() {
    answersToNoAvail = 0
  }
}
