import IceCreamDomain
import SystemCalls

/// A fault of the program.
public struct Fault: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}

/// Fails unless a condition holds.
public func check(_ holds: Bool, _ what: @autoclosure () -> String) throws {
  if !holds { throw Fault(what()) }
}

/// Aborts at a fault, as libFuzzer expects, and prints it.
public func abortAtFault(_ body: () throws -> Void) {
  do {
    try body()
  } catch {
    let text = Array("Found: \(error)\n".utf8)
    // The bytes are valid during the call, which reads at most `count` of them.
    _ = text.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    abort()
  }
}

/// Returns the problem of a change; `nil` if it succeeds.
public func problem(_ change: () throws -> Void) -> IceCreamStoreError.Problem? {
  do {
    try change()
    return nil
  } catch {
    return (error as? IceCreamStoreError)?.problem
  }
}
