/// A scrolling list with a highlight and an optional filter.
///
/// It stores the number of options, and their names while it is filtered; the caller holds the options.
package struct ScrollingList {
  /// The number of options without the filter.
  package var total: Int
  /// The highlighted row, from 0, among those that match the filter.
  package private(set) var position = 0
  /// The first visible row.
  package private(set) var top = 0
  /// The filter, or `nil` if the list is not filtered.
  package private(set) var filter: NameFilter?
  /// The position and the first visible row before filtering.
  private var unfiltered = (position: 0, top: 0)

  package init(total: Int = 0) {
    self.total = total
  }

  /// The number of rows that match the filter.
  package var count: Int { filter?.matches.count ?? total }

  /// The index of the highlighted option, or `nil` if the list is empty.
  package var highlighted: Int? { index(at: position) }

  /// Returns the index of the option in a row, or `nil` if there is no such row.
  package func index(at row: Int) -> Int? {
    guard row >= 0, row < count else { return nil }
    return filter?.matches[row] ?? row
  }

  // MARK: Moving

  /// Moves the highlight to a row.
  package mutating func move(to row: Int) {
    position = max(0, min(row, count - 1))
  }

  /// Moves the highlight, by a page of as many rows as are visible; up and down may wrap around at the ends.
  package mutating func move(_ move: ListMove, rows: Int, wraps: Bool = true) {
    let last = max(0, count - 1)
    switch move {
    case .up: position = position > 0 ? position - 1 : wraps ? last : 0
    case .down: position = position < last ? position + 1 : wraps ? 0 : last
    case .first: position = 0
    case .last: position = last
    case .pageUp: position = max(0, position - max(1, rows))
    case .pageDown: position = min(last, position + max(1, rows))
    }
  }

  /// Scrolls the highlight into view, with some number of visible rows.
  package mutating func scroll(rows: Int) {
    position = max(0, min(position, count - 1))
    top = max(position - max(1, rows) + 1, min(top, position))
    top = max(0, min(top, count - max(1, rows)))
  }

  // MARK: Filtering

  /// Starts filtering the options by name, with the highlight where it is until a text is typed.
  package mutating func startFilter(_ names: some Sequence<String>) {
    unfiltered = (position, top)
    filter = NameFilter(names)
  }

  /// Handles a key that edits the filter, moves its cursor, or ends it: only Escape does.
  ///
  /// - Returns: Whether the key was handled; always `false` without a filter.
  package mutating func type(_ key: Key) -> Bool {
    guard var filter else { return false }
    if key == .escape {
      endFilter()
      return true
    }
    let text = filter.text
    guard filter.take(key) else { return false }
    self.filter = filter
    if filter.text != text { (position, top) = (0, 0) }
    return true
  }

  /// Ends the filter; the highlight returns to where it was before.
  package mutating func endFilter() {
    guard filter != nil else { return }
    filter = nil
    (position, top) = unfiltered
  }
}

/// A move of the highlight in a list.
package enum ListMove {
  case up, down, first, last, pageUp, pageDown

  /// Makes the move for a key, or `nil` if the key does not move.
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
