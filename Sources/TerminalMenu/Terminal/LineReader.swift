import SystemCalls

/// Takes input apart into lines, whatever it holds.
struct LineReader {
  /// What comes after this many bytes of a line is read and forgotten.
  static let lineLimit = 4096
  /// What has this many bytes without the end of a line is no conversation: reading ends there.
  static let patience = 1_048_576

  private let source: InputDescriptor
  private var buffer = [UInt8](repeating: 0, count: 4096)
  private var unread: Range<Int> = 0..<0
  private var hasEnded = false

  init(source: InputDescriptor) {
    self.source = source
  }

  /// Reads the next line.
  ///
  /// - Returns: The line without its LF or CR LF, with U+FFFD for what is not UTF-8, or `nil` at the
  ///   end of input, and for ever after.
  mutating func next() -> String? {
    var line: [UInt8] = []
    var count = 0
    while let byte = nextByte(), count < Self.patience {
      if byte == UInt8(ascii: "\n") { return text(of: line) }
      count += 1
      if line.count < Self.lineLimit { line.append(byte) }
    }
    hasEnded = true
    // A last line without an end is an answer, unless it went on for ever.
    return count > 0 && count < Self.patience ? text(of: line) : nil
  }

  private func text(of line: [UInt8]) -> String {
    String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...], as: UTF8.self)
  }

  private mutating func nextByte() -> UInt8? {
    if hasEnded { return nil }
    if unread.isEmpty {
      // What cannot be read is over, like what has been read.
      guard let count = try? source.read(into: &buffer), count > 0 else { return nil }
      unread = 0..<count
    }
    return buffer[unread.removeFirst()]
  }
}
