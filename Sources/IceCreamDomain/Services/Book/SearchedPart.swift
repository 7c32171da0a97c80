/// The part of a book with rising identifiers where one of them has to be, and the way to make it
/// smaller.
struct SearchedPart {
  /// How much is read at once, and where the search for a place stops and all lines are looked at.
  private static let near = 1 << 10
  /// How far before a likely place is read from, so that the line is in what is read.
  private static let before = 1 << 9
  /// How many lines are looked at in one place, at most.
  private static let lines = 8

  private let book: BookSearch
  private let id: String
  private let number: Int
  /// Where the line is, if anywhere: a line begins at the low end, and the high end is in one.
  private var low = 0
  private var high: Int
  /// The numbers at these ends, once they are known.
  private var numbers: (low: Int, high: Int)?
  private var steps = 0

  init(_ book: BookSearch, for id: String, _ number: Int) {
    (self.book, self.id, self.number) = (book, id, number)
    high = book.end
  }

  /// Finds the line, in few steps.
  mutating func find() throws(IceCreamStoreError) -> (FoundLine, SavedIceCream)? {
    if high > Self.near { try lookAtEnds() }
    while high - low > Self.near {
      if let found = try step() { return found }
    }
    var lines = ForwardLines(book.file, from: low, to: book.end, chunk: Self.near)
    while let (line, found) = try lines.nextNumber(), found <= number {
      if let iceCream = iceCream(line, found, lines.bytes) { return (line, iceCream) }
    }
    return nil
  }

  private mutating func lookAtEnds() throws(IceCreamStoreError) {
    var first = ForwardLines(book.file, from: 0, to: high, chunk: Self.near)
    guard let (_, lowest) = try first.nextNumber() else { return }
    var last = BackwardLines(book.file, from: high, chunk: Self.near)
    while let line = try last.next() {
      guard let highest = line.number(in: last.bytes) else { continue }
      numbers = (lowest, highest)
      return
    }
  }

  /// Looks at a few lines at the next place, and leaves out what is before or after them.
  private mutating func step() throws(IceCreamStoreError) -> (FoundLine, SavedIceCream)? {
    let place = nextPlace()
    var lines = ForwardLines(book.file, from: place, to: high, chunk: Self.near)
    // Most likely this is the end of a line that begins before.
    if place > low { _ = try lines.next() }
    for turn in 0..<Self.lines {
      guard let (line, found) = try lines.nextNumber() else {
        if turn == 0 { high = place }
        return nil
      }
      if let iceCream = iceCream(line, found, lines.bytes) { return (line, iceCream) }
      guard found <= number else {
        high = turn == 0 ? place : line.offset
        numbers?.high = found
        return nil
      }
      low = line.next
      numbers?.low = found
    }
    return nil
  }

  /// Returns where the line is if the numbers rise evenly, and every third time the middle, so that
  /// there are few steps however they rise.
  private mutating func nextPlace() -> Int {
    steps += 1
    let size = high - low
    guard steps % 3 != 0, let numbers, numbers.low < numbers.high else { return low + size / 2 }
    let share = Double(number - numbers.low) / Double(numbers.high - numbers.low)
    let place = Int(Double(size) * min(max(share, 0), 1)) - Self.before
    return place < Self.near ? low : low + min(place, size - 1)
  }

  /// Returns the ice cream of a line, if it is the one that is looked for.
  private func iceCream(_ line: FoundLine, _ found: Int, _ bytes: [UInt8]) -> SavedIceCream? {
    guard found == number, let iceCream = BookLine(bytes, line).iceCream, iceCream.id == id
    else { return nil }
    return iceCream
  }
}
