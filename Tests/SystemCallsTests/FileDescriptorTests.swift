import Foundation
import SystemCalls
import Testing

struct FileDescriptorTests {
  #if canImport(Glibc) && !canImport(Darwin)
    private static let datagram = Int32(SOCK_DGRAM.rawValue)
  #else
    private static let datagram = SOCK_DGRAM
  #endif

  #if canImport(Darwin)
    // The system accepts at most 2,048 bytes in one call here (net.local.dgram.maxdgram).
    private static let counts = [1, 80, 2_000]
  #else
    private static let counts = [1, 80, 2_000, 20_000]
  #endif

  @Test(arguments: counts)
  func `writes a text in one call`(count: Int) throws {
    var ends: [Int32] = [-1, -1]
    // A datagram socket returns the bytes of one write in one read.
    #expect(socketpair(AF_UNIX, Self.datagram, 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    let text = String(repeating: "*", count: count)

    try FileDescriptor(number: ends[0]).write(text)

    var bytes = [UInt8](repeating: 0, count: count + 1)
    // The call has exclusive access to `bytes`, and fills at most `count` of them.
    let received = read(ends[1], &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(received, 0)), as: UTF8.self) == text)
  }

  @Test func `writes a long text in full to a non-blocking pipe`() {
    let pipe = Pipe()
    let (source, sink) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
    #expect(fcntl(sink.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
    let text = String(repeating: "0123456789", count: 20_000)

    let fullPipe = DispatchSemaphore(value: 0)

    DispatchQueue.global().async {
      // A pipe holds 64 KiB (pipe(7)).
      try? FileDescriptor(number: sink.fileDescriptor).write(text) {
        fullPipe.signal()
        return $0.waitForRoom()
      }
      try? sink.close()
    }
    fullPipe.wait()

    #expect(source.readDataToEndOfFile() == Data(text.utf8))
  }

  @Test func `waits for non-blocking input`() throws {
    let pipe = Pipe()
    let (source, sink) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
    #expect(fcntl(source.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
    var waits = 0

    let bytes = try FileDescriptor(number: source.fileDescriptor).read {
      waits += 1
      sink.write(Data("a".utf8))
      _ = waitUntilReady(reading: [$0.number])
    }

    #expect(bytes == Array("a".utf8))
    #expect(waits == 1)
  }
}
