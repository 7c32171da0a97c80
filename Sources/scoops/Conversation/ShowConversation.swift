import IceCreamDomain
import TerminalMenu

/// Shows a saved ice cream in a plain conversation.
final class ShowConversation: PresentedScene {
  private let view: ShowIceCreamView
  private let prompter: Prompter
  private var state: ShowIceCream.DisplayedIceCream { view.iceCream.state }
  private var printed: ShowIceCream.DisplayedIceCream?
  var hasLeft = false

  init(view: ShowIceCreamView, prompter: Prompter) {
    (self.view, self.prompter) = (view, prompter)
  }

  func run() {
    view.fetchIceCream()
    while !hasLeft, !state.isDeleted, !prompter.isOver {
      printChange()
      switch prompter.ask(ConversationWording.Show.prompt) {
      case .back, .leave, .end: return
      case .help: prompter.say(ConversationWording.Show.help)
      case .enter where state.failure != nil: view.fetchIceCream()
      case .enter: prompter.say(ConversationWording.Show.hint)
      case .text(let text): take(text.lowercased())
      }
    }
    // The list prints the news when the scene goes back to it.
    if !hasLeft, let news = state.news { prompter.say("\(news)") }
  }

  private func printChange() {
    let settings = prompter.settings
    var lines: [PrintedText] = []
    if let news = state.news, news != printed?.news { lines.append("\(news)") }
    if let failure = state.failure, failure != printed?.failure {
      lines += ConversationWording.lines(for: failure)
    }
    if let iceCream = state.iceCream, iceCream != printed?.iceCream {
      lines += state.lines(
        below: ["", iceCream.spokenLine(madeAt: settings.times.spoken)],
        style: settings.isPlain ? nil : settings.style)
      lines += ["", ConversationWording.Show.hint]
    }
    if !lines.isEmpty { prompter.say(lines.joined(separator: "\n")) }
    printed = state
  }

  private func take(_ text: String) {
    switch text {
    case "e", "edit":
      prompter.noteProgress()
      view.editIceCream()
      printed = nil
      view.fetchIceCream()
      // The scene on top has said that the ice cream is gone.
      if let failure = state.failure, failure.retryButton == nil { printed = state }
    case "u", "undo":
      view.undoChange()
      view.fetchIceCream()
      // The undo has said that the ice cream is gone.
      hasLeft = state.iceCream == nil && state.failure?.retryButton == nil
    case "m", "make again":
      prompter.noteProgress()
      view.repeatIceCream()
    case "d", "delete":
      view.deleteIceCream()
      let isConfirmed = prompter.confirm(
        { state.question }, no: ConversationWording.kept, confirm: view.confirmDeletion,
        dismiss: view.declineDeletion)
      if isConfirmed { state.isDeleted ? prompter.noteProgress() : prompter.fail() }
    default: prompter.say(ConversationWording.Show.hint)
    }
  }
}
