import IceCreamDomain
import TerminalMenu

/// The columns of the saved ice creams: when, cone, flavor, topping and identifier, as wide as the widest so far.
///
/// They never shrink while a list is open, so that nothing moves as it is searched and scrolled.
struct ListColumns {
  let times: TimeWording
  let glyphs: MenuGlyphs
  /// The ice creams that they are wide enough for.
  private var measured: [DisplayedResult] = []
  private var (when, id) = (0, 0)
  private var names = PerKind { _ in 0 }
  /// Whether some rows are marked, so that all have a column for the mark.
  private var hasMarks = false

  /// The columns between two columns.
  private static let gap = 2
  /// The least columns of a name beside the time, and of a cone beside the flavor and the topping.
  private static let (leastBesideTime, least) = (14, 6)

  /// The columns of the marker, and of the mark.
  private var start: Int { hasMarks ? 4 : 2 }

  var total: Int { total(when, names, id) }

  private func total(_ when: Int, _ names: PerKind<Int>, _ id: Int) -> Int {
    let columns = ([when, id] + IngredientKind.allCases.map { names[$0] }).filter { $0 > 0 }
    return start + columns.reduce(0, +) + Self.gap * max(0, columns.count - 1)
  }

  init(times: TimeWording, glyphs: MenuGlyphs) {
    (self.times, self.glyphs) = (times, glyphs)
  }

  /// Makes the columns as wide as some ice creams need.
  mutating func widen(for iceCreams: [DisplayedResult]) {
    // Equal arrays are nearly always the same one, which takes no time.
    if iceCreams == measured { return }
    measured = iceCreams
    for iceCream in iceCreams {
      when = max(when, times.relative(iceCream.madeAt).columns)
      id = max(id, ScreenLine(iceCream.id ?? "").columns)
      for kind in IngredientKind.allCases {
        names[kind] = max(names[kind], ScreenLine(glyphs.text(iceCream.names[kind])).columns)
      }
    }
  }

  /// Returns these columns as they fit: the identifier gives way first, then long names, the time, and the cone.
  func fitted(to room: Int, hasMarks: Bool = false) -> ListColumns {
    var fitted = self
    fitted.hasMarks = hasMarks
    if fitted.total > room { fitted.id = 0 }
    if fitted.total > room, !fitted.cutNames(to: room, least: Self.leastBesideTime) {
      fitted.when = 0
      if !fitted.cutNames(to: room, least: Self.least) {
        fitted.names.cone = 0
        _ = fitted.cutNames(to: room, least: 1)
      }
    }
    return fitted
  }

  /// Cuts the names to what the other columns leave; names that need less leave it to the others.
  ///
  /// - Returns: Whether each name that is cut has a number of columns.
  private mutating func cutNames(to room: Int, least: Int) -> Bool {
    var kinds = IngredientKind.allCases.filter { names[$0] > 0 }.sorted { names[$0] < names[$1] }
    var left = room - total(when, PerKind { names[$0] > 0 ? 1 : 0 }, id) + kinds.count
    if left < kinds.count * least { return false }
    while !kinds.isEmpty {
      let kind = kinds.removeFirst()
      names[kind] = min(names[kind], max(1, left / (kinds.count + 1)))
      left -= names[kind]
    }
    return true
  }

  /// Returns the row of an ice cream, with the letters underlined that match a search.
  func line(
    of iceCream: DisplayedResult, isHighlighted: Bool, isMarked: Bool = false
  ) -> ScreenLine {
    let style = isHighlighted ? TextStyle.bold : .plain
    var line = ScreenLine(isHighlighted ? glyphs.marker : " ", style)
    if isMarked { line.append(" *", style) }
    var start = start
    func append(_ text: String, columns: Int, _ style: TextStyle, _ matches: [Range<Int>] = []) {
      if columns == 0 { return }
      line.pad(toColumns: start)
      var cell = ScreenLine()
      cell.append(text, style, underlining: matches, shown: glyphs.text)
      line.append(cell.cut(toColumns: columns, sign: glyphs.ellipsis))
      start += columns + Self.gap
    }
    append(times.relative(iceCream.madeAt), columns: when, .plain)
    for kind in IngredientKind.allCases {
      // One bold name marks the row. Each takes as many bytes again whenever the highlight moves.
      append(
        iceCream.names[kind], columns: names[kind], kind == .flavor ? style : .plain,
        iceCream.matches?[kind] ?? [])
    }
    append(iceCream.id ?? "", columns: id, .plain, [0..<(iceCream.matchedOfID ?? 0)])
    return line
  }
}
