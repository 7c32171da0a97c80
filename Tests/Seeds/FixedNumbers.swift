/// Reproducible pseudorandom numbers: Knuth's generator with the constants of MMIX.
public struct FixedNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator; the same seed gives the same numbers.
  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    let high = step()
    return high << 32 | step()
  }

  /// Returns `true` with a probability of one in a number.
  public mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  /// Returns bytes of an alphabet.
  public mutating func bytes(_ count: Int, among alphabet: [UInt8] = Array(0...255)) -> [UInt8] {
    (0..<count).map { _ in alphabet[Int.random(in: alphabet.indices, using: &self)] }
  }

  /// Returns the upper half of the next number, which is more random.
  private mutating func step() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 32
  }
}
