#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Another process of this program, with a pipe for its output.
final class Child {
  /// Readable when the process has written something or has ended.
  let output: Int32
  private let process: pid_t
  private var isRunning = true
  private var unfinishedLine: [UInt8] = []

  init(_ words: [String]) throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure("pipe: errno \(errno)") }
    defer { close(ends[1]) }
    output = ends[0]
    // Otherwise the next child would inherit this end.
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)

    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)

    let program = CommandLine.arguments[0]
    var arguments: [UnsafeMutablePointer<CChar>?] = ([program] + words).map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var process = pid_t()
    guard posix_spawn(&process, program, &actions, nil, arguments, environ) == 0 else {
      close(output)
      throw Failure("\(program) cannot be run")
    }
    self.process = process
  }

  deinit {
    if isRunning { _ = self.kill() }
    close(output)
  }

  /// Waits for the next lines.
  ///
  /// - Returns: The complete lines; `nil` when the process has closed its output.
  func lines() -> [Substring]? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      var lines = (unfinishedLine + chunk[..<count]).split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      unfinishedLine = Array(lines.removeLast())
      return lines.map { Substring(decoding: $0, as: UTF8.self) }
    }
  }

  /// Kills the process at once.
  ///
  /// - Returns: Whether it was still running or had succeeded.
  func kill() -> Bool {
    #if canImport(Glibc)
      Glibc.kill(process, SIGKILL)
    #elseif canImport(Musl)
      Musl.kill(process, SIGKILL)
    #else
      Darwin.kill(process, SIGKILL)
    #endif
    let status = waitForStatus()
    return status == 0 || status == SIGKILL
  }

  /// Waits for the end of the process.
  ///
  /// - Returns: Whether it succeeded.
  func wait() -> Bool { waitForStatus() == 0 }

  private func waitForStatus() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    isRunning = false
    return status
  }
}
