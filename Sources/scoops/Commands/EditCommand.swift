import IceCreamDomain

/// `scoops edit`: changes a saved ice cream.
struct EditCommand {
  let scenes: SceneFactory
  let invocation: Invocation

  func run() throws(UsageError) -> ExitStatus {
    let view = scenes.makeCreateView()
    let names = invocation.ingredients
    guard scenes.load(view, .change(id: invocation.id), isAsking: true) else { return .failed }
    try scenes.choose(names, in: view)
    let made = ResultPrinter(view: view, settings: scenes.settings)
    if !names.kinds.isEmpty, view.iceCream.progress.isDoneEnabled { return made.finish() }
    let session = scenes.makeSession(for: view)
    guard let alert = session.makeIceCream() else {
      if let failure = view.iceCream.saveFailure { session.say(failure.text.asFailure) }
      session.say(ConversationWording.unchanged)
      return .failed
    }
    return made.put(alert, from: session)
  }
}
