/// A hash of a text that is worked out while the text is read, byte by byte.
///
/// Eight bytes at a time are folded in by a full multiplication, as wyhash does
/// (https://github.com/wangyi-fudan/wyhash).
struct TextHash {
  /// A secret of this run, so that nobody can prepare a catalog whose entries all hash alike.
  static let seed = UInt64.random(in: .min ... .max)

  private var state: UInt64
  private var word: UInt64 = 0
  private var count: UInt64 = 0

  init(seed: UInt64) {
    state = seed
  }

  init(of bytes: some Sequence<UInt8>, seed: UInt64) {
    self.init(seed: seed)
    for byte in bytes { add(byte) }
  }

  var value: UInt32 {
    let folded = Self.fold(word ^ count, into: state)
    return UInt32(truncatingIfNeeded: folded ^ folded >> 32)
  }

  @inline(__always)
  mutating func add(_ byte: UInt8) {
    word = word << 8 | UInt64(byte)
    count += 1
    if count & 7 == 0 {
      state = Self.fold(word, into: state)
      word = 0
    }
  }

  private static func fold(_ word: UInt64, into state: UInt64) -> UInt64 {
    let product = (state ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
