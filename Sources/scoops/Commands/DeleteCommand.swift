import IceCreamDomain

/// `scoops delete`: deletes saved ice creams, after asking once.
struct DeleteCommand {
  let scenes: SceneFactory
  let invocation: Invocation

  /// An ice cream to delete, and the scene that deletes it.
  private struct Deletion {
    let view: ShowIceCreamView
    let iceCream: DisplayedResult
    var state: DisplayedSavedIceCream { view.iceCream.state }
  }

  func run() -> ExitStatus {
    let (deletions, areAllFound) = find()
    if deletions.isEmpty { return .failed }
    for deletion in deletions { deletion.view.deleteIceCream() }
    switch invocation.options.contains(.yes) ? true : confirm(deletions) {
    case true?: break
    case false?:
      scenes.settings.say(ConversationWording.kept)
      return .failed
    case nil:
      scenes.settings.say(SessionWording.notConfirmed.asFailure)
      return .failed
    }
    // An ice cream that cannot be deleted does not spare the others.
    return deletions.map(delete).allSatisfy { $0 == .done } && areAllFound ? .done : .failed
  }

  /// Finds the ice creams, each once, and reports those that are not found.
  private func find() -> (deletions: [Deletion], areAllFound: Bool) {
    let services = scenes.makeServices()
    var deletions: [Deletion] = []
    var areAllFound = true
    for id in invocation.ids {
      let view = ShowIceCreamView().configureView(services: services)
      view.fetchIceCream(id: id)
      if let iceCream = view.iceCream.state.iceCream {
        guard !deletions.contains(where: { $0.iceCream.id == iceCream.id }) else { continue }
        deletions.append(Deletion(view: view, iceCream: iceCream))
      } else {
        fail(view.iceCream.failure)
        areAllFound = false
      }
    }
    return (deletions, areAllFound)
  }

  /// Asks one question, whatever the number of ice creams.
  private func confirm(_ deletions: [Deletion]) -> Bool? {
    guard let question = deletions.first?.state.question else { return false }
    if deletions.count == 1 { return scenes.prompter.confirm(question) }
    return scenes.prompter.confirm(
      SessionWording.question(deleting: deletions.map(\.iceCream), like: question))
  }

  private func delete(_ deletion: Deletion) -> ExitStatus {
    deletion.view.confirmDeletion()
    guard deletion.state.isDeleted else {
      fail(deletion.state.failure)
      // It was changed meanwhile, and the scene shows what it is now.
      if let news = deletion.state.news { scenes.settings.say(news.asFailure) }
      return .failed
    }
    if let news = deletion.state.news { scenes.settings.say(news) }
    return scenes.settings.put(deletion.iceCream)
  }

  private func fail(_ failure: DisplayedFailure?) {
    if let failure { scenes.settings.say(failure) }
  }
}
