import IceCreamDomain
import PlainText
import TerminalMenu

/// The list of saved ice creams in plain conversation: a page at a time, numbered.
final class ListConversation: PresentedScene {
  private let view: ListIceCreamsView
  private let questions: Questions
  private let painter: ListConversationPainter
  private var shown = DisplayedIceCreamList()
  private var wish = ListCriteria()
  private var hasLeft = false

  init(view: ListIceCreamsView, settings: Settings) {
    self.view = view
    questions = settings.questions
    painter = ListConversationPainter(style: settings.style)
  }

  private var state: DisplayedIceCreamList { view.iceCreams.state }

  func run() {
    wish.fetch(in: view)
    while !hasLeft, !questions.hasEnded {
      tell()
      switch questions.ask("Saved> ") {
      case .back, .leave, .end: return
      case .help: questions.say(ListConversationPainter.help)
      case .enter where state.failure != nil: view.fetchIceCreams(.again)
      case .enter: questions.say("Type the number of an ice cream, or ? for help.")
      case .text(let text): take(text)
      }
    }
  }

  func leave() {
    hasLeft = true
  }

  /// Says what has changed since the last time.
  private func tell() {
    let text = painter.text(from: shown, to: state)
    if !text.isEmpty { questions.say(text) }
    shown = state
  }

  private func take(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 1).map { String($0) }
    switch words.first?.lowercased() {
    case "n", "next":
      if state.hasNext {
        turn(to: .next)
      } else {
        questions.say("This is the last page.")
      }
    case "p", "previous":
      if state.hasPrevious {
        turn(to: .previous)
      } else {
        questions.say("This is the first page.")
      }
    case "f", "flavor": narrow(toFlavor: words.dropFirst().first ?? "")
    case "o", "order":
      // This leads round and round, and so it is no answer that has led on.
      questions.say(wish.sort(in: view))
      shown = DisplayedIceCreamList()
    case "d", "delete":
      guard words.count == 2 else { return questions.say("Type d and a number, such as d 1.") }
      if let index = index(of: words[1]) { delete(at: index) }
    default:
      if let index = index(of: text) { show(at: index) }
    }
  }

  private func turn(to page: ListIceCreams.FetchIceCreams.Request) {
    view.fetchIceCreams(page)
    if state.failure == nil { questions.noteProgress() }
  }

  private func narrow(toFlavor flavor: String) {
    let title = state.title
    if let fault = wish.narrow(toFlavor: flavor, in: view) { return questions.say(fault) }
    if state.title != title { questions.noteProgress() }
    shown = DisplayedIceCreamList()
  }

  private func show(at index: Int) {
    questions.noteProgress()
    view.selectIceCream(at: index)
    // The other scene may have changed or deleted it; and its page is no longer at hand.
    view.fetchIceCreams(.again)
    shown = DisplayedIceCreamList()
  }

  private func delete(at index: Int) {
    view.deleteIceCream(at: index)
    // Where it fails, it is asked whether to try again.
    while let question = state.question {
      guard questions.confirm(question) else { return view.keepIceCream() }
      view.deleteIceCream(at: index, isConfirmed: true)
      guard let failure = state.question else { return questions.noteProgress() }
      questions.fail()
      // A script is not asked, as it would wait again and again.
      guard questions.asksPerson else {
        questions.say(failure.text)
        return view.keepIceCream()
      }
    }
  }

  /// Returns the index of what was typed: a number of the page, or the beginning of an identifier.
  private func index(of text: String) -> Int? {
    let iceCreams = state.iceCreams
    if let number = Int(text), number >= 1, number <= iceCreams.count { return number - 1 }
    let id = IceCreamID.typed(text)
    let matches = iceCreams.indices.filter { !id.isEmpty && iceCreams[$0].id?.hasPrefix(id) == true }
    if matches.count == 1 { return matches.first }
    questions.say(
      matches.isEmpty
        ? "There is no saved ice cream \(text.quoted) on this page. Type a number of the list."
        : "More than one on this page begins with \(text.quoted). Type more of it.")
    return nil
  }
}
