import IceCreamDomain
import TerminalMenu

/// The load of the catalog, which can be tried again where somebody is there to correct the file.
struct CatalogLoading {
  let view: CreateIceCreamView
  let settings: Settings
  /// Whether anything will be asked afterwards; a command that asks nothing does not ask this either.
  let asks: Bool
  var beginning = Beginning.afresh

  /// What is chosen already when the catalog is there.
  enum Beginning {
    case afresh
    /// What the last ice cream has that was saved.
    case asTheLast
    /// What the ice cream has that was passed to the scene, to be changed.
    case asSaved
  }

  /// Loads the catalog, and says why where that fails.
  ///
  /// - Returns: Whether there is a catalog now, and in the book what to begin with.
  func run() -> Bool {
    load()
    guard view.iceCream.state.failure != nil else { return hasBegun() }
    if canRetry, let screen = settings.findScreen() {
      let menu = CreateMenu(view: view, screen: screen, settings: settings)
      guard menu.loadAgain() else {
        sayFailure()
        return false
      }
      // The menu has loaded the catalog alone.
      if beginning != .afresh { load() }
      sayFailure()
      return view.iceCream.state.failure == nil && hasBegun()
    }
    sayFailure()
    while canRetry, let button = view.iceCream.state.failure?.retryButton {
      let advice = "Press Enter to load the catalog again, or type q to leave."
      guard settings.questions.askToRetry(button, advice: advice) else {
        return false
      }
      load()
      sayFailure()
    }
    return view.iceCream.state.failure == nil && hasBegun()
  }

  private func load() {
    switch beginning {
    case .afresh: view.fetchIceCream()
    case .asTheLast: view.repeatIceCream()
    case .asSaved: view.editIceCream()
    }
  }

  /// Whether there was an ice cream to begin with; says why where there was none.
  private func hasBegun() -> Bool {
    if let failure = view.iceCream.state.storeFailure {
      settings.say(failure)
      return false
    }
    guard beginning != .afresh, let refusal = view.iceCream.state.refusal else { return true }
    settings.say(refusal.message)
    return false
  }

  private func sayFailure() {
    if let failure = view.iceCream.state.failure { settings.say(failure) }
  }

  /// Whether another try can have another result: what is in the program stays as it is, and standard
  /// input cannot be read again.
  private var canRetry: Bool {
    guard let catalog = settings.catalog, catalog != "-" else { return false }
    return asks && settings.terminal.isInputTerminal
  }
}
