import PlainText

// The texts of a catalog that people see.
extension JSONScanner {
  /// Reads a text that people will see, or logs why they cannot.
  mutating func readLabel() throws(Unreadable) -> String? {
    guard try expect(.text) else { return nil }
    let text = try readText()
    check(text)
    return text.value
  }

  private mutating func check(_ text: ScannedText) {
    if text.isClean { return }
    let scalars = text.value.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else {
      return report(.emptyText, at: text.offset)
    }
    if first.isWhiteSpace || last.isWhiteSpace {
      report(.outerSpace, at: text.offset)
    }
    if let scalar = scalars.first(where: \.isUnprintable) ?? text.value.firstInvisible {
      report(.unprintable(scalar.value), at: text.offset)
    }
  }

  /// Reads a list of names: at least one, none empty, none twice, whatever does not show left out.
  mutating func readNames() throws(Unreadable) -> [String] {
    guard try expect(.list) else { return [] }
    let start = offset
    var entries = ScannedEntries(byteCount: bytes.count - start)
    path.append(.index(0))
    do {
      try readList { scanner throws(Unreadable) in
        scanner.readPlainNames(into: &entries)
        scanner.path[scanner.path.count - 1] = .index(entries.names.count)
        if try scanner.expect(.text) {
          let text = try scanner.readText()
          scanner.check(text)
          entries.append(text.value, offset: text.offset, hash: text.hash)
        } else {
          // It takes its place, so that the indices of the others stay right.
          entries.append("", offset: scanner.offset, hash: 0)
        }
      }
    } catch {
      // The list comes to a bad end, but what was read of it is looked at all the same.
      reportRepeated(entries)
      throw error
    }
    reportRepeated(entries)
    path.removeLast()
    if entries.names.isEmpty { report(.emptyList, at: start) }
    return entries.names
  }

  private mutating func reportRepeated(_ entries: ScannedEntries) {
    for (index, first) in entries.repeated(most: CatalogError.mostFaults) {
      path[path.count - 1] = .index(index)
      report(
        .repeatedEntry(entries.names[index], firstIndex: first), at: entries.offset(of: index))
    }
  }

  /// Reads names for as long as nothing is unusual about them, the commas after them included.
  ///
  /// The last name, and one with a slip, are left to be read the long way.
  private mutating func readPlainNames(into entries: inout ScannedEntries) {
    while let text = bytes.plainText(at: offset, hashSeed: hashSeed), text.isClean,
      let next = bytes.nextText(after: text)
    {
      entries.append(bytes.text(text), offset: offset, hash: text.hash)
      offset = next
    }
  }
}
