import IceCreamDomain
import PlainText
import Scenery
import TerminalMenu

/// Makes ice cream in a plain conversation: numbered lists, and one answer a line.
///
/// It observes the store, and prints each change at once.
final class CreateConversation: Session {
  private let view: CreateIceCreamView
  private let prompter: Prompter
  /// Whether another ice cream follows, so that leaving after any is fine.
  private let isRepeating: Bool
  /// Whether going back from the first step goes back to the conversation below.
  private let isNested: Bool
  let windowSize: WindowSize? = nil
  private var state: CreateIceCream.DisplayedIceCream { view.iceCream.state }
  private var settings: Settings { prompter.settings }
  private var printed: CreateIceCream.DisplayedIceCream?
  private var observation: ObservationToken?

  init(
    view: CreateIceCreamView, prompter: Prompter, isRepeating: Bool = false, isNested: Bool = false
  ) {
    (self.view, self.prompter) = (view, prompter)
    (self.isRepeating, self.isNested) = (isRepeating, isNested)
    show(state)
    observation = view.iceCream.observe { [weak self] state in self?.show(state) }
  }

  func makeIceCream() -> DisplayedAlert? {
    var step = state.progress.next
    while true {
      switch answer(step) {
      case .goOn: step = state.progress.next
      case .goBack where step == .cone:
        if isNested { return nil }
        say("This is the first step.")
      case .goBack: step = step?.previous ?? .topping
      case .askAgain: continue
      case .leave: return nil
      case .made(let alert): return alert
      }
    }
  }

  func closeAlert() -> Bool {
    guard state.alert != nil else { return true }
    let another = ConversationWording.Create.another
    guard press(another, hint: ConversationWording.Create.againHint, opensSaved: true) else {
      return false
    }
    view.startOver()
    prompter.noteProgress()
    return true
  }

  func say(_ text: PrintedText) {
    prompter.say(text)
  }

  private func show(_ state: CreateIceCream.DisplayedIceCream) {
    var lines: [PrintedText] = []
    if state.menu.title != printed?.menu.title {
      lines += [settings.style.bold(state.menu.title), ConversationWording.Create.hint]
      if let warning = state.menu.saveWarning { lines.append(warning.text.asFailure) }
    }
    if let refusal = state.refusal, refusal != printed?.refusal {
      lines.append("\(refusal.message)")
    }
    if state.progress.picture != printed?.progress.picture { lines += progress(of: state) }
    // The notes on how it is saved come later.
    if let alert = state.alert, alert.title != printed?.alert?.title {
      lines += ["", settings.style.bold(alert.title)]
    }
    let text = lines.joined(separator: "\n")
    if !text.isEmpty { say(text) }
    printed = state
  }

  private func progress(of state: CreateIceCream.DisplayedIceCream) -> [PrintedText] {
    let live = LivePicture(isUnicode: false, depth: settings.style.depth)
    let picture =
      settings.isPlain ? [] : live.print(of: state.progress.picture).map(settings.style.text)
    return [""] + (picture.isEmpty ? [] : picture + [""])
      + ["\(state.progress.picture.caption)", "\(ConversationWording.Create.status(of: state))"]
  }

  private func question(_ list: DisplayedList, _ step: DisplayedStep) -> PrintedText {
    let fault: [PrintedText] = step.fault.map { ["\n\($0)"] } ?? []
    let title: PrintedText = "\n\(settings.style.bold(list.prompt)) (\(list.count.grouped))"
    let options = OptionTable.lines(
      of: list, choice: step.choice, others: others.map(\.title), style: settings.style)
    return (fault + [title] + options).joined(separator: "\n")
  }

  // MARK: The steps

  private enum Move {
    case goOn, goBack, askAgain, leave
    case made(DisplayedAlert)
  }

  /// Asks for an ingredient, or for Done, until the answer moves on.
  private func answer(_ kind: IngredientKind?) -> Move {
    let list = kind.map { state.menu.lists[$0] }
    let names = list?.map(\.name) ?? []
    let choice = kind.flatMap { state.progress.steps[$0].choice }
    if let kind, let list { say(question(list, state.progress.steps[kind])) }
    let prompt =
      list.map(ConversationWording.Create.prompt)
      ?? ConversationWording.Create.donePrompt(isSurprise: state.progress.isSurprise)
    while true {
      let answer = prompter.ask(prompt)
      if let other = other(answer, besides: names) { return take(other) }
      switch answer {
      case .back: return .goBack
      case .leave: return .leave
      case .end: return end(answersAll: kind == nil)
      case .help:
        say(ConversationWording.Create.help(canListSaved: state.menu.savedClosedReason == nil))
      case .enter:
        guard let kind else { return done() }
        guard let choice else {
          say(ConversationWording.Create.hint)
          continue
        }
        view.selectIngredient(kind, .index(choice))
        return .goOn
      case .text(let text):
        guard let kind else {
          say(ConversationWording.Create.doneHint)
          continue
        }
        view.selectIngredient(kind, .typed(text))
        if state.refusal != nil {
          view.dismissRefusal()
          continue
        }
        if choice == nil { prompter.noteProgress() }
        return .goOn
      }
    }
  }

  private var others: [OtherChoice] { CreateRows(of: .cone, in: state).others }

  /// Returns what an answer asks for beside an option: by its name, or by its number after the options.
  private func other(_ answer: Answer, besides names: [String]) -> OtherChoice? {
    if case .text(let text) = answer, let number = Int(text), !names.isEmpty {
      return zip((names.count + 1)..., others).first { $0.0 == number }?.1
    }
    return (others + [.saved]).first { answer.isOne(of: $0.answers, besides: names) }
  }

  private func take(_ other: OtherChoice) -> Move {
    switch other {
    case .saved:
      openSaved()
      if prompter.hasEnded { return end() }
      return prompter.isOver ? .leave : .askAgain
    case .undo: view.undoSurprise()
    default: view.surprise()
    }
    prompter.noteProgress()
    return .goOn
  }

  private func done() -> Move {
    view.finishIceCream()
    while prompter.asksPerson, let failure = state.saveFailure, let button = failure.retryButton {
      say(failure.text.asFailure)
      let hint: PrintedText = "Press Enter to try again, or type q to leave without saving."
      guard press(button, hint: hint, opensSaved: false) else { break }
      view.finishIceCream()
    }
    guard let alert = state.alert else { return .leave }
    prompter.noteProgress()
    return .made(alert)
  }

  /// Asks to press a button, and returns whether the user does; any other answer but leaving gets a hint.
  private func press(_ button: String, hint: PrintedText, opensSaved: Bool) -> Bool {
    while true {
      switch prompter.ask(ConversationWording.buttonPrompt(button)) {
      case .enter: return true
      case .leave, .end: return false
      case let answer where opensSaved && answer.isOne(of: OtherChoice.saved.answers):
        openSaved()
      case let answer
      where opensSaved && answer.isOne(of: ["u", "undo"]) && state.alert?.iceCream.id != nil:
        view.undoChange()
      case .back, .help, .text: say(hint)
      }
    }
  }

  /// Opens the list of saved ice creams on top of this scene, or says why it cannot be opened.
  private func openSaved() {
    if let reason = state.menu.savedClosedReason { return say("\(reason)") }
    // The answers there are counted from here on.
    prompter.noteProgress()
    view.openSavedIceCreams()
  }

  /// Makes the ice cream if a script's input ended after the last choice; otherwise prints which questions
  /// are unanswered, and the options that answer them.
  ///
  /// - Parameter answersAll: Whether all questions but Done were answered; the choices of an ice cream to change
  ///   are no answers.
  private func end(answersAll: Bool = false) -> Move {
    // A person who ends the input leaves, as with q. Nothing is missing before the first choice of another one.
    if prompter.asksPerson
      || isRepeating && state.progress.steps.cone.choice == nil && prompter.hasAnswers
    {
      return .leave
    }
    if state.progress.isDoneEnabled, !state.progress.isChange || answersAll, !prompter.hasFailed {
      say("Input ended after the last choice, which finishes the ice cream.")
      return done()
    }
    prompter.fail()
    let missing = IngredientKind.allCases.filter { state.progress.steps[$0].choice == nil }
    say(
      ConversationWording.Create.inputEnded(
        catalogIsInput: settings.catalog == "-", missing: missing, isEdit: state.progress.isChange
      ).asFailure)
    return .leave
  }
}
