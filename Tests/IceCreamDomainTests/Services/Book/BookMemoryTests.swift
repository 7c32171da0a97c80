import IceCreamDomain
import Testing

/// What a book remembers of identifiers whose lines were removed.
struct BookMemoryTests {
  /// The first line of a book whose newest ice cream, `x930gn1`, was removed.
  static let header = """
    {"book":"scoops","version":1,"last":"x930gn1","sum":"e6d26a57"}

    """

  private static func lines(_ ids: String...) -> String {
    ids.map { BookFormatTests.handWritten($0) + "\n" }.joined()
  }

  /// Other first lines of books in which `x930gn1` is the greatest.
  private static let beginnings = [
    "", "\n", " { \"version\" : 1 , \"book\" : \"scoops\" }\r\n",
    "{\"book\":\"scoops\",\"version\":1}\n",
    "{\"book\":\"scoops\",\"version\":1,\"last\":\"w930gn1\"}\n", "nonsense\n",
    "{\"book\":\"scoops\",\"version\":1,\"sum\":\"00000000\"}\n",
  ]

  @Test(arguments: beginnings)
  func `is the greatest identifier that was removed, in the first line`(beginning: String) throws {
    try TestedBook.with(beginning + Self.lines("v930gn1", "x930gn1")) { book throws in
      try book.store.delete("x930gn1")

      let isHeader = beginning.contains("scoops") && !beginning.contains("00000000")
      let kept = isHeader ? "" : beginning
      #expect(try book.text == Self.header + kept + Self.lines("v930gn1"))
      #expect(try book.store.page(IceCreamQuery()).iceCreams.map(\.id) == ["v930gn1"])
      #expect(try book.store.save(.made(0)).iceCream.id == "y930gn1")
    }
  }

  @Test(arguments: [("v930gn1", "w930gn1"), ("w930gn1", "v930gn1")])
  func `is nothing where the lines that stay show it`(removed: String, kept: String) throws {
    try TestedBook.with(Self.lines("v930gn1", "w930gn1", "x930gn1")) { book throws in
      try book.store.delete(removed)

      #expect(try book.text == Self.lines(kept, "x930gn1"))
    }
  }

  @Test func `stays when more is changed and removed`() throws {
    try TestedBook.with(Self.header + Self.lines("v930gn1", "w930gn1")) { book throws in
      try book.store.update(.made(0, flavor: "Mint"))
      try book.store.delete("w930gn1")
      try book.store.delete("v930gn1")

      #expect(try book.text == Self.header)
      #expect(try book.store.page(IceCreamQuery()) == IceCreamPage(iceCreams: []))
      #expect(try book.store.save(.made(0)).iceCream.id == "y930gn1")
    }
  }

  @Test func `goes with a line that is removed from a book in another order`() throws {
    try TestedBook.with(Self.lines("y930gn1", "v930gn1")) { book throws in
      try book.store.delete("y930gn1")

      #expect(try book.store.save(.made(0)).iceCream.id == "z930gn1")
    }
  }

  @Test func `goes with what a damaged line may have had`() throws {
    try TestedBook.with(Self.lines("v930gn1") + "nonsense\n") { book throws in
      try book.store.delete("v930gn1")

      // That line may have had w930gn1, and counts again as one after the greatest.
      #expect(try book.store.save(.made(-1)).iceCream.id == "y930gn1")
    }
  }

  @Test func `is found in a book that comes after another one`() throws {
    try TestedBook.with(Self.lines("v930gn1") + Self.header) { book throws in
      #expect(try book.store.save(.made(0)).iceCream.id == "y930gn1")
    }
  }
}
