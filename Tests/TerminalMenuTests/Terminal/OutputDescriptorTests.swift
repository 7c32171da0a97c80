import Testing

@testable import TerminalMenu

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct OutputDescriptorTests {
  #if canImport(Glibc)
    private static let datagram = Int32(SOCK_DGRAM.rawValue)
  #else
    private static let datagram = SOCK_DGRAM
  #endif

  #if canImport(Darwin)
    // The system takes no more than 2,048 bytes at once here (net.local.dgram.maxdgram).
    private static let counts = [1, 80, 2_000]
  #else
    private static let counts = [1, 80, 2_000, 20_000]
  #endif

  @Test(arguments: counts)
  func `writes a text at once`(count: Int) throws {
    var ends: [Int32] = [-1, -1]
    // What is written to a socket of datagrams by one call is received by one call.
    #expect(socketpair(AF_UNIX, Self.datagram, 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    let text = String(repeating: "*", count: count)

    try OutputDescriptor(number: ends[0]).write(text)

    var bytes = [UInt8](repeating: 0, count: count + 1)
    // `bytes` is nobody else's during the call, which fills no more than its `count`.
    let received = read(ends[1], &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(received, 0)), as: UTF8.self) == text)
  }
}
