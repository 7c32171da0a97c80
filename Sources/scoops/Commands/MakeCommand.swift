import IceCreamDomain

/// `scoops make`: makes one ice cream, and asks for what is missing.
struct MakeCommand {
  let scenes: SceneFactory
  let invocation: Invocation

  func run() throws(UsageError) -> ExitStatus {
    let stack = SceneStack(factory: scenes)
    // The scenes do not retain it.
    defer { withExtendedLifetime(stack) {} }
    let view = scenes.makeCreateView(invocation.mode, navigation: stack)
    guard scenes.load(view) else { return .failed }
    if invocation.options.contains(.random) { view.surprise() }
    try view.choose(invocation.ingredients, catalog: scenes.settings.catalog)
    let made = MadeIceCream(view: view, settings: scenes.settings)
    if view.iceCream.progress.isDoneEnabled { return made.finish() }
    let start = view.iceCream.state.chosenNames
    let session = scenes.makeSession(for: view)
    guard let alert = session.makeIceCream() else {
      let chosen = view.iceCream.state.chosenNames
      if chosen != start {
        session.say(SessionWording.left(with: chosen, settings: scenes.settings))
      } else if !scenes.prompter.hasFailed {
        // Otherwise it was said why a script's answers made nothing.
        session.say(SessionWording.nothingMade)
      }
      return .failed
    }
    return made.put(alert, from: session)
  }
}
