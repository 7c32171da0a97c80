import IceCreamDomain
import TerminalMenu

// The steps of a menu, of which DONE is the last.
extension MenuPainter {
  /// Returns all steps: with the choices where they have room, else with the names of the steps, else with
  /// their signs.
  func stepsLine(
    _ current: IngredientKind?, hasDone: Bool, _ state: DisplayedIceCream, columns: Int
  ) -> ScreenLine {
    let done = hasDone ? "" : "DONE"
    let wanted = [true, false].map { hasChoices in
      stepsInOneLine(state, current, done: done) { kind in
        let choice = state.progress.step(of: kind).choice
        let list = state.displayedList(of: kind)
        return hasChoices ? choice.map { list.options[$0].name } ?? list.name : list.name
      }
    }
    let short = stepsInOneLine(state, current, done: current == nil ? done : "") { kind in
      kind == current ? state.displayedList(of: kind).name : ""
    }
    return wanted.first { $0.columns <= columns } ?? short
  }

  private func stepsInOneLine(
    _ state: DisplayedIceCream, _ current: IngredientKind?, done: String,
    words: (IngredientKind) -> String
  ) -> ScreenLine {
    var line = ScreenLine()
    for kind in IngredientKind.allCases {
      let step = state.progress.step(of: kind)
      let style = style(of: step, isCurrent: kind == current)
      let words = glyphs.text(words(kind))
      line.append(sign(of: step, isCurrent: kind == current), style)
      if !words.isEmpty { line.append(" ", style) }
      line.append(words, style)
      line.append("  ")
    }
    if !done.isEmpty {
      line.append(
        doneSign(state, isHighlighted: current == nil) + " " + done,
        doneStyle(state, isHighlighted: current == nil))
    }
    return line
  }

  func stepLine(
    of kind: IngredientKind, isCurrent: Bool, _ state: DisplayedIceCream
  ) -> ScreenLine {
    let step = state.progress.step(of: kind)
    let list = state.displayedList(of: kind)
    let choice = step.choice.map { glyphs.text(list.options[$0].name) }
    let style = style(of: step, isCurrent: isCurrent)
    var line = ScreenLine(sign(of: step, isCurrent: isCurrent) + " " + list.name, style)
    line.pad(toColumns: 11)
    let fault = step.fault.map(glyphs.text)
    line.append(
      choice ?? fault ?? (step.isOpen ? "" : "not yet"),
      choice == nil && fault == nil ? .faint : .plain)
    return line
  }

  private func sign(of step: DisplayedStep, isCurrent: Bool) -> String {
    if isCurrent { return glyphs.current }
    if step.choice != nil { return glyphs.chosen }
    return step.isOpen ? glyphs.open : glyphs.closed
  }

  private func style(of step: DisplayedStep, isCurrent: Bool) -> TextStyle {
    isCurrent ? .bold : step.isOpen ? .plain : .faint
  }

  // MARK: DONE

  func doneLine(_ state: DisplayedIceCream, isHighlighted: Bool) -> ScreenLine {
    let isEnabled = state.progress.isDoneEnabled
    var line = ScreenLine(
      doneSign(state, isHighlighted: isHighlighted) + (isEnabled ? " [ DONE ]" : "   DONE  "),
      doneStyle(state, isHighlighted: isHighlighted))
    line.append("  " + glyphs.text(state.progress.status), .faint)
    return line
  }

  private func doneSign(_ state: DisplayedIceCream, isHighlighted: Bool) -> String {
    if isHighlighted { return glyphs.marker }
    return state.progress.isDoneEnabled ? glyphs.open : glyphs.closed
  }

  private func doneStyle(_ state: DisplayedIceCream, isHighlighted: Bool) -> TextStyle {
    isHighlighted ? .bold : state.progress.isDoneEnabled ? .plain : .faint
  }
}
