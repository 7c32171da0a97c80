import IceCreamDomain

/// Prints an ice cream that was made, and whether it was saved.
struct MadeIceCream {
  let view: CreateIceCreamView
  let settings: Settings

  /// Finishes an ice cream without asking, and prints it.
  func finish() -> ExitStatus {
    view.finishIceCream()
    guard let alert = view.iceCream.alert else {
      if let failure = view.iceCream.saveFailure { settings.say(failure) }
      return .failed
    }
    return put(alert.iceCream, saidFailure: nil) { settings.say($0) }
  }

  /// Prints an ice cream that was made in a session.
  func put(_ iceCream: DisplayedResult, from session: any Session) -> ExitStatus {
    put(iceCream, saidFailure: session.saidFailure, say: session.say)
  }

  private func put(
    _ iceCream: DisplayedResult, saidFailure: DisplayedFailure?, say: (String) -> Void
  ) -> ExitStatus {
    for note in view.iceCream.alert?.notes ?? [] { say(note) }
    let status = settings.put(iceCream)
    guard let failure = view.iceCream.saveFailure else { return status }
    if failure != saidFailure { say(SessionWording.notSaved(failure)) }
    return .failed
  }
}
