import IceCreamDomain

/// `scoops make`: makes one ice cream, and asks for what is missing.
///
/// Without a command, it makes one after another.
struct MakeCommand {
  let services: IceCreamServices
  let scenes: SceneStack
  let invocation: Invocation

  func run() throws(UsageError) -> ExitStatus {
    let settings = scenes.settings
    let view = CreateIceCreamView().configure(services: services)
    view.router?.dataStore?.mode = invocation.mode
    guard view.load(isAsking: !invocation.choosesAll, settings) else { return .failed }
    let made = ResultPrinter(view: view, settings: settings)
    if invocation.command == nil { return makeMany(in: view, made) }
    if invocation.options.contains(.random) { view.surprise() }
    try view.choose(invocation.ingredients, settings)
    if view.iceCream.progress.isDoneEnabled {
      view.finishIceCream()
      return made.put()
    }
    let start = UnfinishedIceCream(view.iceCream.state)
    let session = scenes.makeSession(for: view)
    defer { settings.terminal.willEnd = {} }
    settings.terminal.willEnd = {
      addFinished(in: view)
      _ = sayReceipts(in: session)
      _ = sayUnfinished(in: view, since: start, in: session)
    }
    guard let alert = session.makeIceCream() else {
      let kept = sayReceipts(in: session)
      if !sayUnfinished(in: view, since: start, in: session), !scenes.prompter.hasFailed, kept == 0
      {
        // Otherwise it was said why a script's answers made nothing.
        session.say("You made no ice cream.")
      }
      return .failed
    }
    let status = made.put(alert, from: session)
    _ = sayReceipts(in: session)
    return status
  }

  /// Prints what was chosen, and how to go on, unless nothing was; returns whether it was.
  private func sayUnfinished(
    in view: CreateIceCreamView, since start: UnfinishedIceCream? = nil, in session: any Session
  ) -> Bool {
    let left = UnfinishedIceCream(view.iceCream.state)
    guard view.iceCream.alert == nil, left != start, !left.names.kinds.isEmpty else { return false }
    session.say("\(left.text)")
    session.say(left.continuation(scenes.settings))
    return true
  }

  /// Adds an ice cream that was finished when a signal ended the program.
  private func addFinished(in view: CreateIceCreamView) {
    guard let iceCream = view.iceCream.alert?.iceCream, view.iceCream.saveFailure == nil,
      !scenes.made.contains(iceCream)
    else { return }
    scenes.made.append(iceCream)
  }

  /// Prints how to make the last ice creams again that are still there, and returns the number of all.
  private func sayReceipts(in session: any Session) -> Int {
    let kept = scenes.kept
    for iceCream in kept.suffix(Self.mostReceipts) {
      let command = MakeAgainCommandLine.text(of: iceCream, settings: scenes.settings)
      session.say(MakeAgainCommandLine.receipt(command))
    }
    return kept.count
  }

  /// More would fill the window, and each was printed when it was made.
  private static let mostReceipts = 3

  /// Makes one ice cream after another, until the user leaves.
  private func makeMany(in view: CreateIceCreamView, _ made: ResultPrinter) -> ExitStatus {
    let session = scenes.makeSession(for: view, isRepeating: true)
    defer { scenes.settings.terminal.willEnd = {} }
    scenes.settings.terminal.willEnd = {
      addFinished(in: view)
      let count = sayReceipts(in: session)
      _ = sayUnfinished(in: view, in: session)
      sayCount(count, in: session)
    }
    var status = ExitStatus.done
    while let alert = session.makeIceCream() {
      scenes.made.append(alert.iceCream)
      if made.put(alert, from: session, isLast: false) != .done { status = .failed }
      guard session.closeAlert() else { break }
    }
    let count = sayReceipts(in: session)
    _ = sayUnfinished(in: view, in: session)
    if scenes.prompter.hasFailed { status = .failed }
    sayCount(count, in: session)
    return status
  }

  private func sayCount(_ count: Int, in session: any Session) {
    if scenes.made.isEmpty { return }
    let number = count == 0 ? "no ice cream" : count == 1 ? "one ice cream" : "\(count) ice creams"
    session.say("You made \(number).")
  }
}

// The steps of all commands that read the catalog.
extension CreateIceCreamView {
  /// Loads the catalog, or prints why it cannot be used; returns whether it is loaded.
  ///
  /// - Parameter isAsking: Whether a session may follow, so that the book is looked at.
  func load(isAsking: Bool, _ settings: Settings) -> Bool {
    loadIceCream(isChosenByPerson: isAsking)
    for note in iceCream.menu.notes { settings.say("\(note)") }
    settings.say(iceCream.failure)
    return iceCream.failure == nil
  }

  /// Chooses the ingredients from the command line, in any order, or throws all faults and chooses nothing.
  func choose(_ names: NamedIngredients, _ settings: Settings) throws(UsageError) {
    guard !names.kinds.isEmpty else { return }
    selectIngredients(PerKind { kind in names[kind].map { .given($0) } })
    if let refusal = iceCream.refusal {
      throw .refusedIngredients(refusal.faults, catalog: settings.catalog)
    }
  }
}
