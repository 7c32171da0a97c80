/// The checksum of zlib, PNG and Ethernet: reflected CRC-32 with the polynomial 0x04C11DB7
/// (RFC 1952, section 8).
enum CRC32 {
  /// The effect of each byte on the sum.
  private static let table: [UInt32] = (0..<256).map { (byte: UInt32) -> UInt32 in
    var sum = byte
    for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    return sum
  }

  /// Returns the checksum of bytes, as eight hexadecimal digits.
  static func text(of bytes: borrowing Span<UInt8>) -> String {
    let table = table.span
    var sum = ~UInt32(0)
    for index in bytes.indices {
      sum = sum >> 8 ^ table[Int(UInt8(truncatingIfNeeded: sum) ^ bytes[index])]
    }
    let digits = String(~sum, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
