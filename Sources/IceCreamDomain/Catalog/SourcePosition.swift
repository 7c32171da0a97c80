import PlainText
import StrictJSON

/// A place in a text: a line and a column, both from 1.
///
/// Lines end with LF, CR or both. Columns count Unicode scalars.
struct SourcePosition: Equatable {
  private(set) var line = 1
  private(set) var column = 1
  private var offset: Int

  /// Makes the position of a text's first character.
  ///
  /// - Parameter offset: The offset of that; what is before, such as a byte order mark, has no column.
  init(startingAt offset: Int) {
    self.offset = offset
  }

  /// Moves on to a later offset of the same bytes.
  ///
  /// - Parameters:
  ///   - target: An offset in bytes, not before the one it stands at.
  ///   - bytes: The text in UTF-8; where it is not, each stray byte counts as a column.
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
