import IceCreamDomain
import Scenery
import TerminalMenu

/// The plain conversation: numbered lists, and one answer a line.
///
/// What is said about the ice cream comes from the store, by an observer. The conversation itself
/// knows only which step it is at.
final class CreateConversation: Session {
  private let view: CreateIceCreamView
  private let terminal: any Terminal
  private let painter: CreateConversationPainter
  private let questions: Questions
  let catalog: String?
  /// Whether it goes on with another ice cream, and can be left after any.
  private let isAtMenu: Bool
  /// Whether it asks also for what is chosen already.
  private let asksAll: Bool
  /// Whether the saved ice creams can be looked at from here.
  private let canOpenSaved: Bool
  private(set) var saidFailure: DisplayedFailure?
  private var observation: ObservationToken?
  private var shown = DisplayedIceCream()
  private var given: GivenIngredients

  init(
    view: CreateIceCreamView, settings: Settings, isAtMenu: Bool = false, asksAll: Bool = false,
    isEdit: Bool = false, given: GivenIngredients = GivenIngredients()
  ) {
    self.view = view
    self.isAtMenu = isAtMenu
    self.asksAll = asksAll
    canOpenSaved = settings.book != nil && !isEdit
    self.given = given
    terminal = settings.terminal
    painter = CreateConversationPainter(style: settings.style, isPlain: settings.isPlain)
    questions = settings.questions
    catalog = settings.catalog
    // What the command line named too early is no news.
    shown.refusal = view.iceCream.state.refusal
    show(view.iceCream.state)
    observation = view.iceCream.observe { [weak self] state in self?.show(state) }
  }

  func makeIceCream() -> DisplayedResult? {
    saidFailure = nil
    var step = asksAll ? .cone : nextStep
    while true {
      switch step.map(choose) ?? finish() {
      case .goOn: step = asksAll ? step?.next : nextStep
      case .goBack: step = step.map(previous) ?? .topping
      case .stay: break
      case .leave:
        if isAtMenu, state.progress.hasChoice { say("This ice cream was not made.") }
        return nil
      case .made(let iceCream): return iceCream
      }
    }
  }

  func closeAlert() -> Bool {
    guard let button = view.iceCream.state.alert?.button else { return true }
    while true {
      switch questions.ask("\(button) (Enter), or q to leave> ") {
      case .enter:
        view.startOver()
        questions.noteProgress()
        return true
      case .leave, .end: return false
      case let answer where answer.asksForSaved(): _ = openSaved()
      case .back, .help, .text:
        say("Press Enter to begin another one, or type q to leave.")
      }
    }
  }

  // MARK: The steps

  private enum Move {
    case goOn, goBack, stay, leave
    case made(DisplayedResult)
  }

  private var state: DisplayedIceCream { view.iceCream.state }

  /// The first step without a choice, or `nil` where all that is missing is DONE.
  private var nextStep: IngredientKind? {
    state.progress.nextKind
  }

  private func previous(_ kind: IngredientKind) -> IngredientKind {
    if let previous = kind.previous { return previous }
    say("This is the first step.")
    return kind
  }

  private func choose(_ kind: IngredientKind) -> Move {
    if given.choose(kind, in: view) { return .goOn }
    let list = state.displayedList(of: kind)
    let choice = state.progress.step(of: kind).choice
    if let fault = state.progress.step(of: kind).fault { say("\n" + fault) }
    terminal.say(painter.question(list, choice: choice))
    while true {
      switch questions.ask("\(list.name)> ") {
      case .back: return .goBack
      case .leave: return .leave
      case .end: return sayMissing(from: kind)
      case .help: terminal.say(CreateConversationPainter.help(canOpenSaved: canOpenSaved))
      case .enter where choice != nil: return .goOn
      case .enter: say("Type a number or a name, or ? for help.")
      case let answer where answer.asksForSaved(besides: list.options.map(\.name)):
        if openSaved() { return questions.hasEnded ? sayMissing(from: kind) : .stay }
      case .text(let text):
        view.selectIngredient(kind, typed: text)
        guard state.refusal == nil else { continue }
        if choice == nil { questions.noteProgress() }
        given.chooseOpen(in: view)
        return .goOn
      }
    }
  }

  private func finish() -> Move {
    while true {
      switch questions.ask("\nDONE (Enter), or b to go back> ") {
      case .enter:
        view.finishIceCream()
        tryAgain()
        guard let alert = state.alert else { return .leave }
        questions.noteProgress()
        return .made(alert.iceCream)
      case .back: return .goBack
      case .leave: return .leave
      case .end: return sayMissing()
      case .help: terminal.say(CreateConversationPainter.help(canOpenSaved: canOpenSaved))
      case let answer where answer.asksForSaved():
        if openSaved() { return questions.hasEnded ? sayMissing() : .stay }
      case .text: say("Press Enter for DONE, or type b to go back or q to leave.")
      }
    }
  }

  /// Has the ice cream saved again, where that has failed, as long as somebody wants it.
  private func tryAgain() {
    while terminal.isInputTerminal, let failure = state.storeFailure,
      let button = failure.retryButton
    {
      say(failure.message)
      saidFailure = failure
      let advice = "Press Enter to save it now, or type q to leave it unsaved."
      guard questions.askToRetry(button, advice: advice) else { return }
      saidFailure = nil
      if state.alert == nil { view.updateIceCream() } else { view.saveIceCream() }
    }
  }

  /// Opens the list of what is saved, on top of this.
  ///
  /// - Returns: Whether it was there to be opened.
  private func openSaved() -> Bool {
    let refusals = state.refusal?.count
    // What is answered there is counted from here on.
    questions.noteProgress()
    view.openSavedIceCreams()
    return state.refusal?.count == refusals
  }

  // MARK: What is said

  private func show(_ state: DisplayedIceCream) {
    terminal.say(painter.text(from: shown, to: state))
    shown = state
  }

  func say(_ text: String) {
    terminal.say(text + "\n")
  }

  /// Says what is still missing, and what it could be; at the menu, nothing is missing before something
  /// is chosen.
  private func sayMissing(from kind: IngredientKind? = nil) -> Move {
    // A person who ends the input wants to leave, as with q.
    if terminal.isInputTerminal || isAtMenu && nextStep == .cone && catalog != "-" { return .leave }
    questions.fail()
    if catalog == "-" { say("Standard input held the catalog, so that no answers could follow.") }
    let asked = asksAll ? IngredientKind.allCases.drop { $0 != kind } : []
    terminal.say(painter.missing(in: state, given: given.kinds, asked: Array(asked)))
    return .leave
  }
}
