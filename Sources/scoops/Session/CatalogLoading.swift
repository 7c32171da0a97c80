import IceCreamDomain
import TerminalMenu

/// Loads the catalog, and offers to try again where a user can correct the file.
struct CatalogLoading {
  let view: CreateIceCreamView
  let scenes: SceneFactory
  /// Whether the command may ask questions, such as whether to try again.
  let asks: Bool
  let start: Start
  private let state: ObservedState<DisplayedIceCream>

  /// The choices that a session starts with.
  enum Start {
    case empty
    /// Those of the last saved ice cream.
    case last
    /// Those of the ice cream to edit.
    case edited
  }

  init(view: CreateIceCreamView, scenes: SceneFactory, asks: Bool, start: Start = .empty) {
    self.view = view
    self.scenes = scenes
    self.asks = asks
    self.start = start
    state = ObservedState(view.iceCream)
  }

  /// Loads the catalog, and reports a failure.
  ///
  /// - Returns: Whether the session can start.
  func run() -> Bool {
    load()
    guard state.failure != nil else { return hasStarted() }
    if canRetry, let screen = scenes.findScreen() {
      let menu = CreateMenu(view: view, screen: screen, settings: scenes.settings)
      guard menu.loadAgain() else {
        sayFailure()
        return false
      }
      // The menu loads only the catalog.
      if start != .empty { load() }
      sayFailure()
      return state.failure == nil && hasStarted()
    }
    sayFailure()
    while canRetry, let button = state.failure?.retryButton {
      guard scenes.questions.askToRetry(button, advice: SessionWording.loadAgain) else {
        return false
      }
      load()
      sayFailure()
    }
    return state.failure == nil && hasStarted()
  }

  private func load() {
    switch start {
    case .empty: view.fetchIceCream()
    case .last: view.repeatIceCream()
    case .edited: view.editIceCream()
    }
  }

  /// Returns whether there is an ice cream to start from, and reports why if not.
  private func hasStarted() -> Bool {
    if let failure = state.storeFailure {
      scenes.settings.say(failure)
      return false
    }
    guard start != .empty, let refusal = state.refusal else { return true }
    scenes.settings.say(refusal.message.asFailure)
    return false
  }

  private func sayFailure() {
    if let failure = state.failure { scenes.settings.say(failure) }
  }

  /// Whether another try can succeed.
  ///
  /// The built-in catalog never changes, and standard input cannot be read again.
  private var canRetry: Bool {
    guard let catalog = scenes.settings.catalog, catalog != "-" else { return false }
    return asks && scenes.settings.terminal.isInputTerminal
  }
}
