import IceCreamDomain
import TerminalMenu

/// Loads the catalog, and offers to try again where a user can correct the file.
struct CatalogLoading {
  let view: CreateIceCreamView
  let scenes: SceneFactory
  /// Whether the command may ask questions, such as whether to try again.
  let asks: Bool
  var start: Start
  private let state: ObservedState<DisplayedIceCream>

  /// The choices that a session starts with.
  enum Start {
    /// None, or those of the ice cream that was passed to the scene.
    case passed
    /// Those of the ice cream with this identifier, or of the last saved one.
    case again(id: String?)
  }

  init(view: CreateIceCreamView, scenes: SceneFactory, asks: Bool, start: Start = .passed) {
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
      return hasStarted()
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
    case .passed: view.fetchIceCream()
    case .again(let id): view.repeatIceCream(id: id)
    }
  }

  /// Returns whether there is an ice cream to start from, and reports why if not.
  private func hasStarted() -> Bool {
    for note in state.notes { scenes.settings.say(note) }
    guard let refusal = state.refusal else { return true }
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
