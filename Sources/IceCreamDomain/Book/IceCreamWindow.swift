/// The part of a list that was fetched, and the query for the part to fetch next.
///
/// Changes apply to a copy until the fetch succeeds: a window is a value.
struct IceCreamWindow {
  /// The fetched ice creams.
  var page = IceCreamPage()
  private(set) var query = IceCreamQuery()
  /// The query of the first page, and the maximum number of ice creams that stay while another one is fetched.
  private var (first, most) = (IceCreamQuery(), 0)
  /// The offset before the text of the filter was typed.
  private var unfilteredOffset: Int?

  /// The size of a page.
  private var count: Int { max(1, first.count) }
  /// How many ice creams stay while another page is fetched.
  private var kept: Int { max(count, most) - count }

  /// Begins a list at its first page.
  mutating func begin(_ query: IceCreamQuery, most: Int) {
    var (old, new) = (first, query)
    (old.filter.text, new.filter.text) = ("", "")
    if query.filter.text.isEmpty || old != new || most != self.most {
      unfilteredOffset = nil
    } else if first.filter.text.isEmpty {
      unfilteredOffset = page.offset
    }
    (self.query, first, self.most) = (query, query, most)
  }

  /// Adds the next page; some of the other pages stay.
  mutating func moveToNext() {
    guard page.end < page.total else { return move(to: page.offset..<page.end) }
    let end = page.end + min(count, page.total - page.end)
    move(to: max(page.offset, page.end - kept)..<end)
  }

  /// Adds the previous page; some of the other pages stay.
  mutating func moveToPrevious() {
    let start = page.offset - min(count, page.offset)
    move(to: start..<start + min(page.end - start, count + kept))
  }

  /// Moves to the last page.
  mutating func moveToLast() {
    move(to: .max ..< .max)
  }

  /// Stays where it is; at the end of the list, the last rows stay if others were inserted before them.
  ///
  /// - Parameter id: An ice cream to move to instead, if the list has it.
  mutating func stay(around id: String? = nil) {
    let isAtEnd = page.end == page.total && kept > 0
    let rows =
      isAtEnd ? max(page.offset, page.end - kept)..<page.end + count : page.offset..<page.end
    move(to: rows, around: id)
  }

  /// Drops the text of the filter, and moves to an ice cream, or returns to the place before it was typed.
  mutating func dropText(around id: String?) {
    let start = unfilteredOffset ?? 0
    unfilteredOffset = nil
    (query.filter.text, first.filter.text) = ("", "")
    move(to: start..<start, around: id)
  }

  private mutating func move(to rows: Range<Int>, around id: String? = nil) {
    (query.offset, query.count, query.middle) = (rows.lowerBound, max(count, rows.count), id)
  }
}
