import SystemCalls
import Testing

struct SystemCallTests {
  /// Makes a call that fails with these errors in turn, and then succeeds; returns its count.
  private func count(of errors: [Int32]) throws -> Int {
    var count = 0
    _ = try retrying {
      count += 1
      guard count <= errors.count else { return 0 }
      errno = errors[count - 1]
      return -1
    }
    return count
  }

  @Test func `repeats a call while signals interrupt it`() throws {
    #expect(try count(of: [EINTR, EINTR]) == 3)
    #expect(throws: SystemError(code: EIO)) { try count(of: [EINTR, EIO]) }
  }
}
