import IceCreamDomain
import PlainText
import TerminalMenu

enum Answer: Equatable {
  case back, leave, help
  /// An empty line: Done, OK, or the current choice.
  case enter
  /// A name or a number.
  case text(String)
  case end

  /// Returns whether the answer is one of some words, and not the beginning of an option's name.
  func isOne(of words: [String], besides names: @autoclosure () -> [String] = []) -> Bool {
    guard case .text(let text) = self, words.contains(text.lowercased()) else { return false }
    return !names().contains { $0.folded.starts(with: text.folded) }
  }
}

/// Asks questions and reads the answers, one a line.
///
/// All conversations share one, because input that has ended has ended for all of them.
final class Prompter {
  /// The number of consecutive answers without progress after which it gives up on a script.
  static let patience = 20

  let settings: Settings
  private var answersWithoutProgress = 0
  private(set) var hasEnded = false
  /// Whether a person or a script has left, and with that all conversations.
  private var hasLeft = false
  var isOver: Bool { hasEnded || hasLeft }
  private(set) var hasAnswers = false
  /// Whether a script failed: its answers made no progress or ended too early, or a request failed.
  private(set) var hasFailed = false
  /// Whether a person answers, and not a script.
  var asksPerson: Bool { settings.terminal.isInputTerminal }

  init(settings: Settings) {
    self.settings = settings
  }

  /// Asks a question, with a prompt on the line of the answer.
  func ask(_ prompt: PrintedText) -> Answer {
    if hasLeft { return .leave }
    if hasEnded { return .end }
    guard asksPerson || answersWithoutProgress < Self.patience else {
      fail()
      return end(saying: ConversationWording.stopped.asFailure)
    }
    settings.terminal.say(prompt.wrapped(on: settings.terminal, in: settings.windowSize()))
    guard let line = settings.terminal.readLine() else { return end(saying: "") }
    hasAnswers = true
    answersWithoutProgress += 1
    let text = line.trimmed
    // A terminal shows what is typed; elsewhere the answer would be missing from the transcript.
    if !asksPerson { say("\(String(text.prefix(80)))") }
    switch text.lowercased() {
    case "": return .enter
    case "b", "back": return .back
    case "q", "quit", "exit":
      hasLeft = true
      return .leave
    case "?", "help": return .help
    default: return .text(text)
    }
  }

  private func end(saying text: PrintedText) -> Answer {
    hasEnded = true
    say(text)
    return .end
  }

  /// Asks a question that is answered with yes or no, and returns the answer; `nil` if input ended before it.
  func confirm(_ question: DisplayedQuestion) -> Bool? {
    let (text, prompt) = ConversationWording.prompt(for: question)
    if let text { say(text) }
    while true {
      switch ask(prompt) {
      case .text(let text) where ["y", "yes"].contains(text.lowercased()): return true
      case .text(let text) where ["n", "no"].contains(text.lowercased()): return false
      case .enter, .back, .leave: return false
      case .end:
        fail()
        return nil
      case .help, .text: say(ConversationWording.hint(for: question))
      }
    }
  }

  /// Asks the question of a scene, and after a failure whether to try again.
  ///
  /// - Returns: Whether the last answer was yes; also if there is no question.
  func confirm(
    _ question: () -> DisplayedQuestion?, no: PrintedText, confirm: () -> Void, dismiss: () -> Void
  ) -> Bool {
    while let asked = question() {
      let isConfirmed = self.confirm(asked)
      guard isConfirmed == true else {
        dismiss()
        if isConfirmed == false { say(no) }
        return false
      }
      confirm()
      guard let failed = question() else { return true }
      fail()
      // A script would take its next answers for those to this question.
      if !asksPerson {
        dismiss()
        say(failed.text.asFailure)
        say(no)
        return false
      }
    }
    return true
  }

  func say(_ text: PrintedText) {
    settings.say(text)
  }

  /// Notes that a request was not fulfilled.
  func fail() {
    if !asksPerson { hasFailed = true }
  }

  func noteProgress() {
    answersWithoutProgress = 0
  }
}
