import IceCreamDomain
import TerminalMenu

/// Prints an ice cream that was made, and whether it was saved.
struct MadeIceCream {
  let view: CreateIceCreamView
  let settings: Settings
  /// Whether the ice cream is made, and can be made again by a command.
  var hasReceipt = true

  /// Finishes an ice cream without asking, and prints it.
  func finish() -> ExitStatus {
    view.finishIceCream()
    guard let alert = view.iceCream.alert else {
      if let failure = view.iceCream.saveFailure { settings.say(failure) }
      return .failed
    }
    guard settings.terminal.isErrorTerminal, !settings.isPlain else {
      return put(alert, saidFailure: nil, say: settings.say)
    }
    for line in picture(of: alert, in: settings.windowSize()) {
      settings.say(settings.style.text(of: line))
    }
    return put(alert, saidFailure: nil, isShown: true, say: settings.say)
  }

  /// Prints an ice cream that was made in a session.
  func put(_ alert: DisplayedAlert, from session: any Session) -> ExitStatus {
    if let size = session.windowSize {
      let lines = picture(of: alert, in: size).map(settings.screenStyle.text)
      session.say(lines.joined(separator: "\n"))
      return put(alert, saidFailure: session.saidFailure, isShown: true, say: session.say)
    }
    let status = put(alert, saidFailure: session.saidFailure, say: session.say)
    if let receipt = receipt(of: alert) { session.say("Make it again: " + receipt) }
    return status
  }

  private func receipt(of alert: DisplayedAlert) -> String? {
    hasReceipt ? MakeAgainCommandLine.text(of: alert.iceCream, settings: settings) : nil
  }

  /// Returns the finished ice cream as a terminal shows it.
  private func picture(of alert: DisplayedAlert, in size: WindowSize) -> [ScreenLine] {
    let glyphs = settings.glyphs
    return FinishedIceCreamPainter(
      alert: alert, picture: view.iceCream.progress.picture,
      receipt: receipt(of: alert),
      // Otherwise the result says it, below the picture.
      hasSentence: !settings.isForPerson,
      drawings: LivePicture(isUnicode: glyphs.isUnicode, depth: settings.screenStyle.depth),
      glyphs: glyphs
    ).lines(columns: size.columns - 1, rows: size.rows - 2)
  }

  private func put(
    _ alert: DisplayedAlert, saidFailure: DisplayedFailure?, isShown: Bool = false,
    say: (String) -> Void
  ) -> ExitStatus {
    if !isShown { for note in alert.notes { say(note) } }
    let status = settings.put(alert.iceCream)
    guard let failure = view.iceCream.saveFailure else { return status }
    if failure != saidFailure { say(SessionWording.notSaved(failure)) }
    return .failed
  }
}
