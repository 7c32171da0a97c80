/// A line and a column, both from 1.
///
/// Lines end with LF, CR or both. Columns count Unicode scalars; each stray byte counts as one.
struct TextPosition {
  var line = 1
  var column = 1
  private var offset: Int

  /// Creates the position of the first character; a byte order mark before it has no column.
  init(startingAt offset: Int) { self.offset = offset }

  mutating func advance(to target: Int, in bytes: [UInt8]) {
    while offset < target, let byte = offset < bytes.count ? bytes[offset] : nil {
      offset += bytes.sequenceLength(at: offset) ?? 1
      let isFirstOfCRLF =
        byte == .carriageReturn && offset < bytes.count && bytes[offset] == .lineFeed
      if byte == .lineFeed || byte == .carriageReturn && !isFirstOfCRLF {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
  }
}
