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
    var hasRows = false
    return try run(count: grid.perRow * 25) { pictures in
      let lines = grid.lines(of: pictures)
      defer { hasRows = true }
      let gap = hasRows && !lines.isEmpty ? "\n" : ""
      return settings.terminal.put(gap + lines.map { $0 + "\n" }.joined())
    }
  }

  private func runSVG() throws(UsageError) -> ExitStatus {
    var all: [GalleryPicture] = []
    let status = try run(count: 1_000) { pictures in
      all += pictures
      return .done
    }
    guard status == .done else { return status }
    // A file without a picture would pass for one.
    guard !all.isEmpty else {
      list.scenes.settings.say(SessionWording.noPictures)
      return .failed
    }
    return list.scenes.settings.terminal.put(SVGGallery.text(of: all))
  }

  /// Calls a function with the pictures of each page, and says why there are none.
  private func run(
    count: Int, _ put: ([GalleryPicture]) -> ExitStatus
  ) throws(UsageError) -> ExitStatus {
    var note: String?
    let status = try list.forEachPage(of: count) { iceCreams, view in
      put(
        iceCreams.indices.map { index in
          view.previewIceCream(at: index)
          note = note ?? view.iceCreams.pictureNote
          return GalleryPicture(
            picture: view.iceCreams.picture ?? DisplayedPicture(), iceCream: iceCreams[index])
        })
    }
    if let note { list.scenes.settings.say(note) }
    return status
  }
}
