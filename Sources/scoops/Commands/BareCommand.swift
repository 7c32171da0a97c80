import IceCreamDomain

/// `scoops`: make ice creams at the menu, one after the other, until q.
struct BareCommand {
  let settings: Settings

  func run() -> ExitStatus {
    let view = settings.makeView()
    guard CatalogLoading(view: view, settings: settings, asks: true).run() else { return .failed }
    let conversation = Conversation(view: view, settings: settings, isAtMenu: true)
    var status = ExitStatus.done
    var count = 0
    while let iceCream = conversation.makeIceCream() {
      count += 1
      if settings.put(iceCream) != .done { status = .failed }
      conversation.sayReceipt(of: iceCream)
      guard conversation.closeAlert() else { break }
    }
    if count > 0 {
      settings.terminal.say("You made \(count == 1 ? "1 ice cream" : "\(count) ice creams").\n")
    }
    return status
  }
}
