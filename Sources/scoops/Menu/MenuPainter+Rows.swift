import IceCreamDomain
import TerminalMenu

// The rows of a menu, from the top.
extension MenuPainter {
  /// Returns the steps, the options, and the picture.
  func steps(
    _ state: DisplayedIceCream, _ menu: MenuState, _ size: WindowSize, _ layout: MenuLayout
  ) -> [MenuRow] {
    let current = menu.isAtDone ? nil : menu.kind
    let columns = textColumns(layout, size)
    var rows: [MenuRow] = []
    rows.reserveCapacity(size.rows)
    func add(_ text: MenuRow.Text) { rows.append(MenuRow(text: text)) }
    if layout.hasTitle { add(.title) }
    if layout.stepRows == 1 {
      add(.steps(current: current, hasDone: layout.hasDone, columns: columns))
    } else if layout.stepRows > 1 {
      for kind in IngredientKind.allCases { add(.step(kind, isCurrent: kind == current)) }
    }
    if layout.gaps > 0 { add(.empty) }
    let promptRow = rows.count
    let list = state.displayedList(of: menu.kind)
    add(prompt(of: list, menu, layout, columns: columns))
    for place in menu.top..<menu.top + layout.listRows {
      let isHighlighted = current != nil && place == menu.position
      let index = menu.index(at: place, in: list)
      add(index.map { .option(menu.kind, $0, isHighlighted: isHighlighted) } ?? .empty)
    }
    if layout.gaps > 1 { add(.empty) }
    if layout.hasDone { add(.done(isHighlighted: menu.isAtDone)) }
    let news = news(state, menu, size)
    for line in news { add(.line(line)) }
    if news.isEmpty { add(.caption) }
    let drawing = livePicture(state, menu)
    switch layout.picture {
    case .nowhere: break
    case .below: addPicture(drawing, to: &rows, from: rows.count, column: 0)
    case .beside(let column):
      // Beside the options, or as far above them as it must be.
      let start = max(0, min(promptRow, size.rows - 1 - picture.rows))
      addPicture(drawing, to: &rows, from: start, column: column + MenuLayout.gap)
    }
    add(.help(isNarrowing: menu.narrowing != nil))
    return rows
  }

  private func addPicture(
    _ drawing: DisplayedPicture, to rows: inout [MenuRow], from start: Int, column: Int
  ) {
    for row in 0..<picture.rows {
      if start + row == rows.count { rows.append(MenuRow()) }
      guard let part = picture.part(of: drawing, at: row) else { continue }
      rows[start + row].picture = MenuRow.Picture(
        column: column, appearance: part.appearance, number: part.number)
    }
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

  /// Returns what stands above the options.
  private func prompt(
    of list: DisplayedList, _ menu: MenuState, _ layout: MenuLayout, columns: Int
  ) -> MenuRow.Text {
    if !menu.digits.isEmpty {
      return .line(.typed("Number: ", menu.digits, place: "Enter chooses", columns: columns))
    }
    let count = menu.count(in: list)
    guard let narrowing = menu.narrowing else {
      let position = count > layout.listRows ? menu.position : nil
      return .prompt(menu.kind, position: position, columns: columns)
    }
    let place = count == 0 ? "none of \(list.count)" : "\(menu.position + 1) of \(count)"
    let text = glyphs.text(narrowing.text)
    return .line(.typed("Narrow: ", text, place: place, columns: columns))
  }
}
