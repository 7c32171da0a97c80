extension FileIceCreamStore {
  public func find(_ id: String) throws(IceCreamStoreError) -> SavedIceCream {
    let typed = IceCreamID.typed(id)
    guard let book = try openToRead() else { throw error(.unknownID(id)) }
    let search = BookSearch(file: book.file, end: book.end)
    if IceCreamID.number(of: typed) != nil, let (_, iceCream) = try search.line(of: typed) {
      return iceCream
    }
    var matches = IDMatches(id, typed: typed)
    try matches.search(book)
    if let exact = matches.exact { return exact }
    if matches.ids.count > 1 { throw error(.ambiguousID(typed, matches: matches.ids)) }
    if let first = matches.first { return first }
    try book.refuseOtherFile()
    throw error(try firstDamage(in: book).map { .damagedLine($0) } ?? .unknownID(id))
  }

  /// Returns the number of the first line that cannot be read.
  private func firstDamage(in book: ReadBook) throws(IceCreamStoreError) -> Int? {
    var lines = ForwardLines(book.file, from: 0, to: book.end)
    var damage = DamageLog()
    while let line = try lines.next() {
      guard BookLine(lines.bytes, line) == .damaged else { continue }
      damage.add(line)
      break
    }
    if case .damagedLine(let number) = try damage.notes(in: book.file).first { return number }
    return nil
  }
}

/// What somebody may have meant by the beginning of an identifier.
private struct IDMatches {
  /// So many are named where there are several.
  private static let most = 5

  private let given: String
  private let typed: String
  /// The ice cream with the whole identifier, be it as it was given or as it was understood.
  private(set) var exact: SavedIceCream?
  private(set) var first: SavedIceCream?
  /// The identifiers that begin like this, the first few of them.
  private(set) var ids: [String] = []

  init(_ given: String, typed: String) {
    self.given = given
    self.typed = typed
  }

  /// Looks at all lines that may matter, until it is certain.
  mutating func search(_ book: ReadBook) throws(IceCreamStoreError) {
    guard !typed.isEmpty else { return }
    let texts = [WantedText(beginning: typed)] + (given == typed ? [] : [WantedText(given)])
    let only = texts.count == 1 ? texts.first : nil
    var lines = ForwardLines(book.file, from: 0, to: book.end, with: only)
    while let line = try lines.next() {
      if texts.allSatisfy({ $0.isMissing(lines.bytes, line) }) { continue }
      guard let iceCream = BookLine(lines.bytes, line).iceCream else { continue }
      if iceCream.id == typed {
        exact = iceCream
        return
      }
      if iceCream.id == given, exact == nil { exact = iceCream }
      guard iceCream.id.hasPrefix(typed) else { continue }
      if first == nil { first = iceCream }
      if ids.count < Self.most, !ids.contains(iceCream.id) { ids.append(iceCream.id) }
    }
  }
}
