import IceCreamDomain

/// The lines of a menu, as a function of what is shown and of the window.
struct MenuPainter {
  let glyphs: MenuGlyphs
  let hasColor: Bool
  /// Whether the saved ice creams can be looked at from here.
  var canOpenSaved = true

  var picture: LivePicture { LivePicture(hasBlocks: glyphs.isUnicode, hasColor: hasColor) }

  /// Returns the lines to show.
  ///
  /// - Parameters:
  ///   - state: What the scene shows.
  ///   - menu: What the menu knows of its own.
  ///   - size: The window; no line is as wide as it, and there are no more lines than it has.
  ///   - layout: What has room where, if that is known already.
  func lines(
    of state: DisplayedIceCream, menu: MenuState, size: WindowSize, layout: MenuLayout? = nil
  ) -> [ScreenLine] {
    if !hasRoom(in: size) { return MenuLayout.tooSmall(size) }
    let lines =
      if let failure = state.failure {
        question(
          [failure.message] + failure.details, button: failure.retryButton ?? "OK",
          does: "tries again",
          menu, size)
      } else if let failure = state.storeFailure {
        question(
          [failure.message], button: failure.retryButton ?? "OK",
          does: failure.retryButton == nil ? "leaves" : "tries again", menu, size)
      } else if let alert = state.alert {
        // The line above is left to a result that comes late, by way of another program.
        question(
          size.rows < 10
            ? [alert.iceCream.sentence] : ["", alert.title, alert.iceCream.sentence],
          button: alert.button, does: "makes another", canOpenSaved: canOpenSaved, menu, size)
      } else if let top = menu.helpTop {
        helpPage.lines(from: top, size)
      } else {
        steps(state, menu, size, layout ?? self.layout(of: state, menu: menu, size: size))
      }
    return lines.map { $0.cut(toColumns: size.columns - 1, sign: glyphs.ellipsis) }
  }

  /// Returns whether a window is large enough.
  func hasRoom(in size: WindowSize) -> Bool {
    MenuLayout.hasRoom(in: size)
  }

  /// Returns what has room where.
  func layout(of state: DisplayedIceCream, menu: MenuState, size: WindowSize) -> MenuLayout {
    MenuLayout(
      size: size, options: state.displayedList(of: menu.kind).options.count,
      messageRows: message(state, menu, size).count, picture: picture)
  }

  // MARK: The steps, the options, and the picture

  private func steps(
    _ state: DisplayedIceCream, _ menu: MenuState, _ size: WindowSize, _ layout: MenuLayout
  ) -> [ScreenLine] {
    var lines: [ScreenLine] = []
    lines.reserveCapacity(size.rows)
    if layout.hasTitle { lines.append(ScreenLine(glyphs.text(state.title), .bold)) }
    lines += stepLines(state, menu, layout, columns: textColumns(layout, size))
    if layout.gaps > 0 { lines.append(ScreenLine()) }
    let promptRow = lines.count
    lines.append(promptLine(state, menu, layout, columns: textColumns(layout, size)))
    lines += optionLines(state, menu, layout)
    if layout.gaps > 1 { lines.append(ScreenLine()) }
    if layout.hasDone { lines.append(doneLine(state, menu)) }
    lines += message(state, menu, size)
    switch layout.picture {
    case .nowhere: break
    case .below: lines += picture.lines(of: livePicture(state, menu))
    case .beside(let column):
      let drawing = picture.lines(of: livePicture(state, menu))
      // Beside the options, or as far above them as it must be.
      let start = max(0, min(promptRow, size.rows - 1 - drawing.count))
      lines += Array(repeating: ScreenLine(), count: max(0, start + drawing.count - lines.count))
      for (row, part) in drawing.enumerated() where !part.isEmpty {
        lines[start + row] = lines[start + row].cut(toColumns: column, sign: glyphs.ellipsis)
        lines[start + row].pad(toColumns: column + 2)
        lines[start + row].append(part)
      }
    }
    lines.append(helpLine(menu, columns: size.columns - 1))
    return lines
  }

  /// Returns the picture as it would be with the option under the highlight.
  private func livePicture(_ state: DisplayedIceCream, _ menu: MenuState) -> DisplayedPicture {
    let list = state.displayedList(of: menu.kind)
    guard let index = menu.highlighted(in: list) else { return state.progress.picture }
    return state.progress.picture.trying(list.options[index].appearance, as: menu.kind)
  }

  private func textColumns(_ layout: MenuLayout, _ size: WindowSize) -> Int {
    if case .beside(let column) = layout.picture { return column }
    return size.columns - 1
  }

  /// Returns what there is to say, wrapped: the last refusal, a word of the menu itself, or what the
  /// picture shows.
  private func message(
    _ state: DisplayedIceCream, _ menu: MenuState, _ size: WindowSize
  ) -> [ScreenLine] {
    let columns = MenuLayout.textColumns(in: size, beside: picture) ?? size.columns - 1
    var news = menu.notice
    if let refusal = state.refusal, refusal.count > menu.seenRefusals {
      news = refusal.message
    } else if news == nil, !menu.isAtDone {
      news = state.progress.step(of: menu.kind).fault
    }
    guard let news else {
      let caption = glyphs.text(state.progress.picture.caption)
      return [ScreenLine(caption.cut(toColumns: columns, sign: glyphs.ellipsis))]
    }
    return glyphs.text(news).wrapped(toColumns: columns).prefix(3).map { ScreenLine($0, .bold) }
  }
}
