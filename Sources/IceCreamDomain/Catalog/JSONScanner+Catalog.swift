import PlainText
import StrictJSON

// The shape of a catalog: which keys, which types, which texts.
extension JSONScanner {
  mutating func readFile() throws(Unreadable) -> IceCream {
    if bytes.startsWithByteOrderMark {
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
    case .true, .false, .null:
      // Any other word is no JSON at all.
      let start = offset
      let isWord = ["true", "false", "null"].contains(readWord())
      offset = start
      guard isWord else { throw giveUp(expected: .catalog) }
      _ = try expect(.object)
      throw Unreadable()
    case nil: throw giveUp(expected: .catalog)
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
    var lists: [String] = []
    let isObject = try readMembers(
      known: ["cones", "flavors", "toppings", "title", "prompts", "appearance", "$schema"]
    ) { scanner, key, _ throws(Unreadable) in
      lists.append(key)
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
    guard isObject else { return catalog }
    for kind in IngredientKind.allCases where !lists.contains(kind.listName) {
      report(.missingKey(kind.listName), at: start)
    }
    apply(styles, to: &catalog)
    return catalog
  }

  private mutating func readPrompts() throws(Unreadable) -> PerKind<String?> {
    var prompts = PerKind<String?>()
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
  ///   - member: Reads one value. It gets the key, or the one that was likely meant by it, and the key's
  ///     offset.
  /// - Returns: Whether the value was an object.
  /// - Throws: `Unreadable` when the rest makes no sense any more.
  @discardableResult
  mutating func readMembers(
    known: [String]?,
    _ member: (inout JSONScanner, String, Int) throws(Unreadable) -> Void
  ) throws(Unreadable) -> Bool {
    guard try expect(.object) else { return false }
    var keys = KeysSeen(known: known ?? [])
    try readObject { scanner, key, keyOffset throws(Unreadable) in
      var meant: String? = key
      let (isNew, isKnown) = keys.insert(key)
      if let known, !isKnown {
        meant = key.closest(in: known)
        if isNew {
          scanner.report(.unknownKey(key, known: known, likely: meant), at: keyOffset)
        }
      }
      if !isNew { scanner.report(.repeatedKey(key), at: keyOffset) }
      // A value is read for what its key was likely meant to be, so that its faults are found too.
      guard let meant else { return try scanner.skipValue() }
      scanner.path.append(.key(key))
      try member(&scanner, meant, keyOffset)
      scanner.path.removeLast()
    }
    return true
  }
}
