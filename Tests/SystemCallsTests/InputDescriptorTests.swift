import SystemCalls
import Testing

struct InputDescriptorTests {
  #if canImport(Glibc) && !canImport(Darwin)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif

  /// The end to read from and the end to write to.
  private func ends(of kind: String) throws -> [Int32] {
    var ends: [Int32] = [-1, -1]
    let failed = kind == "pipe" ? pipe(&ends) : socketpair(AF_UNIX, Self.stream, 0, &ends)
    try #require(failed == 0)
    return ends
  }

  // A socket whose other end is closed can be read, as a pipe without a writer can on macOS.
  @Test(arguments: ["pipe", "socket"])
  func `is at its end once it was read and has no writer`(kind: String) throws {
    let ends = try ends(of: kind)
    defer { close(ends[0]) }
    let input = InputDescriptor(number: ends[0])
    #expect(!input.isAtEnd)

    #expect(write(ends[1], "a", 1) == 1)
    close(ends[1])
    #expect(!input.isAtEnd)

    var byte: [UInt8] = [0]
    #expect(try input.read(into: &byte) == 1)
    #expect(input.isAtEnd)
  }
}
