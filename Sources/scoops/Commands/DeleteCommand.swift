import IceCreamDomain

/// `scoops delete`: deletes saved ice creams, after asking once.
struct DeleteCommand {
  let scenes: SceneFactory
  let invocation: Invocation

  func run() -> ExitStatus {
    let (views, areAllFound) = find()
    for view in views { view.deleteIceCream() }
    guard var question = views.first?.iceCream.question else { return .failed }
    if views.count > 1 {
      let iceCreams = views.compactMap(\.iceCream.iceCream)
      question = SessionWording.question(deleting: iceCreams, like: question)
    }
    guard
      scenes.confirm(
        question, invocation, no: ConversationWording.kept, unanswered: SessionWording.notConfirmed)
    else { return .failed }
    // An ice cream that cannot be deleted does not spare the others.
    return views.map(delete).allSatisfy { $0 == .done } && areAllFound ? .done : .failed
  }

  /// Finds the ice creams, each once and in a scene of its own, and reports those that are not found.
  private func find() -> (views: [ShowIceCreamView], areAllFound: Bool) {
    let services = scenes.makeServices()
    var views: [ShowIceCreamView] = []
    var areAllFound = true
    for id in invocation.ids {
      let view = ShowIceCreamView().configureView(services: services)
      view.fetchIceCream(id: id)
      if let iceCream = view.iceCream.state.iceCream {
        if views.contains(where: { $0.iceCream.iceCream?.id == iceCream.id }) { continue }
        views.append(view)
      } else {
        scenes.settings.say(view.iceCream.failure)
        areAllFound = false
      }
    }
    return (views, areAllFound)
  }

  private func delete(in view: ShowIceCreamView) -> ExitStatus {
    view.confirmDeletion()
    let state = view.iceCream.state
    guard state.isDeleted, let iceCream = state.iceCream else {
      scenes.settings.say(state.failure)
      // The question is whether to try again.
      if let news = state.question?.text ?? state.news { scenes.settings.say(news.asFailure) }
      return .failed
    }
    if let news = state.news { scenes.settings.say(news) }
    return scenes.settings.put(iceCream)
  }
}
