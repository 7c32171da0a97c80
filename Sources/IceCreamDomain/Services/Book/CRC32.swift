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
    // Each load is within the bounds of the part, and each place in the tables has eight bits and the
    // number of the table.
    bytes.withUnsafeBytes { bytes in
      tables.withUnsafeBufferPointer { tables in
        sum(of: UnsafeRawBufferPointer(rebasing: bytes[range]), tables)
      }
    }
  }

  private static func sum(
    of bytes: UnsafeRawBufferPointer, _ tables: UnsafeBufferPointer<UInt32>
  ) -> UInt32 {
    var sum = ~UInt32(0)
    var place = 0
    while place + 8 <= bytes.count {
      let word =
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        ^ UInt64(sum)
      sum =
        tables[0x700 | Int(word & 0xFF)] ^ tables[0x600 | Int(word >> 8 & 0xFF)]
        ^ tables[0x500 | Int(word >> 16 & 0xFF)] ^ tables[0x400 | Int(word >> 24 & 0xFF)]
      sum ^=
        tables[0x300 | Int(word >> 32 & 0xFF)] ^ tables[0x200 | Int(word >> 40 & 0xFF)]
        ^ tables[0x100 | Int(word >> 48 & 0xFF)] ^ tables[Int(word >> 56)]
      place += 8
    }
    while place < bytes.count {
      sum = sum >> 8 ^ tables[Int((sum ^ UInt32(bytes[place])) & 0xFF)]
      place += 1
    }
    return ~sum
  }

  /// Returns a sum in eight digits of base 16.
  static func text(_ sum: UInt32) -> String {
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
