import IceCreamDomain

/// `scoops make`: makes one ice cream, and asks for what is missing.
///
/// Without a command, it makes one after another.
struct MakeCommand {
  let scenes: SceneFactory
  let invocation: Invocation

  func run() throws(UsageError) -> ExitStatus {
    let stack = SceneStack(factory: scenes)
    // The scenes do not retain it.
    defer { withExtendedLifetime(stack) {} }
    let view = scenes.makeCreateView(navigation: stack)
    guard scenes.load(view, invocation.mode) else { return .failed }
    let made = ResultPrinter(view: view, settings: scenes.settings)
    if invocation.command == nil { return makeMany(in: view, made) }
    if invocation.options.contains(.random) { view.surprise() }
    try scenes.choose(invocation.ingredients, in: view)
    if view.iceCream.progress.isDoneEnabled { return made.finish() }
    let start = UnfinishedIceCream(view.iceCream.state)
    let session = scenes.makeSession(for: view)
    guard let alert = session.makeIceCream() else {
      let left = UnfinishedIceCream(view.iceCream.state)
      if left != start {
        session.say(left.text(scenes.settings))
      } else if !scenes.prompter.hasFailed {
        // Otherwise it was said why a script's answers made nothing.
        session.say("You made no ice cream.")
      }
      return .failed
    }
    return made.put(alert, from: session)
  }

  /// Makes one ice cream after another, until the user leaves.
  private func makeMany(in view: CreateIceCreamView, _ made: ResultPrinter) -> ExitStatus {
    let session = scenes.makeSession(for: view, isRepeating: true)
    var status = ExitStatus.done
    var count = 0
    while let alert = session.makeIceCream() {
      count += 1
      if made.put(alert, from: session) != .done { status = .failed }
      guard session.closeAlert() else { break }
    }
    let left = UnfinishedIceCream(view.iceCream.state)
    if view.iceCream.alert == nil, !left.names.kinds.isEmpty {
      session.say(left.text(scenes.settings))
    }
    if scenes.prompter.hasFailed { status = .failed }
    if count > 0 { session.say("You made \(count == 1 ? "1 ice cream" : "\(count) ice creams").") }
    return status
  }
}
