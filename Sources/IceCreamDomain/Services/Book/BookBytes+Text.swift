// What can be told of a text before one is made of the bytes.
extension [UInt8] {
  /// Returns whether all the bytes are ASCII and none is a backslash, so that every text in there
  /// stands for itself.
  func isPlain(in range: Range<Int>) -> Bool {
    first(.backslash, in: range) == nil && isASCII(in: range)
  }

  /// Returns whether all the bytes are ASCII.
  func isASCII(in range: Range<Int>) -> Bool {
    // Each load is within the bounds of the part.
    withUnsafeBytes { bytes in
      let part = UnsafeRawBufferPointer(rebasing: bytes[range])
      var (wide, bits): (SIMD4<UInt64>, UInt64) = (.zero, 0)
      var place = 0
      while place + 32 <= part.count {
        wide |= part.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt64>.self)
        place += 32
      }
      while place + 8 <= part.count {
        bits |= part.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        place += 8
      }
      while place < part.count {
        bits |= UInt64(part[place])
        place += 1
      }
      return (bits | wide[0] | wide[1] | wide[2] | wide[3]) & 0x8080_8080_8080_8080 == 0
    }
  }

  /// Returns whether the bytes are UTF-8; what follows them has to be ASCII.
  func isText(in range: Range<Int>) -> Bool {
    if isASCII(in: range) { return true }
    var place = range.lowerBound
    while place < range.upperBound {
      guard let length = sequenceLength(at: place) else { return false }
      place += length
    }
    return true
  }

  /// Returns the text in there, which has to be UTF-8.
  func text(in range: Range<Int>) -> String {
    // The text is copied, and no pointer to the bytes is kept.
    withUnsafeBytes {
      String(decoding: UnsafeRawBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
  }

  /// Returns whether some of the bytes are those of a text.
  func equal(_ text: [UInt8], in range: Range<Int>) -> Bool {
    guard range.count == text.count else { return false }
    let bytes = span.extracting(range)
    let text = text.span
    for index in text.indices where bytes[index] != text[index] { return false }
    return true
  }

  /// Returns whether some of the bytes come before those of a text, a beginning before what it begins.
  func precede(_ text: [UInt8], in range: Range<Int>) -> Bool {
    let bytes = span.extracting(range)
    let text = text.span
    for index in 0..<Swift.min(bytes.count, text.count) where bytes[index] != text[index] {
      return bytes[index] < text[index]
    }
    return bytes.count < text.count
  }
}
