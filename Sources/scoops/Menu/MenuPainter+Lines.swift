import IceCreamDomain
import TerminalMenu

// The line of each row of a menu.
extension MenuPainter {
  /// Returns the line of a row.
  ///
  /// - Parameters:
  ///   - row: What it shows.
  ///   - state: What the scene shows.
  ///   - size: The window, than which the line is less wide.
  func line(of row: MenuRow, _ state: DisplayedIceCream, _ size: WindowSize) -> ScreenLine {
    var line = text(of: row.text, state, size)
    if let part = row.picture {
      let drawing = picture.line(part.number, of: part.appearance)
      if !drawing.isEmpty {
        line = line.cut(toColumns: max(0, part.column - MenuLayout.gap), sign: glyphs.ellipsis)
        line.pad(toColumns: part.column)
        line.append(drawing)
      }
    }
    return line.cut(toColumns: max(1, size.columns - 1), sign: glyphs.ellipsis)
  }

  private func text(
    of text: MenuRow.Text, _ state: DisplayedIceCream, _ size: WindowSize
  ) -> ScreenLine {
    switch text {
    case .empty: ScreenLine()
    case .title: ScreenLine(glyphs.text(state.title), .bold)
    case .step(let kind, let isCurrent): stepLine(of: kind, isCurrent: isCurrent, state)
    case .steps(let current, let hasDone, let columns):
      stepsLine(current, hasDone: hasDone, state, columns: columns)
    case .prompt(let kind, let position, let columns):
      promptLine(of: kind, position: position, columns: columns, state)
    case .option(let kind, let index, let isHighlighted):
      optionLine(at: index, of: kind, isHighlighted: isHighlighted, state)
    case .done(let isHighlighted): doneLine(state, isHighlighted: isHighlighted)
    case .caption:
      ScreenLine(glyphs.text(state.progress.picture.caption)).cut(
        toColumns: messageColumns(size), sign: glyphs.ellipsis)
    case .help(let isNarrowing): helpLine(isNarrowing: isNarrowing, columns: size.columns - 1)
    case .line(let line): line
    }
  }

  // MARK: The options

  private func promptLine(
    of kind: IngredientKind, position: Int?, columns: Int, _ state: DisplayedIceCream
  ) -> ScreenLine {
    let list = state.displayedList(of: kind)
    let place = " (\(position.map { "\($0 + 1) of \(list.options.count)" } ?? list.count))"
    let title = glyphs.text(list.prompt)
    var line = ScreenLine(
      title.cut(toColumns: max(4, columns - place.columns), sign: glyphs.ellipsis), .bold)
    line.append(place)
    return line
  }

  private func optionLine(
    at index: Int, of kind: IngredientKind, isHighlighted: Bool, _ state: DisplayedIceCream
  ) -> ScreenLine {
    let options = state.displayedList(of: kind).options
    let option = options[index]
    let style = isHighlighted ? TextStyle.bold : .plain
    var line = ScreenLine(isHighlighted ? glyphs.marker : " ", style)
    line.append(option.number, columns: 1 + options.count.digits)
    line.append("  ")
    if hasColor {
      line.append(glyphs.swatch, TextStyle(color: RGBColor(option.appearance.color)))
      line.append(" ")
    }
    line.append(glyphs.text(option.name), style)
    if state.progress.step(of: kind).choice == index { line.append(" (chosen)") }
    return line
  }
}

extension Int {
  /// How many digits the number has; it is not negative.
  fileprivate var digits: Int {
    var (digits, rest) = (1, self)
    while rest > 9 { (digits, rest) = (digits + 1, rest / 10) }
    return digits
  }
}
