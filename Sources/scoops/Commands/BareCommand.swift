import IceCreamDomain

/// `scoops`: make ice creams at the menu, one after the other, until q.
struct BareCommand {
  let settings: Settings

  func run() -> ExitStatus {
    let view = settings.makeView()
    guard CatalogLoading(view: view, settings: settings, asks: true).run() else { return .failed }
    let visit = settings.makeVisit(to: view, isAtMenu: true)
    var status = ExitStatus.done
    var count = 0
    while let iceCream = visit.makeIceCream() {
      count += 1
      if settings.put(iceCream) != .done { status = .failed }
      visit.sayReceipt(of: iceCream)
      guard visit.closeAlert() else { break }
    }
    if count > 0 {
      visit.say("You made \(count == 1 ? "1 ice cream" : "\(count) ice creams").")
    }
    return status
  }
}
