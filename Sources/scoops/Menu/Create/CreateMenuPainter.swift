import IceCreamDomain
import TerminalMenu

/// Paints the create menu: a function of its state and of the window.
struct CreateMenuPainter {
  let glyphs: MenuGlyphs
  let depth: ColorDepth
  /// Whether the menu can open the saved ice creams.
  var canOpenSaved = true
  /// Whether leaving goes back to another menu.
  var isNested = false

  var picture: LivePicture { LivePicture(isUnicode: glyphs.isUnicode, depth: depth) }

  /// Returns the lines.
  ///
  /// - Parameters:
  ///   - state: The state of the scene.
  ///   - menu: The state of the menu.
  ///   - size: The window. Lines are narrower than it, and no more than it has rows.
  func lines(
    of state: DisplayedIceCream, menu: CreateMenuState, size: WindowSize
  ) -> [ScreenLine] {
    if !MenuLayout.hasRoom(in: size) { return MenuLayout.tooSmall(size) }
    let lines =
      switch menu.front(in: state) {
      case .loadFailure(let failure), .saveFailure(let failure):
        question(
          [failure.message] + failure.details, button: failure.retryButton ?? "OK",
          help: [
            failure.retryButton == nil
              ? isNested ? "Enter goes back" : "Enter leaves" : "Enter tries again"
          ], menu, size)
      case .alert(let alert):
        // The empty line is for the result, which another program may print late.
        question(
          size.rows < 10 ? [alert.iceCream.sentence] : ["", alert.title, alert.iceCream.sentence],
          button: alert.button, help: saved + ["Enter makes another"], menu, size)
      case .help(let top): helpPage.lines(from: top, size)
      case .steps: steps(state, menu, size, layout(of: state, menu: menu, size: size))
      }
    return lines.map { $0.cut(toColumns: size.columns - 1, sign: glyphs.ellipsis) }
  }

  /// Returns the layout of the menu in a window.
  func layout(of state: DisplayedIceCream, menu: CreateMenuState, size: WindowSize) -> MenuLayout {
    func layout(messageColumns: Int) -> MenuLayout {
      MenuLayout(
        size: size, options: state.displayedList(of: menu.kind).count,
        messageRows: max(1, news(state, menu, size, columns: messageColumns).count),
        picture: picture)
    }
    let columns = MenuLayout.textColumns(in: size, beside: picture)
    let beside = layout(messageColumns: columns)
    // Below the picture, a message has more columns and may take fewer rows.
    let wide = beside.messageColumns(in: size)
    return wide == columns ? beside : layout(messageColumns: wide)
  }

  // MARK: The steps

  private func steps(
    _ state: DisplayedIceCream, _ menu: CreateMenuState, _ size: WindowSize, _ layout: MenuLayout
  ) -> [ScreenLine] {
    let steps = CreateMenuSteps(
      glyphs: glyphs, state: state, current: menu.isAtDone ? nil : menu.kind)
    let columns = layout.textColumns(in: size)
    let list = state.displayedList(of: menu.kind)
    var lines: [ScreenLine] = []
    if layout.hasTitle { lines.append(ScreenLine(glyphs.text(state.title), .bold)) }
    if layout.stepRows == 1 {
      lines.append(steps.line(hasDone: !layout.hasDone, columns: columns))
    } else if layout.stepRows > 1 {
      lines += IngredientKind.allCases.map(steps.line)
    }
    if layout.gaps > 0 { lines.append(ScreenLine()) }
    lines.append(prompt(of: list, menu, layout, columns: columns))
    for row in menu.list.top..<menu.list.top + layout.listRows {
      lines.append(
        menu.list.index(at: row).map { option(at: $0, state, menu) } ?? ScreenLine())
    }
    if layout.gaps > 1 { lines.append(ScreenLine()) }
    if layout.hasDone { lines.append(steps.doneLine) }
    let messageColumns = layout.messageColumns(in: size)
    let news = news(state, menu, size, columns: messageColumns)
    lines += news.isEmpty ? [caption(state, columns: messageColumns)] : news
    switch layout.picture {
    case .nowhere: break
    case .below(let drawing):
      MenuLayout.draw(
        picture.lines(of: livePicture(state, menu), as: drawing), on: &lines, row: lines.count,
        column: 0, sign: glyphs.ellipsis)
    case .beside(let drawing, let column):
      MenuLayout.draw(
        picture.lines(of: livePicture(state, menu), as: drawing), on: &lines, row: 0,
        column: column + MenuLayout.gap, sign: glyphs.ellipsis)
    }
    lines.append(helpLine(state, menu, columns: size.columns - 1))
    return lines
  }

  /// Returns the picture with the highlighted option.
  private func livePicture(
    _ state: DisplayedIceCream, _ menu: CreateMenuState
  ) -> DisplayedPicture {
    guard let index = menu.highlighted else { return state.progress.picture }
    let option = state.displayedList(of: menu.kind).options[index]
    return state.progress.picture.trying(option.appearance, as: menu.kind)
  }

  // MARK: The options

  private func prompt(
    of list: DisplayedList, _ menu: CreateMenuState, _ layout: MenuLayout, columns: Int
  ) -> ScreenLine {
    if !menu.digits.isEmpty {
      let isListed = Int(menu.digits).map { $0 >= 1 && $0 <= list.count } ?? false
      let note = isListed ? "Enter selects" : "not in the list"
      return .typed("Number: ", menu.digits, note: note, columns: columns)
    }
    let place = "\(menu.list.position + 1) of \(menu.list.count)"
    if let filter = menu.list.filter {
      let note = filter.matches.isEmpty ? "none of \(list.countText)" : place
      return .typed(
        "Filter: ", glyphs.text(filter.typed.before), glyphs.text(filter.typed.after), note: note,
        columns: columns)
    }
    let note = " (\(menu.list.count > layout.listRows ? place : list.countText))"
    var line = ScreenLine(
      glyphs.text(list.prompt).cut(
        toColumns: max(4, columns - note.columns), sign: glyphs.ellipsis), .bold)
    line.append(note)
    return line
  }

  private func option(
    at index: Int, _ state: DisplayedIceCream, _ menu: CreateMenuState
  ) -> ScreenLine {
    let options = state.displayedList(of: menu.kind).options
    let option = options[index]
    let isHighlighted = index == menu.highlighted
    let style = isHighlighted ? TextStyle.bold : .plain
    let number = String(option.number)
    var line = ScreenLine(isHighlighted ? glyphs.marker : " ", isHighlighted ? .accent : .plain)
    line.pad(toColumns: 2 + String(options.count).count - number.count)
    line.append(number + "  ")
    if depth != .none {
      line.append(glyphs.swatch, TextStyle(color: option.appearance.color))
      line.append(" ")
    }
    let matches = menu.list.filter?.search.ranges(in: option.name) ?? []
    line.append(option.name, style, underlining: matches, shown: glyphs.text)
    if state.progress.step(of: menu.kind).choice == index { line.append(" (chosen)") }
    return line
  }

  // MARK: Messages

  /// Returns the last refusal or the menu's own message, wrapped; a low window cuts it to keep the steps.
  private func news(
    _ state: DisplayedIceCream, _ menu: CreateMenuState, _ size: WindowSize, columns: Int
  ) -> [ScreenLine] {
    var news = menu.notice
    if let refusal = state.refusal {
      news = refusal.message
    } else if news == nil, !menu.isAtDone {
      news = state.progress.step(of: menu.kind).fault
    }
    guard let news else { return [] }
    return glyphs.wrapped(
      [news], limit: max(1, min(3, size.rows - 4)), columns: columns, .bold)
  }

  private func caption(_ state: DisplayedIceCream, columns: Int) -> ScreenLine {
    ScreenLine(glyphs.text(state.progress.picture.caption))
      .cut(toColumns: columns, sign: glyphs.ellipsis)
  }

  // MARK: Questions

  /// Returns as many lines of texts as fit, with a button below them.
  private func question(
    _ texts: [String], button: String, help: [String], _ menu: CreateMenuState, _ size: WindowSize
  ) -> [ScreenLine] {
    let wrapped = texts.flatMap { glyphs.text($0).wrapped(toColumns: size.columns - 1) }
    let room = size.rows - 3
    var lines = wrapped.prefix(room).map { ScreenLine($0) }
    if wrapped.count > room, let last = lines.indices.last {
      lines[last] = ScreenLine("and \(wrapped.count - room + 1) more lines")
    }
    return lines + [
      ScreenLine("\(glyphs.marker) [ \(button) ]", .boldAccent),
      ScreenLine(menu.notice ?? "", .bold),
      HelpPage.line(help + ["q \(leave)"], columns: size.columns - 1),
    ]
  }

  // MARK: Help

  private var saved: [String] { canOpenSaved ? ["s saved"] : [] }
  private var leave: String { isNested ? "back" : "leave" }

  private func helpLine(
    _ state: DisplayedIceCream, _ menu: CreateMenuState, columns: Int
  ) -> ScreenLine {
    let (move, back) = glyphs.isUnicode ? ("↑↓ move", "← back") : ("j k move", "h back")
    // The most important ones come last.
    let entries =
      menu.list.filter != nil
      ? ["Ctrl-W word", "Backspace letter", "Enter choose", "Esc clear"]
      : saved + ["r surprise", move, back, "/ filter", enter(state, menu), "? keys", "q \(leave)"]
    return HelpPage.line(entries, columns: columns)
  }

  /// Returns what Enter does.
  private func enter(_ state: DisplayedIceCream, _ menu: CreateMenuState) -> String {
    if menu.isAtDone { return menu.isEdit ? "Enter save" : "Enter make it" }
    let choice = state.progress.step(of: menu.kind).choice
    return choice != nil && choice == menu.highlighted ? "Enter keep" : "Enter choose"
  }

  /// The help on all keys.
  var helpPage: HelpPage {
    let (up, down, left, right) =
      glyphs.isUnicode ? ("↑", "↓", "←", "→") : ("Up", "Down", "Left", "Right")
    return HelpPage(
      keys: [
        ("\(up) \(down), k j, Ctrl-P Ctrl-N", "move"),
        ("Home End, g G", "first, last"),
        ("PageUp PageDown", "a page"),
        ("1 to 9", "choose by number; Enter ends a longer one"),
        ("Enter, Space, \(right), l", "choose, and go to the next step"),
        ("\(left), h, b, Shift-Tab", "previous step"),
        ("Tab", "next step"),
        ("/", "filter the options; Esc clears the filter"),
        ("Ctrl-W, Ctrl-U", "in the filter: delete a word, everything"),
        ("r", "surprise me: choose all three at random"),
      ] + (canOpenSaved ? [("s", "saved ice creams")] : []) + [
        (
          "Esc",
          isNested ? "previous step; from the first step, back" : "back; from the first step, leave"
        ),
        ("q, Ctrl-D", leave),
      ] + HelpPage.everywhere)
  }
}
