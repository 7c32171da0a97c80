/// The checksum of zlib, PNG and Ethernet: reflected CRC-32 with the polynomial 0x04C11DB7
/// (RFC 1952, section 8).
enum CRC32 {
  /// The effect of each byte on the sum, and in seven more tables its effect one to seven bytes later.
  ///
  /// Taking eight bytes at once ("slicing-by-8", Kounavis and Berry, 2005) halves the time of a listing
  /// that reads a whole book.
  private static let tables: [UInt32] = {
    var tables: [UInt32] = []
    for byte in UInt32(0)..<256 {
      var sum = byte
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
      tables.append(sum)
    }
    for index in 256..<8 * 256 {
      let before = tables[index - 256]
      tables.append(before >> 8 ^ tables[Int(before & 0xFF)])
    }
    return tables
  }()

  /// Returns the checksum of bytes.
  static func sum(of bytes: borrowing Span<UInt8>) -> UInt32 {
    let tables = tables.span
    func entry(_ table: Int, _ byte: UInt8) -> UInt32 { tables[table << 8 | Int(byte)] }
    var sum = ~UInt32(0)
    var place = 0
    while place + 8 <= bytes.count {
      let first =
        sum
        ^ (UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
          | UInt32(bytes[place + 3]) << 24)
      sum =
        entry(7, UInt8(truncatingIfNeeded: first)) ^ entry(6, UInt8(truncatingIfNeeded: first >> 8))
        ^ entry(5, UInt8(truncatingIfNeeded: first >> 16)) ^ entry(4, UInt8(first >> 24))
        ^ entry(3, bytes[place + 4]) ^ entry(2, bytes[place + 5]) ^ entry(1, bytes[place + 6])
        ^ entry(0, bytes[place + 7])
      place += 8
    }
    while place < bytes.count {
      sum = sum >> 8 ^ entry(0, UInt8(truncatingIfNeeded: sum) ^ bytes[place])
      place += 1
    }
    return ~sum
  }

  /// Returns a checksum as eight hexadecimal digits.
  static func text(_ sum: UInt32) -> String {
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
