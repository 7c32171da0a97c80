/// A scrolling list with a highlight, which is searched by typing.
///
/// It stores the number of options, and their names while they are searched; the caller holds the options.
package struct ScrollingList {
  /// The number of options without a search.
  package var total: Int
  /// The highlighted row, from 0, among those that the search finds.
  package private(set) var position = 0
  /// The first visible row.
  package private(set) var top = 0
  /// The search, or `nil` if nothing is typed.
  package private(set) var search: NameFilter?
  /// The position and the first visible row before the search.
  private var unsearched = (position: 0, top: 0)

  package init(total: Int = 0) {
    self.total = total
  }

  /// The number of rows that the search finds.
  package var count: Int { search?.matches?.count ?? total }

  /// The index of the highlighted option, or `nil` if the list is empty.
  package var highlighted: Int? { index(at: position) }

  /// Returns the index of the option in a row, or `nil` if there is no such row.
  package func index(at row: Int) -> Int? {
    guard row >= 0, row < count else { return nil }
    return search?.matches?[row] ?? row
  }

  // MARK: Moving

  /// Moves the highlight to a row.
  package mutating func move(to row: Int) {
    position = max(0, min(row, count - 1))
  }

  /// Moves the highlight to the first row, also after the search.
  package mutating func startOver() {
    (position, top, unsearched) = (0, 0, (0, 0))
  }

  /// Moves the highlight, by a page of as many rows as are visible; up and down may wrap around at the ends.
  ///
  /// - Parameters:
  ///   - move: The move.
  ///   - rows: The number of visible rows.
  ///   - wraps: Whether up and down wrap around.
  ///   - preferred: The rows whose first and last one are the ends of the list; `nil` for all.
  package mutating func move(
    _ move: ListMove, rows: Int, wraps: Bool = true, preferring preferred: Range<Int>? = nil
  ) {
    let last = max(0, count - 1)
    switch move {
    case .up: position = position > 0 ? position - 1 : wraps ? last : 0
    case .down: position = position < last ? position + 1 : wraps ? 0 : last
    case .first: position = min(last, preferred?.lowerBound ?? 0)
    case .last: position = max(0, min(last, preferred.map { $0.upperBound - 1 } ?? last))
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

  // MARK: Keys

  /// Handles a key that moves the highlight, or that edits the search, which the first letter or a slash begins.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - rows: The number of visible rows.
  ///   - preferred: The options that a search lists before others, and whose ends are those of the list.
  ///   - names: Returns the names of the options when a search begins.
  /// - Returns: Whether the key was handled.
  package mutating func take(
    _ key: Key, rows: Int, preferring preferred: Range<Int>? = nil, names: () -> [String]
  ) -> Bool {
    if edit(key, preferring: preferred, names: names) { return true }
    guard let move = ListMove(key) else { return false }
    self.move(move, rows: rows, preferring: preferred)
    return true
  }

  /// Handles a key that begins, edits or ends the search.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - preferred: The options that a search lists before others.
  ///   - names: Returns the names of the options when a search begins, or `nil` if the caller finds them.
  /// - Returns: Whether the key was handled.
  package mutating func edit(
    _ key: Key, preferring preferred: Range<Int>? = nil, names: () -> [String]? = { nil }
  ) -> Bool {
    if key == .escape, search != nil {
      endSearch()
      return true
    }
    if search == nil, key.beginsSearch {
      unsearched = (position, top)
      search = NameFilter(names(), preferring: preferred)
      if key == .character("/") { return true }
    }
    let found = found
    if let text = search?.text, search?.take(key) == true {
      if search?.text.isEmpty == true {
        endSearch(at: found)
      } else if search?.text != text {
        (position, top) = (0, 0)
      }
      return true
    }
    return false
  }

  /// The index of the highlighted option that the search found; `nil` if there is none, or if the caller searches.
  private var found: Int? { search?.matches == nil ? nil : highlighted }

  /// Ends the search; the highlight stays on what was found, or returns to where it was before.
  package mutating func endSearch() {
    endSearch(at: found)
  }

  private mutating func endSearch(at found: Int?) {
    guard search != nil else { return }
    search = nil
    (position, top) = (found ?? unsearched.position, unsearched.top)
  }
}

/// A move of the highlight in a list.
package enum ListMove {
  case up, down, first, last, pageUp, pageDown

  /// Makes the move for a key, or `nil` if the key does not move.
  package init?(_ key: Key) {
    switch key {
    case .up, .control("p"): self = .up
    case .down, .control("n"): self = .down
    case .home: self = .first
    case .end: self = .last
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    default: return nil
    }
  }
}
