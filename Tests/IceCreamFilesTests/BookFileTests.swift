import Foundation
import Testing

@testable import IceCreamDomain
@testable import IceCreamFiles

/// Lines of any size are read at an offset.
struct BookFileTests {
  private func line(_ bytes: [UInt8], at offset: Int, size: Int? = nil) throws -> BookLine? {
    var line: BookLine?
    try TestedBook.with { book throws in
      try book.write(bytes)
      if let size { #expect(truncate(book.path, off_t(size)) == 0) }
      line = try BookFile.openToRead(book.path)?.line(at: offset)
    }
    return line
  }

  @Test(.timeLimit(.minutes(1)))
  func `reports a line of a terabyte as damaged without reading it`() throws {
    #expect(try line(Array("{".utf8), at: 0, size: 1_000_000_000_000) == .damaged)
  }

  @Test(arguments: [(BookLine.longest, true), (BookLine.longest + 1, false)])
  func `may have up to 32,768 bytes`(size: Int, isRead: Bool) throws {
    let text = BookFormatTests.handWritten("w930gn1")
    let spaces = String(repeating: " ", count: size - text.utf8.count)
    for end in ["", "\n", "\n\n"] {
      let found = try line(Array(("\n" + text + spaces + end).utf8), at: 1)

      #expect(found == (isRead ? .saved(.made(0)) : .damaged))
    }
  }
}
