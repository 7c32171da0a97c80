import IceCreamDomain

/// `scoops`: makes one ice cream after another, until the user leaves.
struct BareCommand {
  let scenes: SceneFactory

  func run() -> ExitStatus {
    let stack = SceneStack(factory: scenes)
    // The scenes do not retain it.
    defer { withExtendedLifetime(stack) {} }
    let view = scenes.makeCreateView(navigation: stack)
    guard scenes.load(view) else { return .failed }
    let session = scenes.makeSession(for: view, isRepeating: true)
    let made = MadeIceCream(view: view, settings: scenes.settings)
    var status = ExitStatus.done
    var count = 0
    while let alert = session.makeIceCream() {
      count += 1
      if made.put(alert, from: session) != .done { status = .failed }
      guard session.closeAlert() else { break }
    }
    let names = view.iceCream.state.chosenNames
    if view.iceCream.alert == nil, !names.kinds.isEmpty {
      session.say(SessionWording.left(with: names, settings: scenes.settings))
    }
    if scenes.prompter.hasFailed { status = .failed }
    if count > 0 { session.say(SessionWording.count(count)) }
    return status
  }
}
