import IceCreamDomain
import PlainText
import TerminalMenu

/// Lists the saved ice creams in a plain conversation: a page at a time, numbered.
final class ListConversation: PresentedScene {
  private let view: ListIceCreamsView
  private let prompter: Prompter
  private var state: ListIceCreams.DisplayedIceCreams { view.iceCreams.state }
  /// The state that was printed last, or `nil` to print the whole page next.
  private var printed: ListIceCreams.DisplayedIceCreams?
  private var criteria = ListIceCreams.FetchIceCreams.Criteria()
  var hasLeft = false

  init(view: ListIceCreamsView, prompter: Prompter) {
    (self.view, self.prompter) = (view, prompter)
  }

  func run() {
    view.fetchIceCreams(.first(criteria))
    while !hasLeft, !prompter.isOver {
      printChange()
      switch prompter.ask(ConversationWording.List.prompt) {
      case .back, .leave, .end: return
      case .help: prompter.say(ConversationWording.List.help)
      case .enter where state.failure != nil: view.fetchIceCreams(.again)
      case .enter: prompter.say(ConversationWording.List.hint)
      case .text(let text): take(text)
      }
    }
  }

  private func printChange() {
    var lines: [PrintedText] = []
    if let news = state.news, news != printed?.news { lines.append("\(news)") }
    lines += state.notes.filter { printed?.notes.contains($0) != true }.map { "\($0)" }
    if let failure = state.failure {
      if failure != printed?.failure { lines += ConversationWording.lines(for: failure) }
    } else if printed?.title != state.title || printed?.position != state.position
      || printed?.iceCreams != state.iceCreams
    {
      lines += page
    }
    if !lines.isEmpty { prompter.say(lines.joined(separator: "\n")) }
    view.dismissNews()
    printed = state
  }

  private var page: [PrintedText] {
    let settings = prompter.settings
    let rows = state.iceCreams.map { $0.spokenLine(madeAt: settings.times.spoken) }
    return ["", settings.style.bold(state.title), "\(state.position)"]
      + OptionTable.numbered(rows) + [ConversationWording.List.hint]
  }

  private func take(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 1).map { String($0) }
    let operand = words.dropFirst().first
    switch words.first?.lowercased() {
    case "n", "next": turn(to: .next, if: state.hasNext, otherwise: "This is the last page.")
    case "p", "previous":
      turn(to: .previous, if: state.hasPrevious, otherwise: "This is the first page.")
    case "f", "filter": filter(by: operand ?? "")
    case "o", "order":
      // The orders repeat, so this does not count as progress.
      prompter.say("\(criteria.sort(in: view))")
      printed = nil
    case "d", "delete":
      guard let operand else { return prompter.say("Type d and a number, such as d 1.") }
      guard let index = index(of: operand) else { return }
      view.deleteIceCream(at: index)
      if confirmChange(no: ConversationWording.kept) { prompter.noteProgress() }
    case "u" where operand == nil, "undo" where operand == nil:
      // An undo can be undone, so this does not count as progress.
      view.undoChange()
      _ = confirmChange(no: ConversationWording.unchanged)
    default: open(text)
    }
  }

  private func turn(
    to page: ListIceCreams.FetchIceCreams.Request, if isThere: Bool, otherwise message: PrintedText
  ) {
    guard isThere else { return prompter.say(message) }
    view.fetchIceCreams(page)
    if state.failure == nil { prompter.noteProgress() }
  }

  private func filter(by text: String) {
    let title = state.title
    criteria.filter(by: text, in: view)
    if state.title != title { prompter.noteProgress() }
    printed = nil
  }

  /// Opens a typed ice cream, or searches for words.
  private func open(_ text: String) {
    guard let index = index(of: text, orElse: { self.filter(by: text) }) else { return }
    prompter.noteProgress()
    view.selectIceCream(at: index)
    // The other scene may have changed or deleted it.
    view.fetchIceCreams(.again)
    printed = nil
  }

  /// Asks the question of the scene, and returns whether the change was made.
  private func confirmChange(no: PrintedText) -> Bool {
    let isConfirmed = prompter.confirm(
      { state.question }, no: no, confirm: view.confirmChange, dismiss: view.declineChange)
    if isConfirmed, state.changed.isEmpty { prompter.fail() }
    return isConfirmed && !state.changed.isEmpty
  }

  /// Returns the index of an ice cream on the page, by number or identifier prefix, or says what to type.
  ///
  /// - Parameter search: What to do with words instead.
  private func index(of text: String, orElse search: (() -> Void)? = nil) -> Int? {
    let iceCreams = state.iceCreams
    if let number = Int(text), number >= 1, number <= iceCreams.count { return number - 1 }
    do throws(IceCreamStoreError.Problem) {
      return try IceCreamID.index(of: text, in: iceCreams.map { $0.id ?? "" })
    } catch {
      // A number is that of a row, also one that is too large for the type.
      let isNumber = text.drop { $0 == "-" }.allSatisfy(\.isNumber)
      if case .ambiguousID = error {
        prompter.say(
          "More than one identifier on this page begins with \(text.quoted). Type more of it.")
      } else if let search, !isNumber {
        search()
      } else {
        prompter.say(
          "There is no saved ice cream \(text.quoted) on this page. Type a number from the list.")
      }
      return nil
    }
  }
}
