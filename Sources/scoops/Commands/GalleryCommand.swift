import IceCreamDomain
import IceCreamPicture
import TerminalMenu

/// `scoops gallery`: prints the pictures of saved ice creams as a grid.
struct GalleryCommand {
  /// The same ice creams as a list.
  let list: ListCommand
  /// Whether to print one SVG file.
  let isSVG: Bool

  func run() throws(UsageError) -> ExitStatus {
    let settings = list.scenes.settings
    if isSVG { return try runSVG() }
    // A screen reader and a program have no use for pictures.
    if settings.isPlain || settings.isJSON { return try list.run() }
    let grid = GalleryGrid(
      columns: settings.terminal.isOutputTerminal
        ? settings.windowSize().columns : WindowSize.usual.columns,
      style: settings.outputStyle, isUnicode: settings.abilities.isUnicode)
    return try withPictures { pictures in
      settings.terminal.put(grid.lines(of: pictures).map { $0 + "\n" }.joined())
    }
  }

  private func runSVG() throws(UsageError) -> ExitStatus {
    try withPictures { pictures in
      // A file without a picture would pass for one.
      guard !pictures.isEmpty else {
        list.scenes.settings.say(SessionWording.noPictures)
        return .failed
      }
      return list.scenes.settings.terminal.put(SVGGallery.text(of: pictures))
    }
  }

  /// Calls a function with the pictures, and says why there are none.
  private func withPictures(
    _ put: ([GalleryPicture]) -> ExitStatus
  ) throws(UsageError) -> ExitStatus {
    try list.withIceCreams { iceCreams, view in
      var note: String?
      let pictures = iceCreams.indices.map { index in
        view.previewIceCream(at: index)
        note = note ?? view.iceCreams.pictureNote
        return GalleryPicture(
          picture: view.iceCreams.picture ?? DisplayedPicture(), iceCream: iceCreams[index])
      }
      let status = put(pictures)
      if let note { list.scenes.settings.say(note) }
      return status
    }
  }
}
