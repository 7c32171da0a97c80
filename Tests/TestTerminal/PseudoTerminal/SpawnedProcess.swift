import SystemCalls

/// A process in a new session with a controlling terminal.
public final class SpawnedProcess {
  package let id: pid_t
  package private(set) var end: ContinuousClock.Instant?
  private var reaped: Int32?

  /// Starts a program, whose streams are files or the terminal.
  package init(
    _ command: [String], environment: [String: String], terminal: String, streams: [String?]
  ) throws(SystemFailure) {
    var actions = SpawnActions()
    defer { actions.destroy() }
    // The first terminal that a session leader opens becomes its controlling terminal, so open it first,
    // even if no stream uses it.
    #if canImport(Darwin)
      // There, files are opened before the session begins, so a shell opens the terminal again.
      let command = ["/bin/sh", "-c", ": <>\"$0\"; exec \"$@\"", terminal] + command
    #endif
    actions.open(terminal, O_RDWR, as: STDIN_FILENO)
    for (stream, path) in zip([STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO], streams) {
      let access = stream == STDIN_FILENO ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC
      actions.open(path ?? terminal, path == nil ? O_RDWR : access, as: stream)
    }

    let words = CStrings(command)
    let settings = CStrings(environment.map { "\($0)=\($1)" })
    var child = pid_t()
    let failed = SystemFailure.lock.withLock { _ in
      posix_spawn(
        &child, command.first ?? "", &actions.files, &actions.attributes, words.pointers,
        settings.pointers)
    }
    guard failed == 0 else { throw SystemFailure("posix_spawn", failed) }
    id = child
  }

  deinit { kill() }

  /// The status of the ended process, like in a shell.
  public var status: Int32? {
    if let reaped { return reaped }
    var word = Int32()
    // waitpid(2) fills it; with WNOHANG, it returns at once.
    guard waitpid(id, &word, WNOHANG) == id else { return nil }
    end = .now
    // wait(2): the low seven bits are the signal, the second byte is the status.
    reaped = word & 0x7F == 0 ? (word >> 8) & 0xFF : 128 + word & 0x7F
    return reaped
  }

  /// Whether the process was stopped since the last call.
  public var isNewlyStopped: Bool {
    guard reaped == nil else { return false }
    // Asks waitid(2) only for stops, and leaves an ended process to be reaped.
    var about = siginfo_t()
    guard waitid(P_PID, id_t(id), &about, WSTOPPED | WNOHANG) == 0 else { return false }
    return about.si_signo == SIGCHLD
  }

  /// Whether the process waits, and is not only kept from the processor by others; always, on macOS.
  package var isWaiting: Bool { ["S", nil].contains(Self.state(of: id)) }

  /// Returns the letter that proc(5) has for what a process does, such as R if it runs or could; `nil` on macOS.
  public static func state(of id: pid_t) -> Character? {
    #if canImport(Darwin)
      return nil
    #else
      var part = [UInt8](repeating: 0, count: 512)
      let file = open("/proc/\(id)/stat", O_RDONLY | O_CLOEXEC)
      defer { close(file) }
      // The call has exclusive access to `part`, and fills at most `count` bytes.
      let count = max(0, read(file, &part, part.count))
      // The letter follows the name in parentheses; S is for a sleep that a signal can end.
      let rest = String(decoding: part[..<count], as: UTF8.self).split(separator: ")").last
      return rest?.dropFirst().first ?? "X"
    #endif
  }

  package var processorTime: Duration? {
    #if canImport(Darwin)
      return nil
    #else
      var (clock, time) = (clockid_t(), timespec())
      guard reaped == nil, clock_getcpuclockid(id, &clock) == 0, clock_gettime(clock, &time) == 0
      else { return nil }
      return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
    #endif
  }

  /// Sends the process a signal if it is running; later, its identifier may be reused.
  package func signal(_ number: Int32) {
    if status == nil { _ = sendSignal(id, number) }
  }

  /// Kills the process and its process group, and reaps it.
  package func kill() {
    guard status == nil else { return }
    // kill(2): a negative number is a process group, and a session leader always has one.
    _ = sendSignal(-id, SIGKILL)
    let deadline = ContinuousClock.now + .seconds(5)
    while status == nil, ContinuousClock.now < deadline { usleep(1_000) }
  }
}

// The method above hides the system call of the same name.
private func sendSignal(_ process: pid_t, _ number: Int32) -> Int32 { kill(process, number) }
