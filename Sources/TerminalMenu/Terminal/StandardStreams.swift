import SystemCalls

/// The standard streams of this process.
package final class StandardStreams: Terminal {
  private var lines = LineReader(source: .standardInput)
  private var screen: TerminalScreen?

  package init() {
    takeClosedStreams()
    // A closed standard error is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    // A book at its size limit (ulimit -f) is an error to report: write(2) then fails with EFBIG.
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Reserves the descriptors of the standard streams that the parent process has closed.
  ///
  /// The next file opened gets the lowest free descriptor (POSIX, open). The book or the terminal would become
  /// a standard stream, and messages would be written into it.
  private func takeClosedStreams() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) == -1 {
      // Opened in the wrong direction: reading and writing still fail with EBADF.
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  package var isInputTerminal: Bool { FileDescriptor.standardInput.isTerminal }
  package var isOutputTerminal: Bool { FileDescriptor.standardOutput.isTerminal }
  package var isErrorTerminal: Bool { FileDescriptor.standardError.isTerminal }

  package func findScreen(withoutInput: Bool) -> (any Screen)? {
    guard isInputTerminal || withoutInput else { return nil }
    // Shared, because it holds keys typed ahead.
    if screen == nil { screen = TerminalScreen.find(mustBeStandardInput: isInputTerminal) }
    return screen
  }

  package func readLine() -> String? { lines.next() }

  package func say(_ message: PrintedText) {
    let text = message.text
    // A message on the menu's terminal would overwrite the menu.
    if let screen, screen.isOpen, isErrorTerminal { return screen.interject(text) }
    // A closed or full standard error cannot be reported.
    try? FileDescriptor.standardError.write(text)
  }

  package func letSignalsEnd() { screen?.letSignalsEnd() }

  package func write(_ text: String) throws(SystemError) {
    // On the menu's screen, a result would be erased.
    if let screen, screen.isOpen, isOutputTerminal { screen.interject("") }
    do {
      try FileDescriptor.standardOutput.write(text)
    } catch {
      // Other programs end with this signal, too, when the reader of their output has ended.
      if error.code == EPIPE {
        signal(SIGPIPE, SIG_DFL)
        raise(SIGPIPE)
      }
      throw error
    }
  }
}
