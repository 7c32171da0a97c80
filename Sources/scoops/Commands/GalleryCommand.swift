import IceCreamDomain
import IceCreamPicture
import TerminalMenu

/// `scoops gallery`: prints the pictures of saved ice creams as a grid.
struct GalleryCommand {
  /// The same ice creams as a list.
  let list: ListCommand

  func run() throws(UsageError) -> ExitStatus {
    let settings = list.scenes.settings
    if list.invocation.options.contains(.svg) { return try runSVG() }
    // A screen reader and a program have no use for pictures.
    if settings.isPlain || settings.isJSON { return try list.run() }
    let grid = GalleryGrid(
      columns: settings.terminal.isOutputTerminal
        ? settings.windowSize().columns : WindowSize.usual.columns,
      style: settings.outputStyle, isUnicode: settings.abilities.isUnicode)
    var gap = ""
    return try withPictures(of: grid.perRow * 25) { pictures in
      let lines = grid.lines(of: pictures)
      defer { gap = "\n" }
      return settings.terminal.put((lines.isEmpty ? "" : gap) + lines.map { $0 + "\n" }.joined())
    }
  }

  private func runSVG() throws(UsageError) -> ExitStatus {
    try withPictures(of: .max) { pictures in
      // A file without a picture would pass for one.
      guard !pictures.isEmpty else {
        list.scenes.settings.say(SessionWording.noPictures)
        return .failed
      }
      return list.scenes.settings.terminal.put(SVGGallery.text(of: pictures))
    }
  }

  /// Calls a function with some pictures at a time, and says why there are none.
  private func withPictures(
    of count: Int, _ put: ([GalleryPicture]) -> ExitStatus
  ) throws(UsageError) -> ExitStatus {
    try list.withIceCreams { iceCreams, view in
      var note: String?
      defer { if let note { list.scenes.settings.say(note) } }
      for start in stride(from: 0, to: max(1, iceCreams.count), by: count) {
        let pictures = iceCreams.indices.dropFirst(start).prefix(count).map { index in
          view.previewIceCream(at: index)
          note = note ?? view.iceCreams.pictureNote
          return (view.iceCreams.picture ?? DisplayedPicture(), iceCreams[index])
        }
        guard put(pictures) == .done else { return .failed }
      }
      return .done
    }
  }
}
