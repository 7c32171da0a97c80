import IceCreamDomain

/// `scoops`: make ice creams at the menu, one after the other, until q.
struct BareCommand {
  let settings: Settings

  func run() -> ExitStatus {
    let stack = SceneStack(settings: settings)
    // The scenes do not keep it alive.
    defer { withExtendedLifetime(stack) {} }
    let view = settings.makeView(navigation: stack)
    guard CatalogLoading(view: view, settings: settings, asks: true).run() else { return .failed }
    let visit = settings.makeSession(to: view, isAtMenu: true)
    let made = MadeIceCream(settings: settings, view: view)
    var status = ExitStatus.done
    var count = 0
    while let iceCream = visit.makeIceCream() {
      count += 1
      if made.put(iceCream, from: visit) != .done { status = .failed }
      visit.sayReceipt(of: iceCream)
      guard visit.closeAlert() else { break }
    }
    if settings.questions.hasFailed { status = .failed }
    if count > 0 {
      visit.say("You made \(count == 1 ? "1 ice cream" : "\(count) ice creams").")
    }
    return status
  }
}
