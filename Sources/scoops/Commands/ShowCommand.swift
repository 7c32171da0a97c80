import IceCreamDomain
import TerminalMenu

/// `scoops show`: prints a saved ice cream.
struct ShowCommand {
  let scenes: SceneFactory
  /// The identifier, or its beginning, as typed.
  let id: String

  func run() -> ExitStatus {
    let view = ShowIceCreamView().configureView(services: scenes.makeServices())
    var status = ExitStatus.failed
    let observation = view.iceCream.observe { state in status = display(state) }
    view.fetchIceCream(id: id)
    observation.cancel()
    return status
  }

  private func display(_ state: DisplayedSavedIceCream) -> ExitStatus {
    let settings = scenes.settings
    guard let iceCream = state.iceCream else {
      if let failure = state.failure { settings.say(failure) }
      return .failed
    }
    if settings.isJSON {
      for note in state.notes { settings.say(note) }
      return settings.put(iceCream)
    }
    // Results never have color.
    let lines = SavedLines(
      style: Style(depth: .none), isPlain: settings.isPlain, madeAt: settings.time
    ).lines(of: state)
    return settings.terminal.put(lines.map { $0 + "\n" }.joined())
  }
}
