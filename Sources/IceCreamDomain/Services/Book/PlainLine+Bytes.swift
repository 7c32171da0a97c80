#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// What a plain line is taken apart with: these take most of the time of a search through a whole book.
extension [UInt8] {
  private static let digits = Array("0123456789abcdef".utf8)

  /// Returns whether a part of a text stands at a place.
  func has(_ text: [UInt8], _ part: Range<Int>, at place: Int, before end: Int) -> Bool {
    guard place + part.count <= end else { return false }
    // memcmp(3) reads as many bytes of each as it is told, which both parts have.
    return withUnsafeBytes { bytes in
      text.withUnsafeBytes { text in
        let here = UnsafeRawBufferPointer(rebasing: bytes[place..<place + part.count])
        let there = UnsafeRawBufferPointer(rebasing: text[part])
        guard let one = here.baseAddress, let other = there.baseAddress else { return true }
        return memcmp(one, other, part.count) == 0
      }
    }
  }

  /// Returns where a text comes to its closing quote, or to a byte that needs a closer look: a
  /// backslash or a control sign.
  func endOfPlainText(in range: Range<Int>) -> Int {
    var place = range.lowerBound
    // Eight bytes at a time, each load within the bounds of the part.
    let whole = withUnsafeBytes { bytes in
      let part = UnsafeRawBufferPointer(rebasing: bytes[range])
      var offset = 0
      while offset + 8 <= part.count {
        let word = UInt64(
          littleEndian: part.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let ends =
          word.zeros(xor: 0x2222_2222_2222_2222) | word.zeros(xor: 0x5C5C_5C5C_5C5C_5C5C)
          | word.lessThanSpace
        if ends != 0 { return offset + ends.trailingZeroBitCount / 8 }
        offset += 8
      }
      return offset
    }
    place += whole
    let bytes = span
    while place < range.upperBound, bytes[place] != .doubleQuote, bytes[place] != .backslash,
      bytes[place] >= .space
    { place += 1 }
    return place
  }

  /// Returns whether the eight digits of a number in base 16, in lower case, stand in there.
  func has(_ number: UInt32, in range: Range<Int>) -> Bool {
    guard range.count == 8 else { return false }
    let bytes = span.extracting(range)
    let digits = Self.digits.span
    var rest = number
    for place in bytes.indices {
      guard bytes[place] == digits[Int(rest >> 28)] else { return false }
      rest <<= 4
    }
    return true
  }
}

// Eight bytes at once; the lowest bit that is set belongs to the first such byte (Henry Warren,
// "Hacker's Delight", section 6-1).
extension UInt64 {
  /// The highest bit of each byte that is the same as in a pattern.
  fileprivate func zeros(xor pattern: UInt64) -> UInt64 {
    let bytes = self ^ pattern
    return (bytes &- 0x0101_0101_0101_0101) & ~bytes & 0x8080_8080_8080_8080
  }

  /// The highest bit of each byte that is less than a space.
  fileprivate var lessThanSpace: UInt64 {
    (self &- 0x2020_2020_2020_2020) & ~self & 0x8080_8080_8080_8080
  }
}
