#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ends the process if a condition does not hold, and prints what was found instead.
///
/// An optimized `precondition` ends it without a message.
public func require(_ holds: Bool, _ found: String) {
  if holds { return }
  let text = Array("Found: \(found)\n".utf8)
  // The bytes are valid during the call, which reads at most `count` of them.
  _ = text.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  abort()
}
