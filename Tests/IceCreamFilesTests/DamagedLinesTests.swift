import Seeds
import Testing

@testable import IceCreamDomain
@testable import IceCreamFiles
@testable import TestDoubles

/// Books with damaged lines.
struct DamagedLinesTests {
  private let book = TestedBook()
  private let iceCreams: [SavedIceCream] = [
    .made(0), .made(1, flavor: "Crème \"brûlée\""), .made(2, flavor: "Mint 🍃"),
  ]

  @Test(arguments: ["change", "deletion", "save"])
  func `keeps all unreadable bytes after every kind of change`(what: String) throws {
    for ending in ["{\"id\":\"y930gn1\",\"madeAt", "\u{0}\u{0}", "half a note", "\u{FFFD}{\n\n\n{"]
    {
      let book = TestedBook()
      try book.store.save(all: [.made(0), .made(1)])
      try book.store.delete(SavedIceCream.made(1).id)
      let before = try book.bytes + Array(ending.utf8)
      try book.write(before)

      switch what {
      case "change": try book.store.update(.made(0, flavor: "Mint"))
      case "deletion": try book.store.delete(Seeds.id)
      default: _ = try book.store.save(.made(2))
      }

      let isEnded = ending.hasSuffix("\n")
      #expect(
        try book.bytes.starts(with: before + (isEnded ? [] : [0x0A]) + Array("{\"id\"".utf8)))
      #expect(
        try book.store.fetch(IceCreamQuery()).notes.contains(.damagedLine(5, of: book.path)))
    }
  }

  @Test func `opens a book truncated at any byte`() throws {
    let whole = try TestedBook(saving: iceCreams).bytes
    for end in 0...whole.count {
      let book = TestedBook()
      let left = Array(whole[..<end])
      try book.write(left)
      if 1..<9 ~= end {
        #expect(book.store.problem { try book.store.save(all: [.made(9)]) } == .file(.notABook))
        #expect(try book.bytes == left)
        continue
      }
      let page = try book.store.fetch(IceCreamQuery(order: .oldest))
      let lines = left.count { $0 == 0x0A }
      let isTorn = end > 0 && whole[end - 1] != 0x0A && (end == whole.count || whole[end] != 0x0A)
      let records = max(0, lines - (isTorn || end == 0 || whole[end - 1] == 0x0A ? 1 : 0))

      #expect(page.iceCreams == Array(iceCreams.prefix(records)), "cut off at \(end)")
      #expect(
        page.notes == (isTorn ? [.damagedLine(lines + 1, of: book.path)] : []),
        "cut off at \(end)")

      _ = try book.store.save(.made(9))
      #expect(try book.bytes.starts(with: left), "cut off at \(end)")
      // A torn header is completed.
      #expect(
        try book.store.fetch(IceCreamQuery(order: .oldest))
          == IceCreamPage(
            iceCreams: iceCreams.prefix(records) + [.made(9)],
            notes: isTorn && lines > 0 ? page.notes : []), "cut off at \(end)")
    }
  }

  /// A book with each kind of line: 5,000 cases.
  @Test func `detects any changed byte and reports what is missing`() throws {
    let store = book.store
    try store.save(all: iceCreams)
    try store.update(.made(0, flavor: "Lemon"))
    try store.delete([iceCreams[1], iceCreams[2]])
    try store.undoLast()
    let (whole, all) = try (book.bytes, book.store.pages(IceCreamQuery(order: .oldest)))
    let versions = iceCreams + [.made(0, flavor: "Lemon")]
    for place in whole.indices {
      let changed: [UInt8] = place.isMultiple(of: 2) ? [0x0A, whole[place] ^ 1] : [0x22, 0xFF]
      for byte in changed where byte != whole[place] {
        var bytes = whole
        bytes[place] = byte
        try book.write(bytes)

        let page = try book.store.fetch(IceCreamQuery(order: .oldest))

        #expect(!page.notes.isEmpty, "byte \(place), \(whole[place]) to \(byte)")
        #expect(page.iceCreams.allSatisfy(versions.contains), "byte \(place) to \(byte)")
      }
    }
    try book.write(whole)
    #expect(try book.store.fetch(IceCreamQuery(order: .oldest)) == IceCreamPage(iceCreams: all))
  }

  @Test func `loses a whole batch, or nothing of it`() throws {
    let saved = try book.store.save(all: (0..<9).map { .made($0) })
    let before = try book.bytes
    try book.store.delete(Array(saved.prefix(5)))
    let whole = try book.bytes
    for end in before.count...whole.count {
      try book.write(Array(whole[..<end]))

      let left = try book.store.pages(IceCreamQuery(order: .oldest))

      #expect(left == (end < whole.count - 1 ? saved : Array(saved.suffix(4))), "cut at \(end)")
    }
  }

  @Test func `has room for a deletion of 100,000 ice creams, and refuses more`() throws {
    let ids = (0..<110_000).map { IceCreamID.text(of: 1_795_165_500 + $0) }
    let bytes = BookLine.deleted(ids: Array(ids[..<100_000])).bytes(at: Seeds.madeAt)
    #expect(BookLine(bytes, 0..<bytes.count - 1) == .deleted(ids: Array(ids[..<100_000])))

    let lines = ids.map { BookFormatTests.handWritten($0) + "\n" }.joined()
    try book.write(lines)
    let all = try book.store.fetch(IceCreamQuery(order: .oldest, count: .max)).iceCreams

    #expect(book.store.problem { try book.store.delete(all) } == .tooManyAtOnce)
    #expect(try book.bytes.count == lines.utf8.count)
  }

  @Test func `names lines that repeat an identifier`() throws {
    let line = BookFormatTests.handWritten("w930gn1")
    let text =
      "\(line)\n\(line.replacing("Vanilla", with: "Mint"))\n"
      + "{\"id\":\"w930gn1\",\"deletedAt\":\"2026-11-20T09:05:00Z\"}\n\(line)\n"
    try book.write(text)
    #expect(
      try book.store.fetch(IceCreamQuery())
        == IceCreamPage(
          iceCreams: [.made(0)],
          notes: [2, 4].map { .repeatedIdentifier("w930gn1", line: $0, of: book.path) }))
  }

  private static let example = String(BookFormatTests.example.split(separator: "\n")[1])
  private static let damagedLines = [
    "nonsense", "[]", "{}", "null", "{", "\u{0}\u{0}", "{\"book\":\"scoops\",\"version\":2}",
    "{\"book\":\"scoops\",\"version\":1,\"x\":1}",
    "{\"book\":\"scoops\",\"version\":\"1\"}", "{\"book\":\"cakes\",\"version\":1}",
    "{\"id\":\"a\",\"deletedAt\":\"today\"}",
    "{\"id\":\"\",\"deletedAt\":\"2026-11-20T09:05:00Z\"}",
    "{\"id\":\"a\",\"deletedAt\":\"2026-11-20T09:05:00Z\",\"sum\":\"00000000\"}",
    BookFormatTests.handWritten("a").replacing("}", with: ",\"changedAt\":\"today\"}"),
    summed(String(BookFormatTests.handWritten("a").dropLast()) + ",\"changedAt\":\"\""),
    summed(
      "{\"id\":\"a\",\"deletedAt\":\"\"" + BookFormatTests.handWritten("a").dropFirst(9).dropLast()),
    BookFormatTests.handWritten("a").replacing(
      "Cherry", with: String(repeating: "x", count: 1_001)),
    BookFormatTests.handWritten("a").replacing(
      "Cherry", with: "e" + String(repeating: "\u{301}", count: 31)),
    summed(
      String(BookFormatTests.handWritten("a").dropLast()).replacing(
        "Cherry", with: "e" + String(repeating: "\u{301}", count: 31))),
    BookFormatTests.handWritten("a").replacing("}", with: ",}"),
    BookFormatTests.handWritten("a").replacing("}", with: ",\"more\":\"\"}"),
    BookFormatTests.handWritten("a").replacing("}", with: ",\"id\":\"b\"}"),
    BookFormatTests.handWritten("a").replacing("}", with: "} x"),
    BookFormatTests.handWritten("a").replacing("}", with: ",\"sum\":\"00000000\"}"),
    BookFormatTests.handWritten("a").replacing("\"cone\"", with: "\"flavour\""),
    BookFormatTests.handWritten("a").replacing("Cherry", with: ""),
    BookFormatTests.handWritten("a").replacing("\"Cherry\"", with: "7"),
    BookFormatTests.handWritten("a").replacing("2026-11-20", with: "2026-11-31"),
    BookFormatTests.handWritten("a").replacing("Z", with: "+00:00"),
    // The sum of a line in the article, in upper case and one digit short.
    example.replacing("0291a0c0", with: "0291A0C0"), example.replacing("0291a0c0", with: "0291a0c"),
    BookFormatTests.handWritten(""), BookFormatTests.handWritten("\\ud800"),
    BookFormatTests.handWritten("a") + " // mine",
    BookFormatTests.handWritten("a").replacing("\"", with: "'"),
    BookFormatTests.handWritten("a" + String(repeating: "x", count: 1 << 20)),
    String(repeating: "\0", count: 3 << 20),
  ]

  /// Appends the correct sum to a line.
  private static func summed(_ text: String) -> String {
    let sum = CRC32.text(of: Array(text.utf8).span)
    return "\(text),\"sum\":\"\(sum)\"}"
  }

  @Test(arguments: damagedLines.indices, ["\n", "\r\n"])
  func `skips a damaged line, names it, and never changes it`(
    index: Int, lineEnd: String
  ) throws {
    let line = Self.damagedLines[index]
    let before = BookFormatTests.handWritten("w930gn1")
    let text = "\(before)\n\n\(line)\(lineEnd)\(BookFormatTests.handWritten("z930gn1"))\n"
    try book.write(text)
    for order in IceCreamOrder.allCases {
      let page = try book.store.fetch(IceCreamQuery(order: order))
      #expect(Set(page.iceCreams.map(\.id)) == ["w930gn1", "z930gn1"])
      #expect(page.notes == [.damagedLine(3, of: book.path)])
    }
    #expect(book.store.problem(finding: "a") == .damagedLine(3))

    try book.store.delete("w930gn1")
    _ = try book.store.save(.made(50))
    try book.store.update(.made(50, flavor: "Mint"))

    #expect(try book.text.hasPrefix(text))
    #expect(book.store.problem(finding: "w930gn1") == .damagedLine(3))
    #expect(
      try book.store.pages(IceCreamQuery()).map(\.id) == [SavedIceCream.made(50).id, "z930gn1"])
  }

  /// Sorting the combining marks of a letter takes time that grows with the square of their number.
  @Test(.timeLimit(.minutes(60)))
  func `reads any number of combining marks in linear time`() throws {
    func marks(_ count: Int) -> String {
      "a" + String(repeating: "\u{301}\u{327}", count: count / 2)
    }
    let line = BookFormatTests.handWritten("w930gn1")
    let text =
      String(decoding: BookLine.header, as: UTF8.self)
      + (line + "\n" + line.replacing("Cherry", with: marks(100_000)) + "\n")
      + String(repeating: line.replacing("Cherry", with: marks(14_000)) + "\n", count: 3)
      + String(repeating: line.replacing("topping", with: marks(14_000)) + "\n", count: 3)
      + String(repeating: line.replacing("w930gn1", with: marks(14_000)) + "\n", count: 3)
      + line.replacing("w930gn1", with: marks(30)).replacing("Cherry", with: marks(30)) + "\n"
    try book.write(text)
    for order in IceCreamOrder.allCases {
      let page = try book.store.fetch(
        IceCreamQuery(filter: IceCreamFilter(flavor: "Vanilla"), order: order))
      #expect(page.iceCreams.count == 2)
      #expect(page.notes.count == 10)
    }
    #expect(book.store.problem(finding: marks(100_000)) == .unknownID(marks(100_000)))
    #expect(try book.store.find(marks(30)).names.topping == marks(30))
    _ = try book.store.save(.made(5))
  }

  /// Also a line feed between two lines, and identifiers of 13 digits.
  @Test(arguments: ["w930gn1", "zzzzzzzzzzzz"])
  func `never gives an identifier of a damaged line again`(first: String) throws {
    let header = String(decoding: BookLine.header, as: UTF8.self)
    try book.write(header + BookFormatTests.handWritten(first) + "\n")
    let given = try book.store.save(all: (0..<4).map { _ in .made(0) }).map(\.id)
    let whole = try book.bytes
    let start = header.utf8.count + BookFormatTests.handWritten(first).utf8.count + 1
    for place in start..<whole.count {
      var bytes = whole
      bytes[place] ^= 0x40
      try book.write(bytes)

      let id = try book.store.save(.made(0)).id

      #expect(!given.contains(id), "byte \(place)")
    }
  }

  @Test func `skips the identifier of a damaged line before a lower one`() throws {
    try book.store.save(all: [.made(0), .made(0)])
    let text = try book.text.replacing("\"x930gn1\"", with: "\"x930gn7\"")
    try book.write(text + BookFormatTests.handWritten("lola") + "\n")

    #expect(try book.store.save(.made(0)).id == "y930gn1")
  }

  @Test func `names the first hundred damaged lines`() throws {
    let text =
      String(decoding: BookLine.header, as: UTF8.self) + String(repeating: "x\n", count: 1000)
      + BookFormatTests.handWritten("w930gn1") + "\n"
    try book.write(text)
    let page = try book.store.fetch(IceCreamQuery(order: .oldest))

    #expect(page.iceCreams == [Seeds.savedIceCream])
    #expect(page.notes == (2...101).map { .damagedLine($0, of: book.path) })
  }

  @Test func `falls back to the previous version if a line is damaged`() throws {
    try book.store.save(all: iceCreams)
    let saved = try book.text
    try book.store.update(.made(0, flavor: "Mint"))
    try book.store.delete(iceCreams[1].id)
    let text = try book.text
    let lines = text.dropFirst(saved.count).split(separator: "\n")

    try book.write(text.replacing(lines[0], with: lines[0].dropLast()))
    #expect(try book.store.find(Seeds.id) == .made(0))
    #expect(try book.store.fetch(IceCreamQuery()).notes == [.damagedLine(5, of: book.path)])

    try book.write(text.replacing(lines[1], with: "x"))
    #expect(try book.store.find(iceCreams[1].id) == iceCreams[1])
    #expect(try book.store.fetch(IceCreamQuery()).notes == [.damagedLine(6, of: book.path)])
  }

  @Test(arguments: IceCreamOrder.allCases)
  func `lists an ice cream if only a change to it can be read`(order: IceCreamOrder) throws {
    try book.store.save(all: iceCreams)
    try book.store.update(.made(1, flavor: "Mint"))
    try book.store.update(.made(2, flavor: "Lemon"))
    try book.store.delete(iceCreams[2].id)
    try book.write(try book.text.replacing("Crème", with: "Creme"))

    for count in 1...3 {
      let query = IceCreamQuery(order: order, count: count)
      #expect(
        try book.store.pages(query)
          == (order == .oldest
            ? [.made(0), .made(1, flavor: "Mint")] : [.made(1, flavor: "Mint"), .made(0)]))
    }
    #expect(try book.store.find("x930gn1") == .made(1, flavor: "Mint"))
    #expect(try book.store.fetch(IceCreamQuery()).notes == [.damagedLine(3, of: book.path)])
    try book.store.delete("x930gn1")
    #expect(try book.store.pages(IceCreamQuery(order: order)) == [.made(0)])
  }

  @Test(arguments: [
    SavedIceCream.made(0, cone: ""), .made(0, flavor: ""), .made(0, topping: ""),
    .made(0, flavor: String(repeating: "x", count: 1_001)),
    .made(0, flavor: "e" + String(repeating: "\u{301}", count: 31)),
  ])
  func `refuses ice creams that it could not read back`(iceCream: SavedIceCream) throws {
    let store = book.store
    let problem = store.problem { _ = try store.save(iceCream) }

    #expect(problem == .invalidIceCream)
    #expect(try store.fetch(IceCreamQuery()) == IceCreamPage())
    _ = try store.save(.made(5))
    let text = try book.text
    var changed = iceCream
    changed.id = SavedIceCream.made(5).id
    let changing = store.problem { try store.update(changed) }
    #expect(changing == .invalidIceCream)
    #expect(try book.text == text)
  }

  @Test(arguments: [Int.min, -62_167_219_201, 253_402_300_800, 300_000_000_000, .max])
  func `refuses a time that no line can have`(seconds: Int) throws {
    let madeAt = Timestamp(secondsSince1970: seconds)
    let iceCream = UnsavedIceCream(madeAt: madeAt, names: SavedIceCream.made(0).names)
    let saving = book.store.problem { _ = try book.store.save(iceCream) }
    #expect(saving == .invalidTime)

    try book.store.save(.made(0))
    var changed = SavedIceCream.made(0)
    changed.madeAt = madeAt
    let updating = book.store.problem { try book.store.update(changed) }
    #expect(updating == .invalidTime)
    #expect(try book.store.pages(IceCreamQuery()) == [.made(0)])
  }
}
