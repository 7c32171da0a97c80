import IceCreamDomain
import PlainText
import TerminalMenu

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
  /// Returns whether somebody wants to see the saved ice creams.
  ///
  /// - Parameter names: What there is to choose from; a name that begins with what is typed comes first.
  func asksForSaved(besides names: @autoclosure () -> [String] = []) -> Bool {
    guard case .text(let text) = self, ["s", "saved"].contains(text.lowercased()) else {
      return false
    }
    do {
      _ = try IngredientMatch.index(of: text, in: names())
      return false
    } catch {
      if case .ambiguous = error { return false }
      return true
    }
  }
}

/// Asks questions and reads the answers, a line each.
///
/// All scenes ask by the same one: what ends the answers ends them for every scene.
final class Questions {
  /// How many answers that lead nowhere it takes from a script, in a row, before it gives up.
  static let patience = 20

  private let terminal: any Terminal
  private var answersToNoAvail = 0
  /// Whether there are no more answers, for whoever asks.
  private(set) var hasEnded = false
  /// Whether a script wanted something that it has not got: its answers led nowhere, ended too early, or
  /// what they asked for failed.
  private(set) var hasFailed = false
  /// Whether a person answers, and not a script.
  var asksPerson: Bool { terminal.isInputTerminal }

  init(terminal: any Terminal) {
    self.terminal = terminal
  }

  /// Asks a question.
  ///
  /// - Parameter prompt: What stands before the answer, on the same line.
  /// - Returns: What was answered.
  func ask(_ prompt: String) -> Answer {
    if hasEnded { return .end }
    guard terminal.isInputTerminal || answersToNoAvail < Self.patience else {
      return end(
        "\(Self.patience) answers in a row led nowhere; the rest is not read.\n", hasFailed: true)
    }
    terminal.say(prompt)
    guard let line = terminal.readLine() else { return end("\n") }
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

  private func end(_ text: String, hasFailed: Bool = false) -> Answer {
    hasEnded = true
    if hasFailed { fail() }
    terminal.say(text)
    return .end
  }

  /// Says something, on a line of its own.
  func say(_ text: String) {
    terminal.say(text + "\n")
  }

  /// Takes note that something was wanted, and is not done.
  func fail() {
    if !asksPerson { hasFailed = true }
  }

  /// Takes note that the last answer has led on.
  func noteProgress() {
    answersToNoAvail = 0
  }
}
