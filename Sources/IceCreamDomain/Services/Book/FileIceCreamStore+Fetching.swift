extension FileIceCreamStore {
  public func fetch(_ query: IceCreamQuery) throws(IceCreamStoreError) -> IceCreamPage {
    guard let book = try openToRead() else { return IceCreamPage(iceCreams: []) }
    var reading = BookReading(query, book)
    var page =
      switch query.order {
      case .newest: try reading.newest()
      case .oldest: try reading.oldest()
      case .flavor: try reading.byFlavor()
      }
    if page.iceCreams.isEmpty { try book.refuseOtherFile() }
    page.notes = try reading.damage.notes(in: book.file) + (book.isTorn ? [.tornLine] : [])
    return page
  }
}

/// The way through a book to the ice creams of one page.
private struct BookReading {
  private(set) var damage = DamageLog()
  private let query: IceCreamQuery
  private let book: ReadBook
  private let wanted: LineFilter
  private let count: Int
  /// What is first by flavor, where that is the order.
  private var first: FirstByFlavor?

  init(_ query: IceCreamQuery, _ book: ReadBook) {
    self.query = query
    self.book = book
    wanted = LineFilter(query.filter)
    count = max(1, query.count)
  }

  mutating func newest() throws(IceCreamStoreError) -> IceCreamPage {
    let after = try query.after?.current(in: book)
    var lines = BackwardLines(
      book.file, from: after?.offset ?? book.end, with: wanted.texts.first)
    var found: [IceCreamPlace] = []
    while found.count <= count, let line = try lines.next() {
      if let place = read(line, lines.bytes, after) { found.append(place) }
    }
    return IceCreamPage(count, of: found)
  }

  mutating func oldest() throws(IceCreamStoreError) -> IceCreamPage {
    let after = try query.after?.current(in: book)
    var lines = ForwardLines(
      book.file, from: after?.offset ?? 0, to: book.end, with: wanted.texts.first,
      chunk: wanted.texts.isEmpty ? 1 << 12 : 1 << 16)
    var found: [IceCreamPlace] = []
    while found.count <= count, let line = try lines.next() {
      if let place = read(line, lines.bytes, after) { found.append(place) }
    }
    return IceCreamPage(count, of: found)
  }

  /// Reads the whole book and keeps only the first ones of those wanted.
  mutating func byFlavor() throws(IceCreamStoreError) -> IceCreamPage {
    let after = try query.after?.current(in: book)
    first = FirstByFlavor(count: count)
    // From new to old: of the same flavor, those that come later then are none of the first ones.
    var lines = BackwardLines(book.file, from: book.end, with: wanted.texts.first, chunk: 1 << 16)
    while let line = try lines.next() {
      if let place = read(line, lines.bytes, after) { first?.add(place) }
    }
    return IceCreamPage(count, of: first?.sorted() ?? [])
  }

  /// Returns the place of a line whose ice cream is wanted, and not on a page before.
  private mutating func read(
    _ line: FoundLine, _ bytes: [UInt8], _ after: IceCreamPlace?
  ) -> IceCreamPlace? {
    guard let iceCream = read(line, bytes) else { return nil }
    let place = IceCreamPlace(after: iceCream, at: line.offset)
    return after.map { query.order.puts($0, before: place) } ?? true ? place : nil
  }

  /// Returns the ice cream of a line, if it is wanted, and not too late to be one of the first.
  private mutating func read(_ line: FoundLine, _ bytes: [UInt8]) -> SavedIceCream? {
    for text in wanted.texts where text.isMissing(bytes, line) { return nil }
    if !line.isTooLong, let plain = PlainLine(bytes, line.range) {
      guard wanted.areIn(plain, bytes), !(first?.isTooLate(bytes, plain.flavor) ?? false)
      else { return nil }
      return plain.iceCream(in: bytes)
    }
    switch BookLine(bytes, line) {
    case .blank, .header: return nil
    case .damaged:
      damage.add(line)
      return nil
    case .iceCream(let iceCream): return query.filter.accepts(iceCream) ? iceCream : nil
    }
  }
}
