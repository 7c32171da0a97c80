import IceCreamDomain
import TerminalMenu

extension SceneStack {
  /// Asks the question of a scene, unless `--yes` answers it; makes the change, and prints what was changed.
  func confirmChange(
    in view: ListIceCreamsView, _ invocation: Invocation, no: PrintedText, unanswered: String
  ) -> ExitStatus {
    for failure in view.iceCreams.leftOut { settings.say(failure) }
    var status: ExitStatus = view.iceCreams.leftOut.isEmpty ? .done : .failed
    if let question = view.iceCreams.question {
      let answer = invocation.options.contains(.yes) ? true : prompter.confirm(question)
      guard answer == true else {
        view.declineChange()
        settings.say(answer == false ? no : unanswered.asFailure)
        return .failed
      }
      view.confirmChange()
      for failure in view.iceCreams.leftOut {
        settings.say(failure)
        status = .failed
      }
    }
    let state = view.iceCreams.state
    settings.say(state.failure)
    if state.changed.isEmpty {
      // The question is whether to try again.
      if let news = state.question?.text ?? state.news { settings.say(news.asFailure) }
      return .failed
    }
    if let news = state.news { settings.say("\(news)") }
    for iceCream in state.changed where settings.put(iceCream) != .done { status = .failed }
    return status
  }
}
