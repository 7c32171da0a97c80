import IceCreamDomain
import TerminalMenu

/// Where things stand on every screen of the menus: text at the left, a picture at the right or below, the footer last.
///
/// It depends on the window only, so that nothing moves from one screen to the next.
struct MenuFrame {
  enum Place: Equatable {
    case beside(LivePicture.Drawing), below(LivePicture.Drawing)
    case nowhere
  }

  let glyphs: MenuGlyphs
  let depth: ColorDepth
  let place: Place
  /// The number of columns of the text beside the picture.
  let textColumns: Int
  /// The number of rows for the text and the messages below it.
  let textRows: Int
  let columns: Int
  private let live: LivePicture
  private let picture: MenuPicture

  /// The number of columns between the text and a picture beside it.
  static let gap = 2
  /// The number of rows that the create menu needs above a picture.
  private static let rowsAbovePicture = 19

  /// Creates the frame of a window.
  ///
  /// - Parameter wanted: The number of columns that a text needs more than a picture beside it; `nil` for what is usual.
  init(
    glyphs: MenuGlyphs, depth: ColorDepth, size: WindowSize, showsMissing: Bool = false,
    wanted: Int? = nil, picture: MenuPicture = MenuPicture()
  ) {
    let live = LivePicture(
      isUnicode: glyphs.isUnicode && glyphs.hasBlocks, depth: depth, fillsWindow: true,
      showsMissing: showsMissing)
    (self.glyphs, self.depth, self.live, self.picture) = (glyphs, depth, live, picture)
    columns = size.columns - 1
    let usual = max(56, min(size.columns * 3 / 5, 96), wanted ?? 0)
    func textColumns(beside drawing: LivePicture.Drawing) -> Int? {
      let room = size.columns - 1 - drawing.columns - Self.gap
      // Text needs more room than a larger picture; the footer stays below the whole picture.
      let least = wanted ?? (drawing == live.drawings.last ? 22 : 40)
      return room >= least && size.rows > drawing.rows ? min(room, usual) : nil
    }
    let drawings = picture.isHidden ? [] : live.drawings
    let beside = drawings.lazy.compactMap { drawing in
      textColumns(beside: drawing).map { (drawing, $0) }
    }
    if let (drawing, columns) = beside.first {
      (place, self.textColumns, textRows) = (.beside(drawing), columns, size.rows - 1)
    } else {
      let (most, rows) = (size.columns - 1, size.rows - Self.rowsAbovePicture)
      let below = drawings.first { $0.columns <= most && $0.rows <= rows }
      place = below.map { .below($0) } ?? .nowhere
      (self.textColumns, textRows) = (most, size.rows - 1 - (below?.rows ?? 0))
    }
  }

  /// The number of columns of the messages, which stand below a picture beside the text if the window is tall.
  var messageColumns: Int {
    guard case .beside(let drawing) = place, textRows - 4 < drawing.rows else { return columns }
    return textColumns
  }

  /// Returns the texts that there are, wrapped for the rows of messages, in bold.
  func message(_ texts: [String?], limit: Int) -> [ScreenLine] {
    glyphs.wrapped(texts.compactMap(\.self), limit: limit, columns: messageColumns, .bold)
  }

  /// Returns the lines of a screen, which fill the window.
  ///
  /// The messages above the footer cut the text. Without a picture, the text has its columns too.
  func lines(
    _ text: [ScreenLine], message: [ScreenLine] = [], footer: ScreenLine,
    picture shown: DisplayedPicture? = nil
  ) -> [ScreenLine] {
    let room = max(0, textRows - message.count)
    var lines = Array(text.prefix(room))
    lines += Array(repeating: ScreenLine(), count: room - lines.count) + message.prefix(textRows)
    func drawn(_ drawing: LivePicture.Drawing) -> [ScreenLine] {
      shown.map { picture.lines(of: $0, as: drawing, by: live) }
        ?? Array(repeating: ScreenLine(), count: drawing.rows)
    }
    switch place {
    case .beside(let drawing):
      lines.draw(
        drawn(drawing), row: 0, column: textColumns + Self.gap, sign: glyphs.ellipsis)
    case .below(let drawing): lines += drawn(drawing)
    case .nowhere: break
    }
    return (lines + [footer]).map { $0.cut(toColumns: columns, sign: glyphs.ellipsis) }
  }
}

extension Settings {
  /// Returns the frame of a window, for a text that needs some columns more than a picture.
  func frame(_ size: WindowSize, wanted: Int? = nil, showsMissing: Bool = false) -> MenuFrame {
    MenuFrame(
      glyphs: glyphs, depth: screenStyle.depth, size: size, showsMissing: showsMissing,
      wanted: wanted, picture: picture)
  }
}
