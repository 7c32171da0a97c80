import IceCreamDomain

/// `scoops delete`: deletes a saved ice cream, after asking.
struct DeleteCommand {
  let scenes: SceneFactory
  /// The identifier, or its beginning, as typed.
  let id: String
  /// Whether to delete without asking.
  let isConfirmed: Bool

  func run() -> ExitStatus {
    let settings = scenes.settings
    let view = ShowIceCreamView().configureView(services: scenes.makeServices())
    let state = ObservedState(view.iceCream)
    view.showIceCream(id: id)
    guard let iceCream = state.iceCream else { return fail(state.failure) }
    guard isConfirmed || confirm(in: view, state) else {
      view.keepIceCream()
      settings.say(SessionWording.nothingDeleted)
      return .failed
    }
    view.deleteIceCream(isConfirmed: true)
    guard state.isDeleted else { return fail(state.failure) }
    if let news = state.news { settings.say(news) }
    return settings.put(iceCream)
  }

  private func confirm(
    in view: ShowIceCreamView, _ state: ObservedState<DisplayedSavedIceCream>
  ) -> Bool {
    view.deleteIceCream()
    return state.question.map(scenes.questions.confirm) ?? false
  }

  private func fail(_ failure: DisplayedFailure?) -> ExitStatus {
    if let failure { scenes.settings.say(failure) }
    return .failed
  }
}
