import IceCreamDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A small book is cut off after each byte, and each byte of it is changed.
struct Damage {
  let path: String

  private var store: FileIceCreamStore { FileIceCreamStore(path: path) }

  func run(isShort: Bool) throws {
    for number in 0..<4 {
      _ = try store.save(.tortured(flavor: "\(number)-30", at: .now))
    }
    let original = try store.all()
    let bytes = try contents()
    for end in 0...bytes.count { try cut(bytes, at: end, original) }

    var changes = 0
    for place in bytes.indices {
      for flip in stride(from: UInt8(1), through: 255, by: isShort ? 37 : 1) {
        var damaged = bytes
        damaged[place] ^= flip
        try put(damaged)
        changes += 1
        try look(original, "byte \(place) changed from \(bytes[place]) to \(damaged[place])")
      }
    }
    print(
      """
      A book of \(bytes.count) bytes cut off at each, and \(changes) changes of one byte:
        no ice cream changed, each one missing is told of, and after each cut a save mends the book.
      """)
  }

  private func cut(_ bytes: [UInt8], at end: Int, _ original: [SavedIceCream]) throws {
    try put(Array(bytes[..<end]))
    let left = try look(original, "cut off at \(end)")
    let new = try store.save(.tortured(flavor: "new-3", at: .now)).iceCream
    let page = try store.fetch(IceCreamQuery(order: .oldest))
    try check(
      page.iceCreams == left + [new] && page.notes.isEmpty,
      "cut off at \(end), a save does not mend it")
  }

  /// Reads the book, and checks that nothing is wrong in what is read, and nothing goes missing unsaid.
  @discardableResult
  private func look(_ original: [SavedIceCream], _ what: String) throws -> [SavedIceCream] {
    let page = try store.fetch(IceCreamQuery(order: .oldest))
    try check(page.iceCreams.allSatisfy(original.contains), "\(what): an ice cream has changed")
    let isSaid = page.iceCreams.count == original.count || !page.notes.isEmpty
    let isCut = what.hasPrefix("cut")
    try check(isSaid || isCut, "\(what): an ice cream is missing, and nothing is said")
    if isCut {
      try check(
        page.iceCreams == Array(original.prefix(page.iceCreams.count)),
        "\(what): one before the last is missing")
    } else {
      try check(page.iceCreams.count >= original.count - 2, "\(what): too many are missing")
    }
    return page.iceCreams
  }

  private func contents() throws -> [UInt8] {
    guard let file = fopen(path, "r") else { throw Failure("\(path) cannot be opened") }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes[..<count])
  }

  private func put(_ bytes: [UInt8]) throws {
    guard let file = fopen(path, "w") else { throw Failure("\(path) cannot be opened") }
    let count = fwrite(bytes, 1, bytes.count, file)
    try check(fclose(file) == 0 && count == bytes.count, "\(path) cannot be written")
  }
}
