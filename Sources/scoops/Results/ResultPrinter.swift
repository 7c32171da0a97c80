import IceCreamDomain
import TerminalMenu

/// Prints an ice cream that was made, and whether it was saved.
struct ResultPrinter {
  let view: CreateIceCreamView
  let settings: Settings

  /// Prints an ice cream that was made without asking.
  func put() -> ExitStatus {
    guard let alert = view.iceCream.alert else {
      settings.say(view.iceCream.saveFailure)
      return .failed
    }
    let isShown = settings.terminal.isErrorTerminal && !settings.isPlain
    let receipt = receipt(of: alert)
    for line in isShown ? picture(of: alert, receipt: receipt, in: settings.windowSize()) : [] {
      settings.say(settings.style.text(of: line).whole)
    }
    return put(alert, isShown: isShown, say: settings.say)
  }

  /// Prints an ice cream that was made in a session.
  ///
  /// - Parameter isLast: Whether the program leaves, so that the receipt comes now.
  func put(
    _ alert: DisplayedAlert, from session: any Session, isLast: Bool = true
  ) -> ExitStatus {
    let size = session.windowSize
    let receipt = isLast ? receipt(of: alert) : nil
    if let size {
      let picture = picture(of: alert, receipt: receipt, in: size)
      session.say(picture.map(settings.screenStyle.placedText).joined(separator: "\n"))
    }
    let status = put(alert, isShown: size != nil, say: session.say)
    if size == nil, let receipt { session.say(MakeAgainCommandLine.receipt(receipt)) }
    return status
  }

  private func receipt(of alert: DisplayedAlert) -> String? {
    view.iceCream.progress.isChange
      ? nil : MakeAgainCommandLine.text(of: alert.iceCream, settings: settings)
  }

  /// Returns the finished ice cream as a terminal shows it.
  private func picture(
    of alert: DisplayedAlert, receipt: String?, in size: WindowSize
  ) -> [ScreenLine] {
    let glyphs = settings.glyphs
    return FinishedIceCreamPainter(
      alert: alert, picture: view.iceCream.progress.picture,
      receipt: receipt,
      // Otherwise the result says it, below the picture.
      hasSentence: !settings.isForPerson,
      drawings: LivePicture(
        isUnicode: settings.abilities.hasBlocks, depth: settings.screenStyle.depth),
      glyphs: glyphs
    ).lines(columns: size.columns - 1, rows: size.rows - 2)
  }

  private func put(
    _ alert: DisplayedAlert, isShown: Bool, say: (PrintedText) -> Void
  ) -> ExitStatus {
    if !isShown { for note in alert.notes { say("\(note)") } }
    let status = settings.put(alert.iceCream)
    guard let failure = view.iceCream.saveFailure else { return status }
    say("The ice cream was not saved. \(failure.text)".asFailure)
    return .failed
  }
}
