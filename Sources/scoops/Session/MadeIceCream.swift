import IceCreamDomain

/// An ice cream after DONE: says what has become of it, and prints it.
struct MadeIceCream {
  let settings: Settings
  let view: CreateIceCreamView

  /// Prints an ice cream that was finished by the command line alone.
  func put() -> ExitStatus {
    guard let alert = view.iceCream.state.alert else {
      if let failure = view.iceCream.state.storeFailure { settings.say(failure) }
      return .failed
    }
    return put(alert.iceCream, said: nil) { settings.say($0) }
  }

  /// Prints an ice cream that was made in a visit.
  func put(_ iceCream: DisplayedResult, from visit: any Session) -> ExitStatus {
    put(iceCream, said: visit.saidFailure, say: visit.say)
  }

  private func put(
    _ iceCream: DisplayedResult, said: DisplayedFailure?, say: (String) -> Void
  ) -> ExitStatus {
    let state = view.iceCream.state
    for note in state.alert?.notes ?? [] { say(note) }
    let status = settings.put(iceCream)
    guard let failure = state.storeFailure else { return status }
    // It is made all the same, but not saved.
    if failure != said { say("It is not saved. " + failure.message) }
    return .failed
  }
}
