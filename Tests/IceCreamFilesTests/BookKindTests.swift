import Foundation
import IceCreamDomain
import Seeds
import Testing

@testable import IceCreamFiles
@testable import TestDoubles

/// What makes a file a book, and what does not.
struct BookKindTests {
  private let book = TestedBook()

  private static let line = BookFormatTests.handWritten("w930gn1")
  /// The lines of a book as Scoops writes them, the header first.
  private static let lines = BookFormatTests.example.split(separator: "\n").map(String.init)
  private static let header = lines[0]
  private static let save = lines[1]
  private static let deletion = lines[4]

  /// Files of other kinds, by name.
  private static let others: [(kind: String, text: String)] = [
    ("one brace", "{"), ("a quote more", "{\""), ("a torn object", "{\"book\":"),
    ("another torn object", "{\"book\":\"sc\n"), ("a second byte order mark", "\u{FEFF}\u{FEFF}"),
    ("much white space before a note", repeated(" \n", 3_000) + "Milk, eggs\n"),
    ("Markdown that begins with a line of a book", "\(save)\n\n# Notes\n\nSee above.\n"),
    ("Markdown with most of a book", "# Book\n\n```json\n\(header)\n\(save)\n```\n\nLines.\n"),
    ("Markdown about the header", "The header is\n\n    \(header)\n"),
    ("text without a line feed", "\n\nDear diary"), ("zero bytes", repeated("\0", 156)),
    ("a long line", repeated("x", 3 << 20)),
    ("JSON in lines", "{\n  \"cones\": [\n    \"Waffle cone\"\n  ]\n}\n"),
    ("a list with a line of a book", "[\(line)]\n"), ("an empty object", "{}\n"),
    ("lines of objects", "{\"level\":\"info\",\"msg\":\"started\"}\n{\"level\":\"warn\"}\n"),
    ("lines of deletions", "{\"id\":\"42\",\"deletedAt\":\"2026-11-20T09:05:00Z\"}\n"),
    ("lines of batches", "{\"ids\":[\"a\",\"b\"],\"restoredAt\":\"2026-11-20T09:05:00Z\"}\n"),
    ("lines with more members", "\(line.dropLast()),\"price\":\"2\"}\n"),
    ("a book about cakes", "{\"book\":\"cakes\",\"version\":1}\n"),
    ("a nameless ice cream", "\(BookFormatTests.handWritten(""))\n"),
    ("a log with a line of a book", "started\n\(line)\nended\n"),
    ("a program", "\u{7F}ELF\u{2}\u{1}\u{1}\0\0\0"),
    ("a patch", "--- a/b\n+++ b/b\n@@ -1 +1,2 @@\n \(header)\n+\(save)\n"),
    ("half damage", "damage\n\(line)\n"),
  ]

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test(arguments: others.indices)
  func `leaves a file of another kind as it is`(index: Int) throws {
    let (kind, text) = Self.others[index]
    try book.write(text)
    let store = book.store
    let attempts: [() throws -> Void] = [
      { _ = try store.save(.made(0)) }, { try store.update(.made(0)) },
      { try store.delete([.made(0)]) },
      { try store.undo(.init(number: 1, action: .saved(.made(0)))) },
      { _ = try store.find(Seeds.id) }, { _ = try store.find("") },
      { _ = try store.fetch(IceCreamQuery()) }, { _ = try store.lastChange() },
      { try store.checkAccess() },
    ]

    for attempt in attempts { #expect(store.problem(attempt) == .file(.notABook), "\(kind)") }
    #expect(try book.bytes == Array(text.utf8), "\(kind)")
  }

  private static let books: [String] = [
    "", "\(header)", "\(header)\n", "\n\n\(header)\n", "\(header.prefix(9))",
    "\(header.prefix(30))", "\(header)\nx\ny\nz\n", "\(save)\n", "\(line)",
    "\(line)\n\n\(line)\nx\n", "x\n\(line)\n\(save)\n", "\(deletion)\n\(line)\n",
    "\u{FEFF}\(header)\n\(save)", "\u{FEFF}\(header)", "\u{FEFF}\(save)\n", "\u{FEFF}\n\(line)\n",
    "\u{FEFF}\r\n\(header)\r\n", "#\(header.dropFirst())\nx\n", "\(header.dropLast(3))…\nx\n",
    "\(repeated("\0", 200))\n\(save)\n\(save)\n\(deletion)\n",
    "{\"book\":\"scoops\",\"version\":1,\"last\":\"x930gn1\",\"sum\":\"e6d26a57\"}\n",
    " { \"version\" : 1 , \"book\" : \"scoops\" } ",
  ]

  @Test(arguments: books)
  func `changes a book, even a damaged one, and preserves its contents`(text: String) throws {
    try book.write(text)
    let saved = try book.store.save(.made(9))
    #expect(try book.store.find(saved.id) == saved)
    try book.store.delete([saved])

    #expect(try book.text.hasPrefix(text))
  }

  @Test(arguments: ["\(header)\n\(save)\n", "\(save)\n", "\r\n\(header)\r\n\(save)\r\n"])
  func `ignores a byte order mark before the first line`(text: String) throws {
    try book.write("\u{FEFF}" + text)
    #expect(try book.store.fetch(IceCreamQuery()) == IceCreamPage(iceCreams: [Self.saved]))
    try book.store.save(.made(9))
    #expect(try book.store.fetch(IceCreamQuery()).notes == [])
    // Elsewhere, it is damage.
    try book.write("\u{FEFF}" + text + text + "\u{FEFF}" + text)
    #expect(try book.store.fetch(IceCreamQuery()).notes.contains { $0.isDamage })
  }

  private static let blanks = [
    "", "\u{FEFF}", "\u{FEFF}\n", "\u{FEFF}\r\n", "\u{FEFF} \t", "\n", "\r\n", " ", " \r\n\t\n",
    repeated(" \n", 3_000), "\u{FEFF}" + repeated("\n", 200),
  ]

  @Test(arguments: blanks)
  func `is empty if it has only white space or a byte order mark`(text: String) throws {
    try book.write(text)
    let store = book.store
    try store.checkAccess()
    #expect(try store.fetch(IceCreamQuery()) == IceCreamPage())
    #expect(try store.lastChange() == nil)
    #expect(try book.text == text)

    let saved = try store.save(.made(0))

    #expect(try book.store.fetch(IceCreamQuery()) == IceCreamPage(iceCreams: [saved]))
    // Whether a line of white space was ended.
    let rest = try book.text.dropFirst(text.count)
    #expect(rest.drop { $0.isNewline }.hasPrefix(Self.header + "\n"))
  }

  @Test func `completes a header that is torn after a byte order mark`() throws {
    try book.write("\u{FEFF}\(Self.header.prefix(30))")

    try book.store.save(.made(0))

    #expect(try book.text.hasPrefix("\u{FEFF}\(Self.header)\n"))
    #expect(try book.store.fetch(IceCreamQuery()).notes == [])
  }

  private static let saved = SavedIceCream.made(0, cone: "Waffle cone", flavor: "Mint chip")

  @Test func `is a book by its whole contents if the first line is long`() throws {
    let ids = (0..<2_000).map { "\"a\($0)\"" }.joined(separator: ",")
    try book.write(
      #"{"ids":[\#(ids)],"deletedAt":"2026-11-20T09:04:27Z"}"# + "\n" + Self.line + "\n")

    try book.store.checkAccess()
    #expect(try book.store.pages(IceCreamQuery()).map(\.id) == ["w930gn1"])
  }
}

extension IceCreamStoreNote {
  fileprivate var isDamage: Bool {
    if case .damagedLine = self { true } else { false }
  }
}
