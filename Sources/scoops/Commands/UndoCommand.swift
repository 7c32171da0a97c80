import IceCreamDomain

/// `scoops undo`: undoes the last change of the book, after saying what that was.
struct UndoCommand {
  let scenes: SceneFactory
  let invocation: Invocation

  func run() -> ExitStatus {
    let settings = scenes.settings
    let view = ListIceCreamsView().configureView(services: scenes.makeServices())
    view.undoChange()
    if let question = view.iceCreams.question {
      guard
        scenes.confirm(
          question, invocation, no: SessionWording.unchanged, unanswered: SessionWording.notUndone)
      else { return .failed }
      view.confirmChange()
    }
    let state = view.iceCreams.state
    guard let iceCream = state.changed else {
      settings.say(state.failure)
      // The question is whether to try again.
      if let news = state.question?.text ?? state.news { settings.say(news.asFailure) }
      return .failed
    }
    if let news = state.news { settings.say(news) }
    return settings.put(iceCream)
  }
}
