import Foundation
import SystemCalls
import Testing

@testable import TestSupport
@testable import TerminalMenu

struct LineReaderTests {
  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n\n", ["", ""]),
    ("a\r\nb\r", ["a", "b"]), ("a\rb\n", ["a\rb"]), ("é🍦\n", ["é🍦"]), ("\0\u{1B}\n", ["\0\u{1B}"]),
    ("\u{FEFF}a\nb\n", ["a", "b"]), ("\u{FEFF}\na\n", ["", "a"]), ("\u{FEFF}", []),
    ("\u{FEFF}a", ["a"]), ("\u{FEFF}\r\n", [""]), ("a\n\u{FEFF}b\n", ["a", "\u{FEFF}b"]),
    ("\u{FEFF}\u{FEFF}a\n", ["\u{FEFF}a"]), ("a\u{FEFF}\n", ["a\u{FEFF}"]),
  ])
  func `splits input into lines`(input: String, lines: [String]) throws {
    #expect(try read(Data(input.utf8)) == lines)
  }

  @Test func `replaces malformed UTF-8`() throws {
    #expect(try read(Data([0x61, 0xFF, 0x0A])) == ["a\u{FFFD}"])
  }

  @Test func `keeps the beginning of a long line`() throws {
    let long = String(repeating: "a", count: 10_000)

    #expect(
      try read(Data((long + "\nb\n").utf8)) == [
        String(repeating: "a", count: 4_096), "b",
      ])
  }

  @Test func `ends at an endless line`() throws {
    let endless = Data(repeating: 0, count: 1_048_577) + Data("\na\n".utf8)

    #expect(try read(endless) == [])
  }

  /// Reads all lines of a file with this content.
  private func read(_ data: Data) throws -> [String] {
    let folder = Folder()
    let path = folder.path + "/input"
    try data.write(to: URL(fileURLWithPath: path))
    let file = try #require(FileHandle(forReadingAtPath: path))
    var reader = LineReader(source: FileDescriptor(number: file.fileDescriptor))
    var lines: [String] = []
    while let line = reader.next() { lines.append(line) }
    #expect(reader.next() == nil)
    withExtendedLifetime((folder, file)) {}
    return lines
  }
}
