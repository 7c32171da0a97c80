import Foundation
import Testing

@testable import IceCreamDomain
@testable import IceCreamFiles
@testable import TestDoubles

/// Lines of any size are read in parts.
struct BookLinesTests {
  private let book = TestedBook()

  private func lines(_ bytes: [UInt8]) throws -> [BookLine] {
    var found: [BookLine] = []
    try book.write(bytes)
    let file = try #require(try BookFile.openToRead(book.path))
    var lines = BookLines(file, from: 0, to: bytes.count)
    while let line = try lines.next() { found.append(line) }
    #expect(lines.isEnded == (bytes.isEmpty || bytes.last == 0x0A))
    return found
  }

  @Test(arguments: [(BookLine.longest, true), (BookLine.longest + 1, false)])
  func `may have up to 1,048,576 bytes`(size: Int, isRead: Bool) throws {
    let text = BookFormatTests.handWritten("w930gn1")
    let spaces = String(repeating: " ", count: size - text.utf8.count)
    let line: BookLine = isRead ? .saved(.made(0)) : .damaged

    #expect(try lines(Array((text + spaces).utf8)) == [line])
    #expect(try lines(Array(("\n" + text + spaces + "\n\n").utf8)) == [.blank, line, .blank])
  }

  @Test(arguments: [1, 100, 1 << 17, (1 << 17) + 1, 300_000])
  func `are found across the parts that are read`(size: Int) throws {
    let text = BookFormatTests.handWritten("w930gn1")
    let long = Array(repeating: UInt8(ascii: "x"), count: size) + [0x0A]
    let short = Array((text + "\n").utf8)
    let many = Array(repeatElement(short, count: 2_000).joined())

    let found = try lines(many + long + many + long.dropLast())

    let saved = Array(repeating: BookLine.saved(.made(0)), count: 2_000)
    #expect(found == saved + [.damaged] + saved + [.damaged])
  }

  @Test func `are none in an empty file`() throws {
    #expect(try lines([]) == [])
  }
}
