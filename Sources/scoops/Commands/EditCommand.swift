import IceCreamDomain

/// `scoops edit`: changes a saved ice cream.
struct EditCommand {
  let services: IceCreamServices
  let scenes: SceneStack
  let invocation: Invocation

  func run() throws(UsageError) -> ExitStatus {
    let (settings, names) = (scenes.settings, invocation.ingredients)
    let view = CreateIceCreamView().configure(services: services)
    view.router?.dataStore?.mode = .change(id: invocation.id)
    guard view.load(isAsking: true, settings) else { return .failed }
    try view.choose(names, settings)
    let made = ResultPrinter(view: view, settings: settings)
    if !names.kinds.isEmpty, view.iceCream.progress.isDoneEnabled {
      view.finishIceCream()
      return made.put()
    }
    let session = scenes.makeSession(for: view)
    guard let alert = session.makeIceCream() else {
      if let failure = view.iceCream.saveFailure { session.say(failure.text.asFailure) }
      session.say(ConversationWording.unchanged)
      return .failed
    }
    return made.put(alert, from: session)
  }
}
