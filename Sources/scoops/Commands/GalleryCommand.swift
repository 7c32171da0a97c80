import IceCreamDomain
import IceCreamPicture
import TerminalMenu

/// `scoops gallery`: prints the pictures of saved ice creams as a grid.
struct GalleryCommand {
  /// The same ice creams as a list.
  let list: ListCommand

  func run() throws(UsageError) -> ExitStatus {
    let settings = list.settings
    if list.invocation.options.contains(.svg) { return try runSVG() }
    // A screen reader and a program have no use for pictures.
    if settings.isPlain || settings.isJSON { return try list.run() }
    let grid = GalleryGrid(
      columns: settings.terminal.isOutputTerminal
        ? settings.windowSize().columns : WindowSize.usual.columns,
      style: settings.outputStyle, isUnicode: settings.abilities.hasBlocks)
    return try list.withIceCreams { iceCreams, view in
      put(iceCreams, in: view, by: grid.perRow * 25) { pictures, start in
        settings.terminal.put(((start > 0 ? [""] : []) + grid.lines(of: pictures)).lines)
      }
    }
  }

  private func runSVG() throws(UsageError) -> ExitStatus {
    try list.withIceCreams { iceCreams, view in
      // A file without a picture would pass for one.
      guard !iceCreams.isEmpty else {
        list.settings.say("There are no ice creams to draw.".asFailure)
        return .failed
      }
      let gallery = SVGGallery(count: iceCreams.count)
      return put(iceCreams, in: view, by: 100) {
        list.settings.terminal.put(exact: gallery.text(of: $0, from: $1))
      }
    }
  }

  /// Prints the pictures some at a time, to hold few of them in memory, and says why there are none.
  private func put(
    _ iceCreams: [DisplayedResult], in view: ListIceCreamsView, by count: Int,
    _ put: ([GalleryPicture], _ start: Int) -> ExitStatus
  ) -> ExitStatus {
    var note: String?
    defer { if let note { list.settings.say("\(note)") } }
    for start in stride(from: 0, to: iceCreams.count, by: count) {
      let pictures = iceCreams.indices.dropFirst(start).prefix(count).map { index in
        view.previewIceCream(at: index)
        note = note ?? view.iceCreams.pictureNote
        return GalleryPicture(
          iceCreams[index], picture: view.iceCreams.picture ?? DisplayedPicture())
      }
      if put(pictures, start) != .done { return .failed }
    }
    return .done
  }
}

extension GalleryPicture {
  /// Creates the picture of a saved ice cream, with its identifier and names.
  fileprivate init(_ iceCream: DisplayedResult, picture: DisplayedPicture) {
    let names = iceCream.names
    self.init(
      picture: picture, heading: iceCream.id ?? "",
      lines: [names.cone, names.flavor, names.topping],
      title: iceCream.sentence)
  }
}
