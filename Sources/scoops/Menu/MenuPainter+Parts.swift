import IceCreamDomain

// The parts of a menu, a line or a few each.
extension MenuPainter {
  // MARK: The steps

  func stepLines(
    _ state: DisplayedIceCream, _ menu: MenuState, _ layout: MenuLayout, columns: Int
  ) -> [ScreenLine] {
    if layout.stepRows == 0 { return [] }
    if layout.stepRows > 1 {
      return IngredientKind.allCases.map { stepLine(of: $0, state, menu) }
    }
    // With the choices where they have room, else with the names of the steps, else with their signs.
    let done = layout.hasDone ? "" : "DONE"
    let wanted = [true, false].map { hasChoices in
      stepsInOneLine(state, menu, done: done) { kind in
        let choice = state.progress.step(of: kind).choice
        let list = state.displayedList(of: kind)
        return hasChoices ? choice.map { list.options[$0].name } ?? list.name : list.name
      }
    }
    let short = stepsInOneLine(state, menu, done: menu.isAtDone ? done : "") { kind in
      kind == menu.kind && !menu.isAtDone ? state.displayedList(of: kind).name : ""
    }
    return [wanted.first { $0.columns <= columns } ?? short]
  }

  private func stepsInOneLine(
    _ state: DisplayedIceCream, _ menu: MenuState, done: String, words: (IngredientKind) -> String
  ) -> ScreenLine {
    var line = ScreenLine()
    for kind in IngredientKind.allCases {
      let step = state.progress.step(of: kind)
      let text = [sign(of: kind, step, menu), glyphs.text(words(kind))]
      line.append(text.filter { !$0.isEmpty }.joined(separator: " "), style(of: kind, step, menu))
      line.append("  ")
    }
    if !done.isEmpty { line.append(doneSign(state, menu) + " " + done, doneStyle(state, menu)) }
    return line
  }

  private func stepLine(
    of kind: IngredientKind, _ state: DisplayedIceCream, _ menu: MenuState
  ) -> ScreenLine {
    let step = state.progress.step(of: kind)
    let list = state.displayedList(of: kind)
    let choice = step.choice.map { glyphs.text(list.options[$0].name) }
    var line = ScreenLine(sign(of: kind, step, menu) + " " + list.name, style(of: kind, step, menu))
    line.pad(toColumns: 11)
    let fault = step.fault.map(glyphs.text)
    line.append(
      choice ?? fault ?? (step.isOpen ? "" : "not yet"),
      choice == nil && fault == nil ? .faint : .plain)
    return line
  }

  private func sign(of kind: IngredientKind, _ step: DisplayedStep, _ menu: MenuState) -> String {
    if menu.kind == kind, !menu.isAtDone { return glyphs.current }
    if step.choice != nil { return glyphs.chosen }
    return step.isOpen ? glyphs.open : glyphs.closed
  }

  private func style(
    of kind: IngredientKind, _ step: DisplayedStep, _ menu: MenuState
  ) -> TextStyle {
    if menu.kind == kind, !menu.isAtDone { return .bold }
    return step.isOpen ? .plain : .faint
  }

  // MARK: The options

  func promptLine(
    _ state: DisplayedIceCream, _ menu: MenuState, _ layout: MenuLayout, columns: Int
  ) -> ScreenLine {
    let list = state.displayedList(of: menu.kind)
    let count = menu.count(in: list)
    var place = count > layout.listRows ? "\(menu.position + 1) of \(count)" : list.count
    if !menu.digits.isEmpty {
      return .typed("Number: ", menu.digits, place: "Enter chooses", columns: columns)
    }
    if let narrowing = menu.narrowing {
      place = count == 0 ? "none of \(list.count)" : "\(menu.position + 1) of \(count)"
      return .typed("Narrow: ", glyphs.text(narrowing.text), place: place, columns: columns)
    }
    place = " (\(place))"
    let title = glyphs.text(list.prompt)
    var line = ScreenLine(
      title.cut(toColumns: max(4, columns - place.columns), sign: glyphs.ellipsis), .bold)
    line.append(place)
    return line
  }

  func optionLines(
    _ state: DisplayedIceCream, _ menu: MenuState, _ layout: MenuLayout
  ) -> [ScreenLine] {
    let list = state.displayedList(of: menu.kind)
    let choice = state.progress.step(of: menu.kind).choice
    let digits = String(list.options.count).count
    return (0..<layout.listRows).map { row in
      guard let index = menu.index(at: menu.top + row, in: list) else { return ScreenLine() }
      let isHighlighted = !menu.isAtDone && menu.top + row == menu.position
      return optionLine(
        list.options[index], digits: digits, isHighlighted: isHighlighted, isChosen: choice == index
      )
    }
  }

  private func optionLine(
    _ option: DisplayedOption, digits: Int, isHighlighted: Bool, isChosen: Bool
  ) -> ScreenLine {
    let style = isHighlighted ? TextStyle.bold : .plain
    var line = ScreenLine(isHighlighted ? glyphs.marker : " ", style)
    line.append(option.number, columns: 1 + digits)
    line.append("  ")
    if hasColor {
      line.append(glyphs.swatch, TextStyle(color: option.appearance.color))
      line.append(" ")
    }
    line.append(glyphs.text(option.name), style)
    if isChosen { line.append(" (chosen)") }
    return line
  }

  // MARK: DONE

  func doneLine(_ state: DisplayedIceCream, _ menu: MenuState) -> ScreenLine {
    let isEnabled = state.progress.isDoneEnabled
    var line = ScreenLine(
      doneSign(state, menu) + (isEnabled ? " [ DONE ]" : "   DONE  "), doneStyle(state, menu))
    line.append("  " + glyphs.text(state.progress.status), .faint)
    return line
  }

  private func doneSign(_ state: DisplayedIceCream, _ menu: MenuState) -> String {
    if menu.isAtDone { return glyphs.marker }
    return state.progress.isDoneEnabled ? glyphs.open : glyphs.closed
  }

  private func doneStyle(_ state: DisplayedIceCream, _ menu: MenuState) -> TextStyle {
    if menu.isAtDone { return .bold }
    return state.progress.isDoneEnabled ? .plain : .faint
  }

  // MARK: A question

  /// Returns texts with one button below them, and as many of their lines as there is room for.
  func question(
    _ texts: [String], button: String, does: String, canOpenSaved: Bool = false,
    _ menu: MenuState, _ size: WindowSize
  ) -> [ScreenLine] {
    let wrapped = texts.flatMap { glyphs.text($0).wrapped(toColumns: size.columns - 1) }
    let room = size.rows - 3
    var lines = wrapped.prefix(room).map { ScreenLine($0) }
    if wrapped.count > room, let last = lines.indices.last {
      lines[last] = ScreenLine("and \(wrapped.count - room + 1) more lines")
    }
    lines.append(ScreenLine("\(glyphs.marker) [ \(button) ]", .bold))
    lines.append(ScreenLine(menu.notice ?? "", .bold))
    let help = (canOpenSaved ? ["s saved"] : []) + ["Enter \(does)", "q leave"]
    return lines + [HelpPage.line(help, columns: size.columns - 1)]
  }
}
