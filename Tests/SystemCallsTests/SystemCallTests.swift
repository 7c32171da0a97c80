import SystemCalls
import Testing

struct SystemCallTests {
  /// Makes a call that fails with these errors in turn, and then succeeds; returns its count and the other's.
  private func counts(of errors: [Int32]) throws -> [Int] {
    var counts = [0, 0]
    try retrying(
      {
        counts[0] += 1
        guard counts[0] <= errors.count else { return 0 }
        errno = errors[counts[0] - 1]
        return -1
      },
      ifUnsupported: {
        counts[1] += 1
        return 0
      })
    return counts
  }

  @Test(
    arguments: [
      ([], [1, 0]), ([EINTR, EINTR], [3, 0]), ([ENOTSUP], [1, 1]), ([EINTR, EINVAL], [2, 1]),
      ([ENOTTY], [1, 1]),
    ] as [([Int32], [Int])])
  func `makes another call only if the first is not supported`(errors: [Int32], expected: [Int])
    throws
  {
    #expect(try counts(of: errors) == expected)
  }

  @Test(arguments: [EIO, ENOSPC, EBADF])
  func `reports an error that another call could hide`(code: Int32) {
    #expect(throws: SystemError(code: code)) { try counts(of: [code]) }
  }
}
