/// The checksum of zlib, PNG and Ethernet: CRC-32 with the polynomial 0x04C11DB7, its bits turned round
/// (RFC 1952, section 8).
enum CRC32 {
  /// For each byte what it does to the sum, and in seven more tables what it does when one to seven
  /// bytes follow, so that eight bytes are taken at once ("slicing-by-8", Kounavis and Berry, 2005).
  private static let tables: [UInt32] = {
    var tables: [UInt32] = []
    for byte in UInt32(0)..<256 {
      var sum = byte
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
      tables.append(sum)
    }
    for place in 256..<8 * 256 {
      let before = tables[place - 256]
      tables.append(before >> 8 ^ tables[Int(before & 0xFF)])
    }
    return tables
  }()

  /// Returns the sum of some bytes.
  static func sum(of bytes: [UInt8], in range: Range<Int>) -> UInt32 {
    let tables = tables.span
    let bytes = bytes.span.extracting(range)
    var sum = ~UInt32(0)
    var place = 0
    while place + 8 <= bytes.count {
      let low = sum ^ word(of: bytes, at: place)
      let high = word(of: bytes, at: place + 4)
      sum =
        tables[0x700 | Int(low & 0xFF)] ^ tables[0x600 | Int(low >> 8 & 0xFF)]
        ^ tables[0x500 | Int(low >> 16 & 0xFF)] ^ tables[0x400 | Int(low >> 24)]
      sum ^=
        tables[0x300 | Int(high & 0xFF)] ^ tables[0x200 | Int(high >> 8 & 0xFF)]
        ^ tables[0x100 | Int(high >> 16 & 0xFF)] ^ tables[Int(high >> 24)]
      place += 8
    }
    while place < bytes.count {
      sum = sum >> 8 ^ tables[Int((sum ^ UInt32(bytes[place])) & 0xFF)]
      place += 1
    }
    return ~sum
  }

  /// Four bytes as a number, the first one counting the least.
  private static func word(of bytes: Span<UInt8>, at place: Int) -> UInt32 {
    UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
      | UInt32(bytes[place + 3]) << 24
  }

  /// Returns a sum in eight digits of base 16.
  static func text(_ sum: UInt32) -> String {
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
