extension [UInt8] {
  /// Returns the length of the UTF-8 sequence at an offset, or `nil` if it is malformed.
  ///
  /// Unicode 16, table 3-7: well-formed byte sequences.
  package func sequenceLength(at offset: Int) -> Int? {
    func has(_ place: Int, in range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      offset + place < count && range.contains(self[offset + place])
    }
    guard offset < count else { return nil }
    switch self[offset] {
    case 0...0x7F: return 1
    case 0xC2...0xDF: return has(1) ? 2 : nil
    case 0xE0: return has(1, in: 0xA0...0xBF) && has(2) ? 3 : nil
    case 0xED: return has(1, in: 0x80...0x9F) && has(2) ? 3 : nil
    case 0xE1...0xEF: return has(1) && has(2) ? 3 : nil
    case 0xF0: return has(1, in: 0x90...0xBF) && has(2) && has(3) ? 4 : nil
    case 0xF4: return has(1, in: 0x80...0x8F) && has(2) && has(3) ? 4 : nil
    case 0xF1...0xF3: return has(1) && has(2) && has(3) ? 4 : nil
    default: return nil
    }
  }
}
