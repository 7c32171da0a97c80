import Foundation
import IceCreamDomain
import Seeds
import Testing

/// Books that are written anew, or should not be.
struct BookRewritingTests {
  private static let first = BookFormatTests.handWritten("w930gn1")
  private static let last = BookFormatTests.handWritten("x930gn1")

  #if os(Linux)
    @Test func `leave nothing beside when they cannot be put in the place of the old one`() throws {
      try TestedBook.with("\(Self.first)\n\(Self.last)\n") { book throws in
        let open = try FileHandle(forUpdating: URL(fileURLWithPath: book.path))
        defer { try? open.close() }
        try FileManager.default.removeItem(atPath: book.path)
        // proc(5): this is a link to the old path and " (deleted)"; nothing can be put over a folder.
        let folder = book.path + " (deleted)"
        try FileManager.default.createDirectory(
          atPath: folder + "/full", withIntermediateDirectories: true)
        let store = FileIceCreamStore(path: "/proc/self/fd/\(open.fileDescriptor)")

        let problem = store.problem { try store.delete("w930gn1") }

        #expect(problem == .cannotWrite(reason: "Is a directory"))
        #expect(try book.names == ["book.jsonl (deleted)"])
        #expect(try store.page(IceCreamQuery()).iceCreams.count == 2)
      }
    }
  #endif

  @Test func `get the line feed that the last line lacks, and no other`() throws {
    for (removed, kept) in [
      ("w930gn1", Self.last + "\n"), ("x930gn1", BookMemoryTests.header + Self.first + "\n"),
    ] {
      try TestedBook.with("\(Self.first)\n\(Self.last)") { book throws in
        try book.store.delete(removed)

        #expect(try book.text == kept)
      }
    }
  }

  @Test func `keep the old one where the new one could not be read back`() throws {
    try TestedBook.with("\(Self.first)\n\(Self.last)\n") { book throws in
      let (store, text) = (book.store, try book.text)
      for flavor in ["", String(repeating: "x", count: 1 << 20)] {
        let problem = store.problem { try store.update(.made(0, flavor: flavor)) }

        #expect(problem == .cannotWrite(reason: "its line could not be read back"))
        #expect(try book.text == text)
        #expect(try book.names == ["book.jsonl"])
      }
    }
  }

  private static let sums = [
    "{\"id\":\"w930gn1\",\"madeAt\":\"2026-11-20T09:05:00Z\",\"cone\":\"Waffle cone\","
      + "\"flavor\":\"Mint chip\",\"topping\":\"Cherry\",\"sum\":\"0291a0c0\"}",
    "{\"id\":\"x930gn1\",\"madeAt\":\"2026-11-20T09:05:00Z\",\"cone\":\"Paper \\\"cup\\\"\","
      + "\"flavor\":\"Crème brûlée\",\"topping\":\"Wafer\",\"sum\":\"7da32500\"}",
  ]

  @Test(arguments: sums, ["00000000", "0291A0C0", "", "0291a0c", "0291a0c01", "ffffffff"])
  func `have a line with a wrong sum, which is found by no way`(line: String, sum: String) throws {
    let right = try #require(line.dropLast(2).split(separator: "\"").last)
    let id = String(line.dropFirst(7).prefix(7))
    let header = #"{"book":"scoops","version":1}"# + "\n"
    try TestedBook.with(header + line + "\n") { book throws in
      #expect(try book.store.find(id).id == id)
      let flavor = try book.store.find(id).flavor
      try book.write(Array((header + line.replacing(right, with: sum)).utf8) + [0x0A])

      #expect(book.store.problem(finding: id) == .damagedLine(2))
      for order in IceCreamOrder.allCases {
        for filter in [IceCreamFilter(), IceCreamFilter(flavor: flavor)] {
          let page = try book.store.page(IceCreamQuery(filter: filter, order: order))
          #expect(page == IceCreamPage(iceCreams: [], notes: [.damagedLine(2)]))
        }
      }
    }
  }
}
