#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ends the process where something does not hold, and says what was found instead.
///
/// An optimized `precondition` ends it without a word.
public func require(_ holds: Bool, _ found: String) {
  if holds { return }
  let text = Array("Found: \(found)\n".utf8)
  // The bytes stay where they are during the call, which reads no more than `count` of them.
  _ = text.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  abort()
}
