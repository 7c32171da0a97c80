import IceCreamDomain
import TerminalMenu

/// Loads the catalog, and offers to try again where a user can correct the file.
struct CatalogLoading {
  let view: CreateIceCreamView
  let scenes: SceneFactory
  /// Whether the command may ask questions, such as whether to try again.
  let asks: Bool
  /// Whether a menu below shows a failure of one sentence.
  var isOverMenu = false

  /// Loads the catalog, and reports a failure.
  ///
  /// - Returns: Whether the session can start.
  func run() -> Bool {
    let isLoaded = load()
    if isLoaded { for note in view.iceCream.notes { scenes.settings.say(note) } }
    return isLoaded
  }

  private func load() -> Bool {
    view.fetchIceCream()
    if view.iceCream.failure == nil { return true }
    if canRetry, let screen = scenes.findScreen() {
      let menu = CreateMenu(view: view, screen: screen, settings: scenes.settings)
      let isLoaded = menu.loadAgain()
      if !isLoaded { sayFailure() }
      return isLoaded
    }
    sayFailure()
    while canRetry, let button = view.iceCream.failure?.retryButton {
      guard scenes.prompter.askToRetry(button, advice: SessionWording.loadAgain) else {
        return false
      }
      view.fetchIceCream()
      sayFailure()
    }
    return view.iceCream.failure == nil
  }

  private func sayFailure() {
    guard let failure = view.iceCream.failure, !isOverMenu || !failure.details.isEmpty else {
      return
    }
    scenes.settings.say(failure)
  }

  /// Whether another try can succeed.
  ///
  /// The built-in catalog never changes, and standard input cannot be read again.
  private var canRetry: Bool {
    guard let catalog = scenes.settings.catalog, catalog != "-" else { return false }
    // Only the faults of a catalog have details; an ice cream that is not found will not be found then.
    return asks && scenes.settings.terminal.isInputTerminal
      && view.iceCream.failure?.details.isEmpty == false
  }
}
