import Seeds
import Testing

@testable import IceCreamDomain
@testable import IceCreamFiles
@testable import TestDoubles
@testable import TestSupport

/// The last change of a store, and its undoing.
struct LastChangeTests {
  private let folder = Folder()
  private let book = TestedBook()
  private let mint = SavedIceCream.made(0, flavor: "Mint")

  @Test(arguments: StoreKind.allCases)
  func `is found, whichever it was`(kind: StoreKind) throws {
    let store = kind.store(in: folder)
    #expect(try store.lastChange() == nil)
    try store.save(all: [.made(0), .made(1)])
    #expect(try store.lastChange() == .init(number: 2, action: .saved(.made(1))))

    for _ in 1...2 {
      try store.update(mint)
      #expect(try store.lastChange() == .init(number: 3, action: .updated(mint, from: .made(0))))
    }
    try store.delete(mint.id)
    #expect(try store.lastChange() == .init(number: 4, action: .deleted([mint])))
    try store.undoLast()
    #expect(try store.lastChange() == .init(number: 5, action: .restored([mint])))
    try store.save(all: [.made(2)])
    #expect(try store.lastChange() == .init(number: 6, action: .saved(.made(2))))
  }

  @Test(arguments: StoreKind.allCases)
  func `is undone, and so is the undoing`(kind: StoreKind) throws {
    let store = kind.store(in: folder)
    try store.save(all: [.made(0), .made(1), .made(3), .made(4)])
    let changes: [() throws -> Void] = [
      { _ = try store.save(.made(5)) }, { try store.update(mint) }, { try store.delete(mint.id) },
      { try store.delete([.made(4), .made(1)]) },
    ]
    for change in changes {
      let before = try store.pages(IceCreamQuery())
      try change()
      let after = try store.pages(IceCreamQuery())

      for expected in [before, after, before, after] {
        try store.undoLast()
        #expect(try store.pages(IceCreamQuery()) == expected)
      }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `is undone only while it is the last, even if a later one looks the same`(
    kind: StoreKind
  ) throws {
    let store = kind.store(in: folder)
    try store.save(all: [.made(0), .made(1)])
    try store.update(mint)
    let update = try #require(try store.lastChange())
    let later: [() throws -> Void] = [
      { try store.save(all: [.made(9)]) }, { try store.delete([.made(9)]) },
      { try store.undoLast() }, { try store.update(.made(0)) }, { try store.undoLast() },
      { try store.delete([mint, .made(1)]) }, { try store.undoLast() },
    ]
    for change in later {
      try change()
      let (last, before) = (try store.lastChange(), try store.pages(IceCreamQuery()))

      #expect(store.problem { try store.undo(update) } == .changedSince(update, last: last))
      #expect(try store.pages(IceCreamQuery()) == before)
      #expect(try store.lastChange() == last)
    }
  }

  @Test func `is lost with its book`() throws {
    let store = book.store
    try store.save(all: [.made(0)])
    let change = try #require(try store.lastChange())
    try book.write([])

    #expect(store.problem { try store.undo(change) } == .changedSince(change, last: nil))
  }

  // MARK: In files

  @Test func `is not known if the last line is damaged`() throws {
    try book.store.save(all: [.made(0), .made(1)])
    let damaged = try book.bytes + Array("half a note\n".utf8)
    try book.write(damaged)

    let problem = book.store.problem { _ = try book.store.lastChange() }

    #expect(problem == .damagedChange(line: 4))
    #expect(try book.bytes == damaged)
  }

  @Test(arguments: [1, 2, 3])
  func `needs each line since the version before it`(line: Int) throws {
    try book.store.save(all: [.made(0), .made(1)])
    try book.store.update(mint)
    var lines = try book.text.split(separator: "\n").map(String.init)
    lines.insert("damaged", at: line)
    try book.write(lines.map { $0 + "\n" }.joined())

    let problem = book.store.problem { _ = try book.store.lastChange() }

    #expect(problem == (line == 1 ? nil : .damagedChange(line: line + 1)))
  }

  @Test func `needs the version before it`() throws {
    try book.store.save(all: [.made(0)])
    try book.store.delete(Seeds.id)
    let deletion = try #require(try book.text.split(separator: "\n").last)
    try book.write(BookLine.header + Array("\(deletion)\n\n\(deletion)\n".utf8))
    #expect(book.store.problem { _ = try book.store.lastChange() } == .missingChange)
  }

  @Test(arguments: ["", String(decoding: BookLine.header, as: UTF8.self)])
  func `is none in an empty book`(text: String) throws {
    try book.write(text)
    #expect(try book.store.lastChange() == nil)
  }
}
