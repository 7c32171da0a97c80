import IceCreamDomain

/// `scoops delete`: delete a saved ice cream, once that is confirmed.
struct DeleteCommand {
  let settings: Settings
  /// What is typed of its identifier.
  let id: String
  /// Whether not to ask.
  let isConfirmed: Bool

  func run() -> ExitStatus {
    let view = ShowIceCreamView().configureView(services: settings.makeServices())
    view.fetchIceCream(id: id)
    guard let iceCream = view.iceCream.state.iceCream else { return fail(in: view) }
    guard isConfirmed || isWanted(in: view) else {
      view.keepIceCream()
      settings.say("Nothing was deleted.")
      return .failed
    }
    view.deleteIceCream(isConfirmed: true)
    guard view.iceCream.state.isDeleted else { return fail(in: view) }
    if let news = view.iceCream.state.news { settings.say(news) }
    return settings.put(iceCream)
  }

  private func isWanted(in view: ShowIceCreamView) -> Bool {
    view.deleteIceCream()
    guard let question = view.iceCream.state.question else { return false }
    return settings.questions.confirm(question)
  }

  private func fail(in view: ShowIceCreamView) -> ExitStatus {
    if let failure = view.iceCream.state.failure { settings.say(failure) }
    return .failed
  }
}
