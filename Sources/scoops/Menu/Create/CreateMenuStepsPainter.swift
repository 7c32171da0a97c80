import IceCreamDomain
import TerminalMenu

/// Paints the steps of the create menu, including DONE.
struct CreateMenuStepsPainter {
  let glyphs: MenuGlyphs
  let state: CreateIceCream.DisplayedIceCream
  /// The open step, or `nil` at DONE.
  let current: IngredientKind?

  /// Returns the line of one step.
  func line(of kind: IngredientKind) -> ScreenLine {
    let step = state.progress.steps[kind]
    let list = state.lists[kind]
    let choice = step.choice.map { glyphs.text(list.options[$0].name) }
    let fault = step.fault.map(glyphs.text)
    var line = ScreenLine(sign(of: kind) + " " + list.name, style(of: kind))
    line.pad(toColumns: 11)
    line.append(
      choice ?? fault ?? (kind == current ? "" : glyphs.text("…")),
      choice == nil && fault == nil ? .faint : .plain)
    return line
  }

  /// Returns all steps in one line, in the longest form that fits: choices, names, or symbols only.
  func line(hasDone: Bool, columns: Int) -> ScreenLine {
    let withNames = line(hasDone: hasDone) { state.lists[$0].name }
    let withChoices = line(hasDone: hasDone) { kind in
      let list = state.lists[kind]
      return state.progress.steps[kind].choice.map { list.options[$0].name } ?? list.name
    }
    if withChoices.columns <= columns { return withChoices }
    if withNames.columns <= columns { return withNames }
    return line(hasDone: hasDone && current == nil) { kind in
      kind == current ? state.lists[kind].name : ""
    }
  }

  private func line(hasDone: Bool, words: (IngredientKind) -> String) -> ScreenLine {
    var line = ScreenLine()
    for kind in IngredientKind.allCases {
      let words = glyphs.text(words(kind))
      line.append(sign(of: kind) + (words.isEmpty ? "" : " " + words), style(of: kind))
      line.append("  ")
    }
    if hasDone { line.append(doneSign + " DONE", doneStyle) }
    return line
  }

  private func sign(of kind: IngredientKind) -> String {
    let step = state.progress.steps[kind]
    if kind == current { return glyphs.current }
    if step.choice != nil { return glyphs.chosen }
    return step.isOpen ? glyphs.open : glyphs.closed
  }

  private func style(of kind: IngredientKind) -> TextStyle {
    kind == current ? .boldAccent : state.progress.steps[kind].isOpen ? .plain : .faint
  }

  // MARK: DONE

  var doneLine: ScreenLine {
    let isEnabled = state.progress.isDoneEnabled
    var line = ScreenLine(doneSign + (isEnabled ? " [ DONE ]" : "   DONE  "), doneStyle)
    // Elsewhere, Enter chooses.
    if !isEnabled || current == nil {
      line.append("  " + glyphs.text(ConversationWording.Create.status(of: state)), .faint)
    }
    return line
  }

  private var doneSign: String {
    if current == nil { return glyphs.marker }
    return state.progress.isDoneEnabled ? glyphs.open : glyphs.closed
  }

  private var doneStyle: TextStyle {
    current == nil ? .boldAccent : state.progress.isDoneEnabled ? .plain : .faint
  }
}
