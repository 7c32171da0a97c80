import IceCreamDomain

/// Finds the last change of a book from its end.
struct LastChangeSearch {
  private let book: BookFile

  /// Creates a search.
  init(in book: BookFile) { self.book = book }

  /// Returns the last change before the end of the book; `nil` if nothing was ever saved.
  ///
  /// - Throws: `.damagedChange` for a damaged line after the version before the change: it may be a later change,
  ///   or a later version.
  func change(before end: Int) throws(IceCreamStoreError) -> IceCreamChange? {
    var lines = BackwardLines(book, from: end)
    var last: BookLine?
    while let found = try lines.next() {
      let line = BookLine(lines.bytes, found.range)
      switch line {
      case .blank, .header(version: BookLine.version): continue
      case .damaged, .header: throw try damage(at: found.offset)
      case .saved, .changed, .deleted: break
      }
      guard let last else {
        if case .saved(let iceCream) = line { return .saved(iceCream) }
        last = line
        continue
      }
      if line.id != last.id { continue }
      guard let change = IceCreamChange(from: line, to: last) else { break }
      return change
    }
    if last == nil { return nil }
    throw book.error(.missingChange)
  }

  private func damage(at offset: Int) throws(IceCreamStoreError) -> IceCreamStoreError {
    var damage = DamagedLineNotes()
    damage.add(offset)
    guard case .damagedLine(let line, _) = try damage.notes(in: book).first else {
      return book.error(.missingChange)
    }
    return book.error(.damagedChange(line: line))
  }
}

extension IceCreamChange {
  /// Creates the change from a line about an ice cream to the next one; `nil` if no program makes such a change.
  fileprivate init?(from old: BookLine, to new: BookLine) {
    switch (old, new) {
    case (.saved(let iceCream), .deleted), (.changed(let iceCream), .deleted):
      self = .deleted(iceCream)
    case (.deleted, .changed(let iceCream)): self = .restored(iceCream)
    case (.saved(let old), .changed(let new)), (.changed(let old), .changed(let new)):
      self = .updated(new, from: old)
    default: return nil
    }
  }
}

extension BookLine {
  /// The identifier that the line is about, or `nil` if it is about none.
  fileprivate var id: String? {
    switch self {
    case .saved(let iceCream), .changed(let iceCream): iceCream.id
    case .deleted(let id): id
    case .blank, .header, .damaged: nil
    }
  }
}
