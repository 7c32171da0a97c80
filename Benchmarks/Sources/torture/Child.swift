#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A worker in a process of its own, and the pipe on which it tells what it does.
final class Child {
  private let process: pid_t
  private let output: Int32
  private var isRunning = true
  private var said: [UInt8] = []

  init(_ work: Work, path: String, seed: UInt64, count: Int) throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure("pipe: errno \(errno)") }
    defer { close(ends[1]) }
    output = ends[0]
    // Else the next child would have this end, too.
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

    let arguments = [CommandLine.arguments[0], "work", work.rawValue, path, "\(seed)", "\(count)"]
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var process = pid_t()
    guard posix_spawn(&process, arguments[0], &actions, nil, words, environ) == 0 else {
      close(output)
      throw Failure("\(arguments[0]) cannot be run")
    }
    self.process = process
  }

  deinit {
    kill()
    close(output)
  }

  /// Waits until the worker has said so much, or has ended; at most 30 seconds for each word.
  func wait(forSteps count: Int) {
    while said.count(where: { $0 == UInt8(ascii: "\n") }) < count {
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 30_000) > 0, readMore() else { return }
    }
  }

  /// Ends the process at once.
  func kill() {
    guard isRunning else { return }
    #if canImport(Glibc)
      Glibc.kill(process, SIGKILL)
    #elseif canImport(Musl)
      Musl.kill(process, SIGKILL)
    #else
      Darwin.kill(process, SIGKILL)
    #endif
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    isRunning = false
  }

  /// Waits for the end of the process.
  ///
  /// - Returns: Whether it has done all that it was to do.
  func wait() -> Bool {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    isRunning = false
    return status == 0
  }

  /// Reads all that the worker has said, to its end.
  func steps() throws -> [Step] {
    while readMore() {}
    return try String(decoding: said, as: UTF8.self).split(separator: "\n").map { line in
      guard let step = Step(line: line) else { throw Failure("a worker says: \(line)") }
      return step
    }
  }

  /// Waits for more words; returns whether there were any.
  private func readMore() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      said += chunk[..<max(0, count)]
      return count > 0
    }
  }
}
