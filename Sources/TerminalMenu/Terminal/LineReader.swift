import SystemCalls

/// Splits any input into lines.
struct LineReader {
  /// The maximum number of bytes of a line; the rest of it is skipped.
  static let lineLimit = 4096
  /// Reading ends after this many bytes without a line feed.
  static let patience = 1_048_576

  private let source: FileDescriptor
  private var unread: ArraySlice<UInt8> = []
  private var hasEnded = false
  /// Whether no line was read yet.
  private var isAtStart = true

  init(source: FileDescriptor) {
    self.source = source
  }

  /// Reads the next line.
  ///
  /// - Returns: The line without its LF or CR LF, with U+FFFD for malformed UTF-8, or `nil` at the
  ///   end of input and from then on. A byte order mark before the first line is skipped.
  mutating func next() -> String? {
    defer { isAtStart = false }
    var line: [UInt8] = []
    var count = 0
    while let byte = nextByte(), count < Self.patience {
      if byte == UInt8(ascii: "\n") { return text(of: line) }
      count += 1
      if line.count < Self.lineLimit { line.append(byte) }
      if isAtStart, line == [0xEF, 0xBB, 0xBF] { (line, count, isAtStart) = ([], 0, false) }
    }
    hasEnded = true
    // A last line without a line feed counts, unless it exceeded the limit.
    return count > 0 && count < Self.patience ? text(of: line) : nil
  }

  private func text(of line: [UInt8]) -> String {
    String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...], as: UTF8.self)
  }

  private mutating func nextByte() -> UInt8? {
    if hasEnded { return nil }
    // A read error ends the input.
    if unread.isEmpty { unread = (try? source.read())?[...] ?? [] }
    return unread.popFirst()
  }
}
