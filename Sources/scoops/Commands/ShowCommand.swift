import IceCreamDomain
import TerminalMenu

/// `scoops show`: print one saved ice cream.
struct ShowCommand {
  let settings: Settings
  /// What is typed of its identifier.
  let id: String

  func run() -> ExitStatus {
    let view = ShowIceCreamView().configureView(services: settings.makeServices())
    view.fetchIceCream(id: id)
    let state = view.iceCream.state
    guard let iceCream = state.iceCream else {
      if let failure = state.failure { settings.say(failure) }
      return .failed
    }
    if settings.isJSON {
      for note in state.notes { settings.say(note) }
      return settings.put(iceCream)
    }
    // The result has no colours, wherever it goes.
    let lines = SavedLines(style: Style(depth: .none), isPlain: settings.isPlain).lines(of: state)
    return settings.terminal.put(lines.map { $0 + "\n" }.joined())
  }
}
