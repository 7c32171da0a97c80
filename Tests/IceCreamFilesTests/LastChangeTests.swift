import Seeds
import Testing

@testable import IceCreamDomain
@testable import IceCreamFiles

/// The last change of a store, and its undoing.
struct LastChangeTests {
  private let mint = SavedIceCream.made(0, flavor: "Mint")

  @Test(arguments: StoreKind.allCases)
  func `is found, whichever it was`(kind: StoreKind) throws {
    try kind.withStore { store throws in
      #expect(try store.lastChange() == nil)
      try store.save(all: [.made(0), .made(1)])
      #expect(try store.lastChange() == .saved(.made(1)))

      for _ in 1...2 {
        try store.update(mint)
        #expect(try store.lastChange() == .updated(mint, from: .made(0)))
      }
      try store.delete(mint.id)
      #expect(try store.lastChange() == .deleted(mint))
      for _ in 1...2 {
        try store.restore(mint)
        #expect(try store.lastChange() == .restored(mint))
      }
      try store.update(.made(0))
      // It is there already.
      try store.restore(.made(0))
      #expect(try store.lastChange() == .updated(.made(0), from: mint))
      try store.save(.made(2))
      #expect(try store.lastChange() == .saved(.made(2)))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `is undone, and so is the undoing`(kind: StoreKind) throws {
    try kind.withStore { store throws in
      try store.save(all: [.made(0), .made(1)])
      let changes: [() throws -> Void] = [
        { _ = try store.save(.made(2)) }, { try store.update(mint) }, { try store.delete(mint.id) },
      ]
      for change in changes {
        let before = try store.pages(IceCreamQuery())
        try change()
        let after = try store.pages(IceCreamQuery())

        for expected in [before, after, before, after] {
          _ = try store.undo(#require(try store.lastChange()))
          #expect(try store.pages(IceCreamQuery()) == expected)
        }
      }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `is not undone if its ice cream was changed meanwhile`(kind: StoreKind) throws {
    try kind.withStore { store throws in
      try store.save(all: [.made(0)])
      let saving = try #require(try store.lastChange())
      try store.update(mint)
      let update = try #require(try store.lastChange())

      #expect(store.problem { _ = try store.undo(saving) } == .changedMeanwhile(mint.id))
      try store.delete(mint.id)
      #expect(store.problem { _ = try store.undo(saving) } == .changedMeanwhile(mint.id))
      #expect(store.problem { _ = try store.undo(update) } == .changedMeanwhile(mint.id))
    }
  }

  // MARK: In files

  @Test func `may be that of another program`() throws {
    try TestedBook.with { book throws in
      let store = book.store
      try store.save(all: [.made(0), .made(1)])
      try book.store.delete(Seeds.id)

      #expect(try store.lastChange() == .deleted(.made(0)))
    }
  }

  @Test func `is not known if the last line is damaged`() throws {
    try TestedBook.with { book throws in
      try book.store.save(all: [.made(0), .made(1)])
      let damaged = try book.bytes + Array("half a note\n".utf8)
      try book.write(damaged)

      let problem = book.store.problem { _ = try book.store.lastChange() }

      #expect(problem == .damagedChange(line: 4))
      #expect(try book.bytes == damaged)
    }
  }

  @Test(arguments: [1, 2, 3])
  func `needs each line since the version before it`(line: Int) throws {
    try TestedBook.with { book throws in
      try book.store.save(all: [.made(0), .made(1)])
      try book.store.update(mint)
      var lines = try book.text.split(separator: "\n").map(String.init)
      lines.insert("damaged", at: line)
      try book.write(Array(lines.map { $0 + "\n" }.joined().utf8))

      let problem = book.store.problem { _ = try book.store.lastChange() }

      #expect(problem == (line == 1 ? nil : .damagedChange(line: line + 1)))
    }
  }

  @Test func `needs the version before it`() throws {
    try TestedBook.with { book throws in
      try book.store.save(all: [.made(0)])
      try book.store.delete(Seeds.id)
      let deletion = try #require(try book.text.split(separator: "\n").last)
      try book.write(Array("\(deletion)\n\n\(deletion)\n".utf8))
      #expect(book.store.problem { _ = try book.store.lastChange() } == .missingChange)

      try book.write(Array("\(deletion)\n".utf8))
      #expect(book.store.problem { _ = try book.store.lastChange() } == .missingChange)
    }
  }

  @Test(arguments: ["", "\n \n", String(decoding: BookLine.header, as: UTF8.self)])
  func `is none in an empty book`(text: String) throws {
    try TestedBook.with(text) { book throws in
      #expect(try book.store.lastChange() == nil)
    }
  }

  @Test func `is none in another file`() throws {
    try TestedBook.with("hello\n") { book throws in
      #expect(book.store.problem { _ = try book.store.lastChange() } == .notABook)
    }
  }
}
