import IceCreamDomain
import TerminalMenu

/// Loads the catalog, and offers to try again where a user can correct the file.
struct CatalogLoading {
  let view: CreateIceCreamView
  let scenes: SceneFactory
  /// Whether the command may ask questions, such as whether to try again.
  let asks: Bool
  /// The choices to start with.
  var start = CreateIceCream.LoadIceCream.Start.passed

  /// Loads the catalog, and reports a failure.
  ///
  /// - Returns: Whether the session can start.
  func run() -> Bool {
    view.fetchIceCream(start)
    guard view.iceCream.failure != nil else { return hasStarted() }
    if canRetry, let screen = scenes.findScreen() {
      let menu = CreateMenu(view: view, screen: screen, settings: scenes.settings)
      guard menu.loadAgain() else {
        sayFailure()
        return false
      }
      return hasStarted()
    }
    sayFailure()
    while canRetry, let button = view.iceCream.failure?.retryButton {
      guard scenes.questions.askToRetry(button, advice: SessionWording.loadAgain) else {
        return false
      }
      view.fetchIceCream(start)
      sayFailure()
    }
    return view.iceCream.failure == nil && hasStarted()
  }

  /// Returns whether there is an ice cream to start from, and reports why if not.
  private func hasStarted() -> Bool {
    let state = view.iceCream.state
    for note in state.notes { scenes.settings.say(note) }
    if let failure = state.storeFailure { scenes.settings.say(failure) }
    if let refusal = state.refusal { scenes.settings.say(refusal.message.asFailure) }
    return state.storeFailure == nil && state.refusal == nil
  }

  private func sayFailure() {
    if let failure = view.iceCream.failure { scenes.settings.say(failure) }
  }

  /// Whether another try can succeed.
  ///
  /// The built-in catalog never changes, and standard input cannot be read again.
  private var canRetry: Bool {
    guard let catalog = scenes.settings.catalog, catalog != "-" else { return false }
    return asks && scenes.settings.terminal.isInputTerminal
  }
}
