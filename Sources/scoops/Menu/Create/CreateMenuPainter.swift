import IceCreamDomain
import PlainText
import TerminalMenu

/// Paints the create menu: a function of its state and of the window.
struct CreateMenuPainter {
  let frame: MenuFrame
  /// Returns the command that makes an ice cream again.
  let receipt: (DisplayedResult) -> String?
  let state: CreateIceCream.DisplayedIceCream
  var menu: CreateMenuState

  private var glyphs: MenuGlyphs { frame.glyphs }

  var lines: [ScreenLine] {
    if let failure = state.saveFailure {
      return glyphs.lines(of: failure, notice: menu.notice, menu.keys(in: state), in: frame)
    }
    return state.alert.map(finished) ?? steps
  }

  var layout: MenuLayout {
    MenuLayout(rows: frame.textRows, messageRows: news.count, isAtDone: menu.isAtDone)
  }

  // MARK: The steps

  private var steps: [ScreenLine] {
    let layout = layout
    var lines: [ScreenLine] = []
    if layout.hasTitle { lines.append(ScreenLine(glyphs.text(state.menu.title), .bold)) }
    if layout.stepRows == 1 {
      lines.append(stepsLine)
    } else if layout.stepRows > 1 {
      lines += glyphs.table(IngredientKind.allCases.map(row), columns: .max) + [done]
      if menu.isAtDone { lines[lines.count - 1].append("  " + state.progress.status) }
    }
    if layout.hasGap { lines.append(ScreenLine()) }
    lines.append(prompt)
    let rows = CreateRows(of: menu.kind, in: state)
    for row in menu.list.top..<menu.list.top + layout.listRows {
      lines.append(menu.list.index(at: row).map { line(at: $0, in: rows) } ?? ScreenLine())
    }
    return frame.lines(
      lines, message: news, footer: menu.keys(in: state).footer(in: frame),
      picture: picture)
  }

  /// The picture with the highlighted option, before it is chosen.
  private var picture: DisplayedPicture {
    let picture = state.progress.picture
    guard let option = menu.option(in: state) else { return picture }
    return picture.with(state.menu.lists[menu.kind][option].appearance, as: menu.kind)
  }

  private func row(of kind: IngredientKind) -> (ScreenLine, String) {
    let (step, list) = (state.progress.steps[kind], state.menu.lists[kind])
    let choice = step.choice.map { list.options[$0].name } ?? step.fault
    return (
      ScreenLine(sign(of: kind) + " " + glyphs.text(list.name), style(of: kind)), choice ?? ""
    )
  }

  /// All steps in one line, in the longest form that fits: choices, names, or the name of the open step only.
  private var stepsLine: ScreenLine {
    let forms: [(IngredientKind) -> String] = [
      { kind in
        let list = state.menu.lists[kind]
        return state.progress.steps[kind].choice.map { list.options[$0].name } ?? list.name
      },
      { state.menu.lists[$0].name }, { $0 == current ? state.menu.lists[$0].name : "" },
    ]
    let lines = forms.enumerated().map { form, text in
      var line = ScreenLine()
      for kind in IngredientKind.allCases {
        let text = glyphs.text(text(kind))
        line.append(sign(of: kind) + (text.isEmpty ? "" : " " + text), style(of: kind))
        line.append("  ")
      }
      if form < forms.count - 1 || current == nil { line.append(done) }
      return line
    }
    return lines.first { $0.columns <= frame.textColumns } ?? lines[forms.count - 1]
  }

  /// The button Done, with its sign.
  private var done: ScreenLine {
    var line = ScreenLine(sign(of: nil) + " ", style(of: nil))
    line.append("[ Done ]", current == nil ? .reversed : .plain)
    return line
  }

  /// The open step, or `nil` at Done.
  private var current: IngredientKind? { menu.isAtDone ? nil : menu.kind }

  /// Returns the sign before a step, or before Done.
  private func sign(of kind: IngredientKind?) -> String {
    if kind == current { return kind == nil ? glyphs.marker : glyphs.current }
    if let kind, state.progress.steps[kind].choice != nil { return glyphs.chosen }
    let isOpen = kind.map { state.progress.steps[$0].isOpen } ?? state.progress.isDoneEnabled
    return isOpen ? glyphs.open : glyphs.closed
  }

  private func style(of kind: IngredientKind?) -> TextStyle { kind == current ? .bold : .plain }

  // MARK: The options

  /// The question, with what is typed after it.
  private var prompt: ScreenLine {
    glyphs.line(
      asking: menu.isAtDone
        ? ConversationWording.Create.doneKey(in: state) : state.menu.lists[menu.kind].prompt,
      menu.list.search?.typed ?? TypedText(menu.digits), note: note, columns: frame.textColumns)
  }

  /// Where the highlight is among the options that the search finds; nothing in a row that is no option.
  private var note: String {
    if menu.isAtDone { return "" }
    if !menu.digits.isEmpty { return "Enter chooses" }
    if menu.list.count == 0 { return "none" }
    return menu.place(in: state).map { "\($0.position.grouped) of \($0.count.grouped)" } ?? ""
  }

  /// Returns the line of an option, or of what can be done beside choosing one.
  private func line(at index: Int, in rows: CreateRows) -> ScreenLine {
    let isHighlighted = !menu.isAtDone && index == menu.list.highlighted
    let style = isHighlighted ? TextStyle.bold : .plain
    var line = ScreenLine(isHighlighted ? glyphs.marker : " ", style)
    func append(_ name: String) {
      line.pad(toColumns: nameColumn)
      let matches = menu.list.search?.ranges(in: name) ?? []
      line.append(name, style, underlining: matches, shown: glyphs.text)
    }
    switch rows[index] {
    case .other(let other):
      append(other.title)
      let key = "  " + other.keyName
      if line.columns + key.columns <= frame.textColumns { line.append(key) }
    case .option(let option):
      let option = rows.options[option]
      let number = String(option.number)
      line.pad(toColumns: 2 + String(rows.options.count).count - number.count)
      line.append(number)
      if frame.depth.hasColor {
        line.append("  ")
        line.append(option.appearance.dot(depth: frame.depth, isUnicode: glyphs.isRich))
      }
      append(option.name)
    }
    return line
  }

  /// The last refusal or message, or else what will go wrong; wrapped, and cut in a low window to keep the steps.
  private var news: [ScreenLine] {
    let fault = menu.isAtDone ? nil : state.progress.steps[menu.kind].fault
    let warning = state.menu.saveWarning?.menuText
    return frame.message(
      [state.refusal?.message ?? menu.notice ?? fault ?? warning ?? cutName],
      limit: max(1, min(4, frame.textRows - 3)))
  }

  /// The highlighted option, if its row is cut.
  private var cutName: String? {
    guard case .option(let option) = menu.row(in: state) else { return nil }
    let name = state.menu.lists[menu.kind].options[option].name
    return glyphs.text(name).columns > frame.textColumns - nameColumn ? name : nil
  }

  /// The column in which the names of options begin: after the marker, the number and the dot.
  private var nameColumn: Int {
    2 + String(state.menu.lists[menu.kind].count).count + (frame.depth.hasColor ? 4 : 2)
  }

  /// Returns the finished ice cream, and what can be done next.
  private func finished(_ alert: DisplayedAlert) -> [ScreenLine] {
    // A cut command could not be pasted. The menu prints the whole one when it goes on.
    let receipt =
      (menu.isDeleted ? nil : receipt(alert.iceCream))
      .map { MakeAgainCommandLine.lines($0, columns: frame.messageColumns) }
      .flatMap { lines in lines.contains { $0.columns > frame.messageColumns } ? nil : lines } ?? []
    let words = [alert.iceCream.sentence] + (menu.isDeleted ? [] : alert.notes)
    return glyphs.page(
      menu.isDeleted ? "Your ice cream was deleted." : alert.title,
      words: { glyphs.wrapped(words, limit: frame.textRows, columns: $0) }, menu.keys(in: state),
      menu.buttons, asking: menu.question, news: [menu.notice],
      receipt: receipt.map { ScreenLine($0) }, picture: state.progress.picture, in: frame)
  }
}
