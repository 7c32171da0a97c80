/// A list of which a menu shows some rows, with a highlight and an optional filter.
///
/// The list knows how many options there are, and while it is filtered their names; the caller holds the
/// options themselves.
package struct FilteredList {
  /// How many options there are without the filter.
  package var total: Int
  /// The row under the highlight, from 0, among the rows that are left by the filter.
  package private(set) var position = 0
  /// The first visible row.
  package private(set) var top = 0
  /// The filter, while there is one.
  package private(set) var filter: NameFilter?
  /// Where the highlight was, and the first visible row, before the filter.
  private var unfiltered = (position: 0, top: 0)

  package init(total: Int = 0) {
    self.total = total
  }

  /// How many rows there are.
  package var count: Int { filter?.matches.count ?? total }

  /// The index of the option under the highlight, or `nil` in an empty list.
  package var highlighted: Int? { index(at: position) }

  /// Returns the index of the option in a row, or `nil` where there is no such row.
  package func index(at row: Int) -> Int? {
    guard row >= 0, row < count else { return nil }
    return filter?.matches[row] ?? row
  }

  // MARK: Moving

  /// Moves the highlight to a row.
  package mutating func move(to row: Int) {
    position = max(0, min(row, count - 1))
  }

  /// Moves the highlight; up and down wrap around at the ends.
  ///
  /// - Parameter rows: How many rows are visible.
  package mutating func move(_ move: ListMove, rows: Int) {
    let last = max(0, count - 1)
    switch move {
    case .up: position = position > 0 ? position - 1 : last
    case .down: position = position < last ? position + 1 : 0
    case .first: position = 0
    case .last: position = last
    case .pageUp: position = max(0, position - max(1, rows))
    case .pageDown: position = min(last, position + max(1, rows))
    }
  }

  /// Scrolls so that the highlight is visible.
  ///
  /// - Parameter rows: How many rows are visible.
  package mutating func scroll(rows: Int) {
    position = max(0, min(position, count - 1))
    top = max(position - max(1, rows) + 1, min(top, position))
    top = max(0, min(top, count - max(1, rows)))
  }

  // MARK: Filtering

  /// Begins to filter the options by their names.
  package mutating func startFilter(_ names: some Sequence<String>) {
    unfiltered = (position, top)
    filter = NameFilter(names)
    (position, top) = (0, 0)
  }

  /// Handles a key that edits the text of the filter; Backspace and Escape can end it.
  ///
  /// - Returns: Whether the key was one; always `false` without a filter.
  package mutating func type(_ key: Key) -> Bool {
    guard var filter else { return false }
    if key == .escape || key == .backspace && filter.text.isEmpty {
      endFilter()
      return true
    }
    guard filter.take(key) else { return false }
    self.filter = filter
    (position, top) = (0, 0)
    return true
  }

  /// Ends the filter; the highlight stays on its option.
  package mutating func endFilter() {
    guard filter != nil else { return }
    let index = highlighted
    filter = nil
    position = index ?? unfiltered.position
    top = unfiltered.top
  }
}

/// A move of the highlight in a list.
package enum ListMove {
  case up, down, first, last, pageUp, pageDown

  /// Makes the move of a key, or `nil` where the key does not move.
  package init?(_ key: Key) {
    switch key {
    case .up, .character("k"), .control("p"): self = .up
    case .down, .character("j"), .control("n"): self = .down
    case .home, .character("g"): self = .first
    case .end, .character("G"): self = .last
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    default: return nil
    }
  }
}
