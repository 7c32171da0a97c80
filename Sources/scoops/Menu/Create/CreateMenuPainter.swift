import IceCreamDomain
import TerminalMenu

/// Paints the create menu: a function of its state and of the window.
struct CreateMenuPainter {
  let glyphs: MenuGlyphs
  let depth: ColorDepth
  /// Returns the command that makes an ice cream again.
  let receipt: (DisplayedResult) -> String?
  let state: CreateIceCream.DisplayedIceCream
  let menu: CreateMenuState
  let size: WindowSize

  private var picture: LivePicture {
    LivePicture(
      isUnicode: glyphs.isUnicode, depth: depth, fillsWindow: true, showsMissing: true)
  }

  /// The lines of the whole window, with the menu in its middle.
  var window: [ScreenLine] {
    MenuLayout.centered(lines, width: width, height: height, in: size)
  }

  /// The lines of the menu: narrower than the window, and no more than it has rows.
  var lines: [ScreenLine] {
    let failure = state.saveFailure.map {
      glyphs.lines(of: $0, notice: menu.notice, leave: leave, size)
    }
    let lines = failure ?? state.alert.map(finished) ?? steps
    return lines.map { $0.cut(toColumns: size.columns - 1, sign: glyphs.ellipsis) }
  }

  /// The number of columns for the text.
  private var columns: Int {
    MenuLayout.beside(picture, in: size)?.textColumns ?? size.columns - 1
  }

  /// The number of columns of the whole menu.
  private var width: Int {
    guard let beside = MenuLayout.beside(picture, in: size) else { return size.columns - 1 }
    return beside.textColumns + MenuLayout.gap + beside.drawing.columns
  }

  /// The number of rows of the step with the most options, so that all steps begin in the same row.
  private var height: Int {
    let options = IngredientKind.allCases.map { state.lists[$0].count }.max() ?? 0
    let layout = MenuLayout(size: size, options: options, messageRows: 1, picture: picture)
    let text = 6 + layout.stepRows + layout.listRows + layout.gaps
    guard case .beside(let drawing, _) = layout.picture else { return size.rows }
    return max(text, drawing.rows + 1)
  }

  var layout: MenuLayout {
    let beside = layout(messageRows: news(columns: columns).count)
    // Below the picture, a message has more columns and may take fewer rows.
    return beside.isMessageBelow
      ? layout(messageRows: news(columns: size.columns - 1).count) : beside
  }

  private func layout(messageRows: Int) -> MenuLayout {
    MenuLayout(
      size: size, options: state.lists[menu.kind].count,
      messageRows: max(1, messageRows), picture: picture)
  }

  // MARK: The steps

  private var steps: [ScreenLine] {
    let layout = layout
    let columns = columns
    var lines: [ScreenLine] = []
    if layout.hasTitle { lines.append(ScreenLine(glyphs.text(state.title), .bold)) }
    if layout.stepRows == 1 {
      lines.append(stepsLine(hasDone: !layout.hasDone, columns: columns))
    } else if layout.stepRows > 1 {
      lines += IngredientKind.allCases.map(line)
    }
    if layout.gaps > 0 { lines.append(ScreenLine()) }
    lines.append(prompt(listRows: layout.listRows))
    for row in menu.list.top..<menu.list.top + layout.listRows {
      lines.append(menu.list.index(at: row).map(option) ?? ScreenLine())
    }
    if layout.gaps > 1 { lines.append(ScreenLine()) }
    if layout.hasDone { lines.append(doneLine) }
    let news = news(columns: layout.isMessageBelow ? size.columns - 1 : columns)
    lines += news.isEmpty ? [ScreenLine()] : news
    switch layout.picture {
    case .nowhere: break
    case .below(let drawing): lines += picture.lines(of: livePicture, as: drawing)
    case .beside(let drawing, let column):
      lines.draw(
        picture.lines(of: livePicture, as: drawing), row: 0,
        column: column + MenuLayout.gap, sign: glyphs.ellipsis)
    }
    return lines + [helpLine]
  }

  private var livePicture: DisplayedPicture {
    state.picture(trying: menu.highlighted, of: menu.kind)
  }

  private func line(of kind: IngredientKind) -> ScreenLine {
    let step = state.progress.steps[kind]
    let list = state.lists[kind]
    let choice = step.choice.map { list.options[$0].name } ?? step.fault
    var line = ScreenLine(sign(of: kind) + " " + list.name, style(of: kind))
    line.pad(toColumns: 11)
    line.append(
      glyphs.text(choice ?? (kind == current ? "" : "…")), choice == nil ? .faint : .plain)
    return line
  }

  /// Returns all steps in one line, in the longest form that fits: choices, names, or symbols only.
  private func stepsLine(hasDone: Bool, columns: Int) -> ScreenLine {
    let withNames = stepsLine(hasDone: hasDone) { state.lists[$0].name }
    let withChoices = stepsLine(hasDone: hasDone) { kind in
      let list = state.lists[kind]
      return state.progress.steps[kind].choice.map { list.options[$0].name } ?? list.name
    }
    if withChoices.columns <= columns { return withChoices }
    if withNames.columns <= columns { return withNames }
    return stepsLine(hasDone: hasDone && current == nil) { kind in
      kind == current ? state.lists[kind].name : ""
    }
  }

  private func stepsLine(hasDone: Bool, words: (IngredientKind) -> String) -> ScreenLine {
    var line = ScreenLine()
    for kind in IngredientKind.allCases {
      let words = glyphs.text(words(kind))
      line.append(sign(of: kind) + (words.isEmpty ? "" : " " + words), style(of: kind))
      line.append("  ")
    }
    if hasDone { line.append(sign(of: nil) + " DONE", style(of: nil)) }
    return line
  }

  private var doneLine: ScreenLine {
    let isEnabled = state.progress.isDoneEnabled
    var line = ScreenLine(
      sign(of: nil) + (isEnabled ? " [ DONE ]" : "   DONE  "), style(of: nil))
    // Elsewhere, Enter chooses.
    if !isEnabled || current == nil {
      line.append("  " + glyphs.text(ConversationWording.Create.status(of: state)), .faint)
    }
    return line
  }

  /// The open step, or `nil` at DONE.
  private var current: IngredientKind? { menu.isAtDone ? nil : menu.kind }

  /// Returns the sign before a step, or before DONE.
  private func sign(of kind: IngredientKind?) -> String {
    if kind == current { return kind == nil ? glyphs.marker : glyphs.current }
    if let kind, state.progress.steps[kind].choice != nil { return glyphs.chosen }
    return isOpen(kind) ? glyphs.open : glyphs.closed
  }

  private func style(of kind: IngredientKind?) -> TextStyle {
    kind == current ? .boldAccent : isOpen(kind) ? .plain : .faint
  }

  private func isOpen(_ kind: IngredientKind?) -> Bool {
    kind.map { state.progress.steps[$0].isOpen } ?? state.progress.isDoneEnabled
  }

  // MARK: The options

  private func prompt(listRows: Int) -> ScreenLine {
    let list = state.lists[menu.kind]
    if !menu.digits.isEmpty {
      return .typed("Number: ", menu.digits, note: "Enter selects", columns: columns)
    }
    let place = "\(menu.list.position + 1) of \(menu.list.count)"
    if let filter = menu.list.filter {
      let note = filter.matches.isEmpty ? "none of \(list.countText)" : place
      return glyphs.line(of: filter.typed, note: note, columns: columns)
    }
    let note = menu.list.count > listRows ? place : list.countText
    return glyphs.line(of: list.prompt, note: " (\(note))", columns: columns)
  }

  private func option(at index: Int) -> ScreenLine {
    let options = state.lists[menu.kind].options
    let option = options[index]
    let isHighlighted = index == menu.highlighted
    let style = isHighlighted ? TextStyle.bold : .plain
    let number = String(option.number)
    var line = ScreenLine(isHighlighted ? glyphs.marker : " ", isHighlighted ? .accent : .plain)
    line.pad(toColumns: 2 + String(options.count).count - number.count)
    line.append(number + "  ")
    if depth.hasColor {
      line.append(option.appearance.dot(depth: depth, isUnicode: glyphs.isUnicode))
      line.append(" ")
    }
    let matches = menu.list.filter?.search.ranges(in: option.name) ?? []
    line.append(option.name, style, underlining: matches, shown: glyphs.text)
    return line
  }

  /// Returns the last refusal or the menu's own message, wrapped; a low window cuts it to keep the steps.
  private func news(columns: Int) -> [ScreenLine] {
    var news = menu.notice
    if let refusal = state.refusal {
      news = refusal.message
    } else if news == nil, !menu.isAtDone {
      news = state.progress.steps[menu.kind].fault
    }
    guard let news else { return [] }
    return glyphs.wrapped(
      [news], limit: max(1, min(3, size.rows - 4)), columns: columns, .bold)
  }

  /// Returns the finished ice cream, and what can be done next.
  private func finished(_ alert: DisplayedAlert) -> [ScreenLine] {
    let columns = width
    // A cut command could not be pasted. The menu prints the whole one when it goes on.
    let receipt = receipt(alert.iceCream).flatMap { command in
      MakeAgainCommandLine.lines(command, columns: columns)
        .contains { $0.columns > columns } ? nil : command
    }
    let finished = FinishedIceCreamPainter(
      alert: alert, picture: state.progress.picture, receipt: receipt,
      hasSentence: true, drawings: picture, glyphs: glyphs)
    let help = ["Enter \(ConversationWording.Create.another.lowercased())"] + saved + ["q \(leave)"]
    let news = glyphs.wrapped(
      [menu.notice].compactMap(\.self), limit: 1, columns: size.columns - 1, .bold)
    let room = size.rows - 3
    var lines = finished.lines(columns: columns, rows: room)
    if lines.count > room {
      lines = glyphs.wrapped(
        [alert.iceCream.sentence] + alert.notes, limit: room, columns: size.columns - 1)
    }
    return lines
      + [
        ScreenLine(), news.first ?? ScreenLine(),
        ScreenLine.footer(help, columns: size.columns - 1),
      ]
  }

  // MARK: Help

  private var saved: [String] { state.savedClosedReason == nil ? ["s saved"] : [] }
  private var leave: String { menu.isNested ? "back" : "leave" }

  private var helpLine: ScreenLine {
    let (move, back) = glyphs.isUnicode ? ("↑↓ move", "← back") : ("j k move", "h back")
    let entries =
      menu.list.filter != nil
      ? (menu.highlighted == nil ? [] : ["Enter choose"]) + ["Esc clear"]
      : [
        menu.isAtDone ? state.isChange ? "Enter save" : "Enter make it" : "Enter choose", move,
        "? keys", "q \(leave)",
      ]
        + [state.progress.isSurprise ? "u undo" : "r surprise", "/ filter", back] + saved
    return ScreenLine.footer(entries, columns: size.columns - 1)
  }

  var helpPage: HelpPage {
    let (up, down, left, right) = glyphs.arrows
    return HelpPage(
      keys: [
        ("\(up) \(down), k j, Ctrl-P Ctrl-N", "move"),
        ("Home End, g G", "first, last"),
        ("PageUp PageDown", "one page up or down"),
        ("0 to 9", "choose by number"),
        ("Enter, Space, \(right), l", "choose, and go to the next step"),
        ("\(left), h, b, Shift-Tab", "previous step"),
        ("Tab", "next step"),
        ("/", "filter the options; Esc clears the filter"),
        ("Ctrl-W, Ctrl-U", "in the filter: delete a word, everything"),
        ("r", "surprise me: choose all three at random"),
        ("u", "undo the surprise"),
      ] + (saved.isEmpty ? [] : [("s", "saved ice creams")]) + [
        ("Esc", "close the filter; otherwise previous step"),
        ("q, Ctrl-D", leave),
      ] + HelpPage.everywhere)
  }
}
