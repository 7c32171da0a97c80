import IceCreamDomain

/// The load of the catalog, which can be tried again where somebody is there to correct the file.
struct CatalogLoading {
  let view: CreateIceCreamView
  let settings: Settings
  /// Whether anything will be asked afterwards; a command that asks nothing does not ask this either.
  let asks: Bool

  /// Loads the catalog, and says why where that fails.
  ///
  /// - Returns: Whether there is a catalog now.
  func run() -> Bool {
    view.fetchIceCream()
    guard view.iceCream.state.failure != nil else { return true }
    if canRetry, let screen = settings.findScreen() {
      let menu = Menu(view: view, screen: screen, settings: settings)
      if menu.loadAgain() { return true }
      sayFailure()
      return false
    }
    sayFailure()
    while canRetry, let button = view.iceCream.state.failure?.retryButton {
      guard wantsRetry(button) else { return false }
      view.fetchIceCream()
      sayFailure()
    }
    return view.iceCream.state.failure == nil
  }

  private func sayFailure() {
    guard let failure = view.iceCream.state.failure else { return }
    let lines = failure.details + [failure.message]
    settings.terminal.say(lines.map { $0 + "\n" }.joined())
  }

  /// Whether another try can have another result: what is in the program stays as it is, and standard
  /// input cannot be read again.
  private var canRetry: Bool {
    guard let catalog = settings.catalog, catalog != "-" else { return false }
    return asks && settings.terminal.isInputTerminal
  }

  private func wantsRetry(_ button: String) -> Bool {
    let questions = Questions(terminal: settings.terminal)
    while true {
      switch questions.ask("\(button) (Enter), or q to leave> ") {
      case .enter: return true
      case .leave, .end: return false
      case .back, .help, .text:
        settings.terminal.say("Press Enter to load the catalog again, or type q to leave.\n")
      }
    }
  }
}
