/// A folded text to look for, by the byte of it that is the rarest where it is looked for.
struct TextPart {
  private let bytes: [UInt8]
  private let rarest: Int
  /// The rarest byte, eight times.
  private let pattern: UInt64

  /// How many bytes more than the searched ones a buffer has to have.
  static let padding = 8

  /// Makes a part to look for in a buffer; `nil` of an empty text.
  init?(_ text: String, in buffer: [UInt8]) {
    let bytes = Array(text.folded.utf8)
    let sample = buffer.prefix(4_096)
    let counts = bytes.map { byte in sample.reduce(0) { $0 + ($1 == byte ? 1 : 0) } }
    guard let rarest = counts.indices.min(by: { counts[$0] < counts[$1] }) else { return nil }
    self.bytes = bytes
    self.rarest = rarest
    pattern = UInt64(bytes[rarest]) &* Self.ones
  }

  /// Where the part is for the first time in a range of a buffer.
  @inline(__always)
  func firstPlace(in buffer: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int? {
    var place = range.lowerBound + rarest
    let end = range.upperBound - bytes.count + rarest
    while place <= end {
      // Eight bytes at a time: the lowest byte that is zero after the pattern is taken away is the
      // lowest whose highest bit comes out (Henry S. Warren, Hacker's Delight, 6-1).
      let word = buffer.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian ^ pattern
      let found = (word &- Self.ones) & ~word & Self.highBits
      if found == 0 {
        place += 8
        continue
      }
      place += found.trailingZeroBitCount / 8
      if place > end { return nil }
      if isPart(of: buffer, at: place - rarest) { return place - rarest }
      place += 1
    }
    return nil
  }

  @inline(__always)
  private func isPart(of buffer: UnsafeRawBufferPointer, at place: Int) -> Bool {
    for index in 0..<bytes.count where buffer[place + index] != bytes[index] { return false }
    return true
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080
}
