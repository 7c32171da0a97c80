import IceCreamDomain
import TerminalMenu

/// Shows a saved ice cream in a plain conversation.
final class ShowConversation: PresentedScene {
  private let view: ShowIceCreamView
  private let questions: Questions
  private let painter: ShowConversationPainter
  private var state: DisplayedSavedIceCream { view.iceCream.state }
  /// The state that was printed last.
  private var printed: DisplayedSavedIceCream?
  private var hasLeft = false

  init(view: ShowIceCreamView, settings: Settings, questions: Questions) {
    self.view = view
    self.questions = questions
    painter = ShowConversationPainter(
      style: settings.style, isPlain: settings.isPlain, times: settings.times)
  }

  func run() {
    view.fetchIceCream()
    while !hasLeft, !state.isDeleted, !questions.hasEnded {
      printChange()
      switch questions.ask(ConversationWording.Show.prompt) {
      case .back, .leave, .end: return
      case .help: questions.say(ConversationWording.Show.help)
      case .enter where state.failure != nil: view.retry(after: state)
      case .enter: questions.say(ConversationWording.Show.hint)
      case .text(let text): take(text.lowercased())
      }
    }
    // The list prints the news when the scene goes back to it.
    if !hasLeft, let news = state.news { questions.say(news) }
  }

  func leave() {
    hasLeft = true
  }

  private func printChange() {
    let text = painter.text(from: printed, to: state)
    if !text.isEmpty { questions.say(text) }
    printed = state
  }

  private func take(_ text: String) {
    switch text {
    case "e", "edit":
      questions.noteProgress()
      view.editIceCream()
      printed = nil
      view.fetchIceCream()
      // The scene on top has said that the ice cream is gone.
      if let failure = state.failure, failure.retryButton == nil { printed = state }
    case "m", "make again":
      questions.noteProgress()
      view.repeatIceCream()
    case "d", "delete":
      view.deleteIceCream()
      guard let question = state.question else { return }
      let isConfirmed = questions.confirm(question)
      guard isConfirmed == true else {
        view.dismissQuestion()
        if isConfirmed == false { questions.say(ConversationWording.kept) }
        return
      }
      view.deleteIceCream(isConfirmed: true)
      if state.isDeleted { questions.noteProgress() } else { questions.fail() }
    default: questions.say(ConversationWording.Show.answerHint)
    }
  }
}
