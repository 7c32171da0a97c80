import Foundation
import Testing

@testable import IceCreamDomain
@testable import IceCreamFiles

/// Lines of any size are read from the end, even if the book is truncated in the meantime.
struct BackwardLinesTests {
  private func lines(
    of bytes: [UInt8], then change: (TestedBook, Int) throws -> Void = { _, _ in }
  ) throws -> [(offset: Int, text: String, isEnded: Bool)] {
    var found: [(offset: Int, text: String, isEnded: Bool)] = []
    try TestedBook.with { book throws in
      try book.write(bytes)
      let file = try #require(try BookFile.openToRead(book.path))
      var lines = BackwardLines(file, from: bytes.count)
      while let line = try lines.next() {
        let isLong = line.range.count > BookLine.longest
        let text = isLong ? "long" : String(decoding: lines.bytes[line.range], as: UTF8.self)
        found.append((line.offset, text, line.isEnded))
        try change(book, found.count)
        if found.count > 100_000 {
          Issue.record("there is no end")
          break
        }
      }
    }
    return found
  }

  @Test(arguments: [
    "", "\n", "a", "a\n", "\n\n", "a\nb", "ab\n\ncd\n", "a\r\nb\r\n",
  ])
  func `are read backward, with and without a last line feed`(text: String) throws {
    let found = try lines(of: Array(text.utf8))

    var parts = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let isEnded = parts.last?.isEmpty ?? true
    if isEnded { parts.removeLast() }
    #expect(found.map(\.text) == parts.reversed())
    #expect(found.first?.isEnded ?? true == isEnded)
    #expect(!found.dropFirst().map(\.isEnded).contains(false))
  }

  @Test(arguments: [4_095, 4_096, 4_097, 32_767, 32_768, 32_769, 65_535, 65_536, 65_537, 200_000])
  func `are read around a line of any size`(size: Int) throws {
    let long = String(repeating: "x", count: size)
    for (before, after) in [("a\nb\n", "c\nd\n"), ("", "c\n"), ("a\n", ""), ("", "")] {
      let found = try lines(of: Array((before + long + "\n" + after).utf8))

      let other = size > BookLine.longest ? "long" : long
      let parts = before.split(separator: "\n") + [Substring(other)] + after.split(separator: "\n")
      #expect(found.map { Substring($0.text) } == parts.reversed())
      let offset = found.first { $0.text == other }?.offset
      #expect(offset == before.utf8.count)
    }
  }

  @Test(arguments: [0, 1, 1_000, 65_536, 150_000])
  func `end when the book is truncated while they are read`(size: Int) throws {
    let text = (0..<20_000).map { "line \($0)\n" }.joined()

    let found = try lines(of: Array(text.utf8)) { book, count throws in
      if count == 10 { #expect(truncate(book.path, off_t(size)) == 0) }
    }

    // Lines that were read before are still returned.
    #expect(found.count >= 10)
    let offsets = found.map(\.offset)
    #expect(offsets == Array(Set(offsets)).sorted().reversed())
  }

  @Test(.timeLimit(.minutes(1)))
  func `end where they are told, even within a line of a terabyte`() throws {
    try TestedBook.with("a") { book throws in
      #expect(truncate(book.path, 1_000_000_000_000) == 0)
      let file = try #require(try BookFile.openToRead(book.path))
      var lines = BackwardLines(file, from: 1_000_000_000_000, to: 999_999_900_000)

      let line = try #require(try lines.next())

      #expect(line.offset == 999_999_900_000)
      #expect(line.range.count > BookLine.longest)
      let next = try lines.next()
      #expect(next == nil)
    }
  }
}
