import IceCreamDomain
import TerminalMenu

/// `scoops list`: prints the saved ice creams, one a line, page by page.
struct ListCommand {
  let pages: SavedPages

  func run() throws(UsageError) -> ExitStatus {
    // Sorted by flavor, each page reads the whole book, so there are fewer pages.
    try pages.run(count: 20_000) { iceCreams, _ in
      pages.scenes.settings.terminal.put(text(of: iceCreams))
    }
  }

  /// Returns the lines of a page: for another program, or for a person's eyes or ears.
  private func text(of iceCreams: ArraySlice<DisplayedResult>) -> String {
    let settings = pages.scenes.settings
    if settings.isJSON { return iceCreams.map { $0.line(asJSON: true) }.joined() }
    if settings.isForPerson, settings.isPlain {
      return iceCreams.map { $0.spokenLine(madeAt: settings.time) + "\n" }.joined()
    }
    let style = settings.outputStyle
    let times = iceCreams.map { settings.time($0.madeAt) }
    let width = times.map(\.count).max() ?? 0
    return zip(iceCreams, times).map { iceCream, time in
      let padding = String(repeating: " ", count: width - time.count)
      let id = style.bold(iceCream.id ?? "")
      return "\(id)  \(style.faint(time))\(padding)  \(iceCream.sentence)\n"
    }.joined()
  }
}
