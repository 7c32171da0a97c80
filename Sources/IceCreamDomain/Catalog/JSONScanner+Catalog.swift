// The shape of a catalog: which keys, which types, which texts.
extension JSONScanner {
  mutating func readFile() throws(Unreadable) -> IceCream {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      log.add(.file(.byteOrderMark), at: 0, path: [])
      offset = 3
    }
    skipSpace()
    guard next != nil else {
      log.add(.file(.emptyFile), at: 0, path: [])
      throw Unreadable()
    }
    switch typeOfNext {
    case .object: break
    case .list, .text, .number:
      _ = try expect(.object)
      throw Unreadable()
    case .boolean, .null, nil: throw giveUp(expected: .catalog)
    }
    let catalog = try readCatalog()
    skipSpace()
    if next != nil { report(.textAfterEnd, at: offset) }
    return catalog
  }

  private mutating func readCatalog() throws(Unreadable) -> IceCream {
    let start = offset
    var catalog = IceCream(cones: [], flavors: [], toppings: [])
    var styles: [NamedStyle] = []
    let keys = try readMembers(
      known: ["cones", "flavors", "toppings", "title", "prompts", "appearance", "$schema"]
    ) { scanner, key, _ throws(Unreadable) in
      switch key {
      case "cones": catalog.cones = try scanner.readNames()
      case "flavors": catalog.flavors = try scanner.readNames()
      case "toppings": catalog.toppings = try scanner.readNames()
      case "title": catalog.title = try scanner.readLabel()
      case "prompts": catalog.prompts = try scanner.readPrompts()
      case "appearance": styles = try scanner.readStyles()
      default: if try scanner.expect(.text) { _ = try scanner.readText() }
      }
    }
    guard let keys else { return catalog }
    for kind in IngredientKind.allCases where !keys.contains(kind.listName) {
      report(.missingKey(kind.listName), at: start)
    }
    apply(styles, to: &catalog)
    return catalog
  }

  private mutating func readPrompts() throws(Unreadable) -> IceCream.Prompts {
    var prompts = IceCream.Prompts()
    try readMembers(
      known: IngredientKind.allCases.map(\.rawValue)
    ) { scanner, key, _ throws(Unreadable) in
      let prompt = try scanner.readLabel()
      switch IngredientKind(rawValue: key) {
      case .cone: prompts.cone = prompt
      case .flavor: prompts.flavor = prompt
      case .topping: prompts.topping = prompt
      case nil: break
      }
    }
    return prompts
  }

  /// Reads an object whose keys are known and stand in it once.
  ///
  /// - Parameters:
  ///   - known: The keys that it may have, or `nil` where any will do.
  ///   - member: Reads one value. It gets the key and the key's offset.
  /// - Returns: The keys that were there, or `nil` where the value was no object.
  /// - Throws: `Unreadable` when the rest makes no sense any more.
  @discardableResult
  mutating func readMembers(
    known: [String]?,
    _ member: (inout JSONScanner, String, Int) throws(Unreadable) -> Void
  ) throws(Unreadable) -> Set<String>? {
    guard try expect(.object) else { return nil }
    var keys: Set<String> = []
    try readObject { scanner, key, keyOffset throws(Unreadable) in
      if !keys.insert(key).inserted {
        scanner.report(.repeatedKey(key), at: keyOffset)
        try scanner.skipValue()
      } else if let known, !known.contains(key) {
        let likely = key.closest(in: known)
        scanner.report(.unknownKey(key, known: known, likely: likely), at: keyOffset)
        try scanner.skipValue()
      } else {
        scanner.path.append(.key(key))
        try member(&scanner, key, keyOffset)
        scanner.path.removeLast()
      }
    }
    return keys
  }

  // MARK: Texts

  /// Reads a text that people will see, or logs why they cannot.
  private mutating func readLabel() throws(Unreadable) -> String? {
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
    if let scalar = scalars.first(where: \.isUnprintable) {
      report(.unprintable(scalar.value), at: text.offset)
    }
  }

  /// Reads a list of names: at least one, none empty, none twice.
  private mutating func readNames() throws(Unreadable) -> [String] {
    guard try expect(.list) else { return [] }
    let start = offset
    var entries = ScannedEntries(expectedCount: (bytes.count - start) / 16)
    path.append(.index(0))
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
    for (index, first) in entries.repeated(most: CatalogError.mostFaults) {
      path[path.count - 1] = .index(index)
      report(
        .repeatedEntry(entries.names[index], firstIndex: first), at: entries.offset(of: index))
    }
    path.removeLast()
    if entries.names.isEmpty { report(.emptyList, at: start) }
    return entries.names
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
