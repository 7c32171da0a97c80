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
    let terminal = settings.terminal
    while true {
      view.fetchIceCream()
      guard let failure = view.iceCream.state.failure else { return true }
      let lines = failure.details + [failure.message]
      terminal.say(lines.map { $0 + "\n" }.joined())
      // What is in the program stays as it is, and standard input cannot be read again.
      guard asks, terminal.isInputTerminal, let catalog = settings.catalog, catalog != "-"
      else { return false }
      guard wantsRetry(failure.retryButton) else { return false }
    }
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
