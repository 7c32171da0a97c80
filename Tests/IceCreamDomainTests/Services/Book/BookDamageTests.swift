import IceCreamDomain
import Seeds
import Testing

/// Books with lines that cannot be read.
struct BookDamageTests {
  private let iceCreams: [SavedIceCream] = [
    .made(0), .made(1, flavor: "Crème \"brûlée\""), .made(2, flavor: "Mint 🍃"),
  ]

  @Test func `leaves out a line that was cut off, says so, and mends it`() throws {
    let whole = try TestedBook.bytes(of: iceCreams)
    let last = try #require(whole.dropLast().lastIndex(of: 0x0A)) + 1
    for end in last + 1..<whole.count - 1 {
      try TestedBook.with { book throws in
        try book.write(Array(whole[..<end]))

        let page = try book.store.page(IceCreamQuery(order: .oldest))
        #expect(page == IceCreamPage(iceCreams: Array(iceCreams[..<2]), notes: [.tornLine]))
        #expect(try book.bytes == Array(whole[..<end]))

        let saving = try book.store.save(.made(9))
        let torn = String(decoding: whole[last..<end], as: UTF8.self)
        #expect(saving == IceCreamSaving(iceCream: .made(9), notes: [.mended(torn)]))
        #expect(try book.bytes.starts(with: whole[..<last]))
        #expect(
          try book.store.page(IceCreamQuery(order: .oldest))
            == IceCreamPage(iceCreams: iceCreams[..<2] + [.made(9)]))
      }
    }
  }

  @Test func `takes all of a long line out that was cut off, and shows its beginning`() throws {
    let whole = try TestedBook.bytes(of: [
      .made(0), .made(1, cone: String(repeating: "x", count: 5000)),
    ])
    try TestedBook.with { book in
      try book.write(whole.dropLast(9))

      let saving = try book.store.save(.made(9))

      #expect(try book.bytes == TestedBook.bytes(of: [.made(0), .made(9)]))
      guard case .mended(let text) = saving.notes.first else {
        Issue.record("nothing is said")
        return
      }
      #expect(text.utf8.count == 200)
    }
  }

  @Test func `opens whatever is left of a book`() throws {
    let whole = try TestedBook.bytes(of: iceCreams)
    for end in 0...whole.count {
      try TestedBook.with { book throws in
        try book.write(Array(whole[..<end]))
        let page = try book.store.page(IceCreamQuery(order: .oldest))
        let lines = whole[..<end].count { $0 == 0x0A }
        let isTorn = end > 0 && whole[end - 1] != 0x0A && (end == whole.count || whole[end] != 0x0A)
        let records = max(0, lines - (isTorn || end == 0 || whole[end - 1] == 0x0A ? 1 : 0))

        #expect(page.iceCreams == Array(iceCreams.prefix(records)), "cut off at \(end)")
        #expect(page.notes == (isTorn ? [.tornLine] : []), "cut off at \(end)")

        _ = try book.store.save(.made(9))
        #expect(
          try book.store.page(IceCreamQuery(order: .oldest)).iceCreams
            == iceCreams.prefix(records) + [.made(9)], "cut off at \(end)")
      }
    }
  }

  @Test func `never changes a record when a byte changes, and says what is missing`() throws {
    let whole = try TestedBook.bytes(of: iceCreams)
    try TestedBook.with { book throws in
      for place in whole.indices {
        for flip in [0x01, 0x02, 0x20, 0x80, 0xFF, whole[place] ^ 0x0A] where flip != 0 {
          var bytes = whole
          bytes[place] ^= flip
          try book.write(bytes)
          let where_ = "byte \(place), \(whole[place]) to \(bytes[place])"

          let page = try book.store.page(IceCreamQuery(order: .oldest))

          #expect(page.iceCreams.allSatisfy(iceCreams.contains), "\(where_)")
          #expect(page.iceCreams.count == 3 || !page.notes.isEmpty, "\(where_)")
          #expect(page.iceCreams.count >= 1, "\(where_)")
        }
      }
    }
  }

  private static let damagedLines = [
    "nonsense", "[]", "{}", "null", "{", "\u{0}\u{0}", "{\"book\":\"scoops\",\"version\":2}",
    "{\"book\":\"scoops\",\"version\":\"1\"}", "{\"book\":\"scoops\",\"version\":1,\"x\":1}",
    "{\"book\":\"cakes\",\"version\":1}", "{\"book\":\"scoops\",\"version\":1,\"last\":\"w930\"}",
    "{\"book\":\"scoops\",\"version\":1,\"last\":\"w930gn1\",\"x\":1}",
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
    BookFormatTests.handWritten(""), BookFormatTests.handWritten("\\ud800"),
    BookFormatTests.handWritten("a") + " // mine",
    BookFormatTests.handWritten("a").replacing("\"", with: "'"),
    BookFormatTests.handWritten("a" + String(repeating: "x", count: 1 << 20)),
    String(repeating: "\0", count: 3 << 20),
  ]

  @Test(arguments: damagedLines.indices)
  func `leaves out a line, says which, and keeps it for ever`(index: Int) throws {
    let line = Self.damagedLines[index]
    let before = BookFormatTests.handWritten("w930gn1")
    let text = "\(before)\n\n\(line)\r\n\(BookFormatTests.handWritten("z930gn1"))\n"
    try TestedBook.with(text) { book throws in
      for order in IceCreamOrder.allCases {
        let page = try book.store.page(IceCreamQuery(order: order))
        #expect(Set(page.iceCreams.map(\.id)) == ["w930gn1", "z930gn1"])
        #expect(page.notes == [.damagedLine(3)])
      }
      #expect(book.store.problem(finding: "a") == .damagedLine(3))

      try book.store.delete("w930gn1")
      #expect(try book.text == text.dropFirst(before.count + 1))
      #expect(book.store.problem(finding: "w930gn1") == .damagedLine(2))

      _ = try book.store.save(.made(50))
      try book.store.update(.made(50, flavor: "Mint"))
      #expect(try book.text.hasPrefix(text.dropFirst(before.count + 1)))
      #expect(
        try book.store.pages(IceCreamQuery()).map(\.id) == [SavedIceCream.made(50).id, "z930gn1"])
    }
  }

  @Test func `gives no identifier that a damaged line may have`() throws {
    try TestedBook.with { book throws in
      try book.store.save(all: [.made(0), .made(0), .made(0)])
      try book.write(try book.text.replacing("\"x930gn1\"", with: "\"x930gn7\"").utf8.map(\.self))
      try book.write(try book.text.replacing("\"y930gn1\"", with: "\"y930gn7\"").utf8.map(\.self))

      #expect(try book.store.save(.made(0)).iceCream.id == "z930gn1")
    }
  }

  @Test func `tells of the first hundred lines that cannot be read`() throws {
    let text = String(repeating: "x\n", count: 1000) + BookFormatTests.handWritten("w930gn1") + "\n"
    try TestedBook.with(text) { book throws in
      let page = try book.store.page(IceCreamQuery(order: .oldest))

      #expect(page.iceCreams == [Seeds.savedIceCream])
      #expect(page.notes == (1...100).map { .damagedLine($0) })
    }
  }

  @Test func `leaves a line that was cut off to the next save, which reports it`() throws {
    let whole = try TestedBook.bytes(of: iceCreams)
    try TestedBook.with { book throws in
      try book.write(whole.dropLast(5))

      try book.store.delete(Seeds.id)

      let page = try book.store.page(IceCreamQuery())
      #expect(page == IceCreamPage(iceCreams: [iceCreams[1]], notes: [.tornLine]))
      let notes = try book.store.save(.made(50)).notes
      guard case .mended = notes.first else {
        Issue.record("\(notes)")
        return
      }
    }
  }

  @Test(arguments: [
    "Dear diary,\n", "\n\nDear diary", "{\"book\":\"scoops\",\"version\":1,\"sum\":\"00000000\"}\n",
    BookFormatTests.handWritten("") + "\n", "{\"cones\": [\n", "x", "\u{0}\u{0}\u{0}",
    "{\"book\":\"cakes\"",
    String(repeating: "x", count: 1 << 20), String(repeating: "x", count: 3 << 20),
  ])
  func `refuses a file that is no book, and leaves it alone`(text: String) throws {
    try TestedBook.with(text) { book throws in
      let store = book.store
      let filter = IceCreamFilter(flavor: "Vanilla")
      let reading: [() throws -> Void] = IceCreamOrder.allCases.flatMap { order in
        [
          { _ = try store.page(IceCreamQuery(order: order)) },
          { _ = try store.page(IceCreamQuery(filter: filter, order: order)) },
        ]
      }
      let others: [() throws -> Void] = [
        { _ = try store.save(.made(0)) }, { _ = try store.find(Seeds.id) },
        { _ = try store.find("w") }, { _ = try store.find("") },
        { try store.update(.made(0)) }, { try store.delete(Seeds.id) },
      ]

      for attempt in reading + others { #expect(store.problem(attempt) == .notABook) }
      #expect(try book.text == text)
    }
  }

  @Test(arguments: [
    "{\"book\":\"scoops\",\"version\":1}\nx\n", "x\n{\"book\":\"scoops\",\"version\":1}\n",
  ])
  func `takes a file with a header for a book, whatever else is in it`(text: String) throws {
    try TestedBook.with(text) { book throws in
      let line = text.hasPrefix("x") ? 1 : 2
      #expect(
        try book.store.page(IceCreamQuery())
          == IceCreamPage(iceCreams: [], notes: [.damagedLine(line)]))
      #expect(book.store.problem(finding: "w") == .damagedLine(line))
    }
  }

  @Test(arguments: [
    SavedIceCream.made(0, cone: ""), .made(0, flavor: ""), .made(0, topping: ""),
    .made(0, flavor: String(repeating: "x", count: 1 << 20)),
    .made(300_000_000_000),
  ])
  func `refuses what could not be read back`(iceCream: SavedIceCream) throws {
    try TestedBook.with { book throws in
      let store = book.store
      let problem = store.problem { _ = try store.save(iceCream) }

      #expect(problem == .cannotWrite(reason: "its line could not be read back"))
      #expect(try store.page(IceCreamQuery()) == IceCreamPage(iceCreams: []))
    }
  }
}
