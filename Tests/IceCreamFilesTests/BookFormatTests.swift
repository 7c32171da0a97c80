import Foundation
import IceCreamDomain
import IceCreamFiles
import Seeds
import Testing

@testable import TestDoubles

/// The format of a book, as in its article.
struct BookFormatTests {
  private let book = TestedBook()

  /// The example of the article.
  static let example = """
    {"book":"scoops","version":1,"sum":"12d37803"}
    {"id":"w930gn1","madeAt":"2026-11-20T09:05:00Z","cone":"Waffle cone","flavor":"Mint chip","topping":"Cherry","sum":"0291a0c0"}
    {"id":"x930gn1","madeAt":"2026-11-20T09:05:00Z","cone":"Paper \\"cup\\"","flavor":"Crème brûlée","topping":"Wafer","sum":"7da32500"}
    {"id":"w930gn1","madeAt":"2026-11-20T09:05:00Z","cone":"Waffle cone","flavor":"Lemon","topping":"Cherry","changedAt":"2026-11-20T09:06:00Z","sum":"121c74ea"}
    {"id":"x930gn1","deletedAt":"2026-11-20T09:06:00Z","sum":"adb63e04"}

    """

  private let iceCreams: [SavedIceCream] = [
    .made(0, cone: "Waffle cone", flavor: "Mint chip"),
    .made(0, cone: "Paper \"cup\"", flavor: "Crème brûlée", topping: "Wafer"),
  ]

  @Test func `matches the documented example`() throws {
    let store = FileIceCreamStore(path: book.path, clock: { SavedIceCream.made(60).madeAt })
    try store.save(all: iceCreams)
    try store.update(.made(0, cone: "Waffle cone", flavor: "Lemon"))
    try store.delete("x930gn1")

    #expect(try book.text == Self.example)
  }

  /// The deletion of several ice creams, and its undoing, in the article.
  static let batch = """
    {"ids":["w930gn1","x930gn1"],"deletedAt":"2026-11-20T09:06:00Z","sum":"ab2c62f4"}
    {"ids":["w930gn1","x930gn1"],"restoredAt":"2026-11-20T09:07:00Z","sum":"25b96c8d"}

    """

  @Test func `has one line for a deletion of several, and one for its undoing`() throws {
    var seconds = 60
    let store = FileIceCreamStore(
      path: book.path, clock: { SavedIceCream.made(seconds).madeAt })
    let saved = try store.save(all: iceCreams)
    let before = try book.text

    try store.delete(saved)
    seconds = 120
    try store.undoLast()

    #expect(try book.text == before + Self.batch)
    #expect(try book.store.pages(IceCreamQuery(order: .oldest)) == saved)
  }

  @Test func `may restore by a line that changes, as before there were batches`() throws {
    let deletion = #"{"id":"w930gn1","deletedAt":"2026-11-20T09:05:00Z"}"#
    let change = Self.handWritten("w930gn1").dropLast() + #","changedAt":"2026-11-20T09:05:00Z"}"#
    try book.write("\(Self.handWritten("w930gn1"))\n\(deletion)\n\(change)\n")
    #expect(try book.store.pages(IceCreamQuery()) == [Seeds.savedIceCream])
    #expect(try book.store.lastChange()?.action == .restored([Seeds.savedIceCream]))
  }

  @Test func `matches the article`() throws {
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(
        "../../Learn/Learn.docc/Program/TheBook.md")

    let text = try String(contentsOf: article, encoding: .utf8)
    #expect(text.contains(Self.example))
    #expect(text.contains(Self.batch))
  }

  @Test(arguments: [
    #"{"id":"w930gn1","madeAt":"2026-11-20T09:05:00Z","cone":"Paper cup","flavor":"Vanilla","topping":"Cherry"}"#,
    #" { "topping" : "Cherry" , "flavor":"Vanilla","cone":"Paper cup","madeAt":"2026-11-20T09:05:00Z","id":"w930gn1" }  "#
      + "\r",
    #"{"id":"w930gn1","madeAt":"2026-11-20T09:05:00Z","cone":"Paper cup","flavor":"\u0056anilla","topping":"Cherry"}"#,
    #"{"id":"\u0077930gn1","madeAt":"2026-11-20T09:05:00Z","cone":"Paper cup","flavor":"Vanilla","topping":"Cherry"}"#,
  ])
  func `may be written by hand`(line: String) throws {
    for text in ["\(line)\n", "\n\n\(line)\n \r\n", "\(line)"] {
      let book = try TestedBook(text)
      let vanilla = IceCreamQuery(filter: IceCreamFilter(flavor: "Vanilla"))

      #expect(try book.store.fetch(IceCreamQuery()).iceCreams == [Seeds.savedIceCream])
      #expect(try book.store.fetch(vanilla) == IceCreamPage(iceCreams: [Seeds.savedIceCream]))
      #expect(try book.store.find("w930gn1") == Seeds.savedIceCream)
      #expect(try book.store.find("w9") == Seeds.savedIceCream)
    }
  }

  @Test func `adds a line feed after a handwritten last line`() throws {
    let line = BookFormatTests.handWritten("w930gn1")
    try book.write(line)
    try book.store.save(.made(0))

    #expect(try book.text.hasPrefix(line + "\n{\"id\":\"x930gn1\""))
    #expect(try book.store.fetch(IceCreamQuery()).iceCreams.count == 2)
  }

  @Test(arguments: [
    #"{"book":"scoops","version":1,"last":"x930gn1","sum":"e6d26a57"}"#,
    #" { "version" : 1 , "book" : "scoops" } "#,
  ])
  func `may begin with an older header`(header: String) throws {
    try book.write("\(header)\n\(Self.handWritten("w930gn1"))\n")
    #expect(
      try book.store.fetch(IceCreamQuery()) == IceCreamPage(iceCreams: [Seeds.savedIceCream]))
    #expect(try book.store.save(.made(0)).id == "x930gn1")
    #expect(try book.text.hasPrefix(header))
  }

  @Test func `may be two books, one after the other`() throws {
    let (first, second) = try (
      TestedBook(saving: [.made(0), .made(1)]).bytes, TestedBook(saving: [.made(2)]).bytes
    )
    try book.write(first + second)

    #expect(
      try book.store.fetch(IceCreamQuery())
        == IceCreamPage(iceCreams: [.made(2), .made(1), .made(0)]))
  }

  @Test(arguments: [
    (#"{"book":"scoops","version":2}"#, "2"),
    (#"{"version":37,"more":[{}],"book":"scoops"}"#, "37"),
    (#"{"book":"scoops","version":9223372036854775808}"#, "9223372036854775808"),
    (#"{"book":"scoops","version":1e400}"#, "1e400"), (#"{"book":"scoops","version":0}"#, "0"),
    (#"{"book":"scoops","version":-1}"#, "-1"),
  ])
  func `of another version is refused and not changed`(header: String, version: String) throws {
    let text = header + "\n" + Self.handWritten("w930gn1") + "\n"
    try book.write(text)
    let store = book.store
    let tried: [() throws -> Void] = [
      { _ = try store.fetch(IceCreamQuery()) },
      { _ = try store.find(Seeds.id) },
      { _ = try store.save(.made(9)) },
      { try store.update(Seeds.savedIceCream) },
      { try store.delete(Seeds.id) },
      { try store.delete([Seeds.savedIceCream]) },
      { try store.undo(.init(number: 1, action: .saved(Seeds.savedIceCream))) },
    ]

    for attempt in tried { #expect(store.problem(attempt) == .file(.newerVersion(version))) }
    #expect(try book.text == text)
  }

  @Test func `has a damaged line, not a newer version, if only its header is damaged`() throws {
    let text = Self.example.replacing("\"version\":1", with: "\"version\":2")
    try book.write(text)
    let page = try book.store.fetch(IceCreamQuery())

    #expect(page.iceCreams.count == 1)
    #expect(page.notes == [.damagedLine(1, of: book.path)])
  }

  /// A line as written by hand.
  static func handWritten(_ id: String) -> String {
    #"{"id":"\#(id)","madeAt":"2026-11-20T09:05:00Z","cone":"Paper cup","flavor":"Vanilla","topping":"Cherry"}"#
  }
}
