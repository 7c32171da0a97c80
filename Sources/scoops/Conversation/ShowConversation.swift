import IceCreamDomain
import TerminalMenu

/// One saved ice cream in plain conversation.
final class ShowConversation: PresentedScene {
  private let view: ShowIceCreamView
  private let questions: Questions
  private let lines: SavedLines
  private let style: Style
  private var shown = DisplayedSavedIceCream()
  private var hasLeft = false

  init(view: ShowIceCreamView, settings: Settings) {
    self.view = view
    questions = settings.questions
    style = settings.style
    lines = SavedLines(style: settings.style, isPlain: settings.isPlain)
  }

  private var state: DisplayedSavedIceCream { view.iceCream.state }

  func run() {
    view.fetchIceCream()
    while !hasLeft, !state.isDeleted, !questions.hasEnded {
      tell()
      switch questions.ask("Ice cream> ") {
      case .back, .leave, .end: return
      case .help: questions.say(Self.help)
      case .enter where state.failure != nil: view.tryAgain()
      case .enter: questions.say(Self.hint)
      case .text(let text): take(text.lowercased())
      }
    }
    // The list has its own word for it, where it is the list that is gone back to.
    if !hasLeft, let news = state.news { questions.say(news) }
  }

  func leave() {
    hasLeft = true
  }

  private func take(_ text: String) {
    switch text {
    case "e", "edit":
      questions.noteProgress()
      view.editIceCream()
      // Unless it is gone, it may be another one now.
      guard state.failure == nil else { return }
      shown = DisplayedSavedIceCream()
      view.fetchIceCream()
    case "d", "delete":
      view.deleteIceCream()
      guard let question = state.question else { return }
      if questions.confirm(question) {
        view.deleteIceCream(isConfirmed: true)
        if state.isDeleted { questions.noteProgress() } else { questions.fail() }
      } else {
        view.keepIceCream()
      }
    default: questions.say("Type e, d or b, or ? for help.")
    }
  }

  /// Says what has changed since the last time.
  private func tell() {
    if let news = state.news, news != shown.news { questions.say(news) }
    if let failure = state.failure, failure != shown.failure {
      questions.say((failure.details + [failure.message]).joined(separator: "\n"))
      if let button = failure.retryButton { questions.say("\(button) (Enter), or b to go back.") }
    }
    if state.iceCream != nil, state.iceCream != shown.iceCream {
      let text = [""] + lines.lines(of: state) + ["", style.faint(Self.hint)]
      questions.say(text.joined(separator: "\n"))
    }
    shown = state
  }

  /// What there is to know before the first question.
  private static let hint = "Type e to change it or d to delete it; b goes back, ? helps."

  /// What can be typed.
  private static let help = """
    e changes the ice cream, d deletes it, and asks first.
    b goes back, ? prints this.
    """
}
