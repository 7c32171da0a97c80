import SystemCalls

/// The standard streams of this process.
package final class StandardStreams: Terminal {
  private var lines = LineReader(source: .standardInput)
  private var screen: TerminalScreen?
  /// What waits until the menu is no longer in use.
  private var held: [(stream: FileDescriptor, text: String)] = []

  /// How many milliseconds the parts of a key may arrive apart.
  private let escapeDelay: Int32
  package var willEnd: () -> Void = {}

  /// Takes the streams; the environment returns the value of a variable, or `nil` if it is unset or empty.
  package init(_ environment: (String) -> String?) {
    escapeDelay = KeyPatience.escapeDelay(environment)
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
    if screen == nil {
      screen = TerminalScreen.find(
        mustBeStandardInput: isInputTerminal, escapeDelay: escapeDelay)
      screen?.willEnd = { [weak self] in self?.end(by: $0) }
    }
    return screen
  }

  package func readLine() -> String? { lines.next() }

  package func say(_ message: PrintedText) {
    let text = message.text
    // A message on the menu's terminal would overwrite the menu.
    if let screen, screen.isOpen, isErrorTerminal { return screen.interject(text) }
    if hold(text, for: .standardError) { return }
    // A closed or full standard error cannot be reported.
    try? FileDescriptor.standardError.write(text)
  }

  package func show(_ message: PrintedText) {
    guard let screen else { return say(message) }
    if screen.isOpen { screen.interject(message.text) } else { screen.show(message.text) }
  }

  package func letSignalsEnd() { screen?.letSignalsEnd() }

  package func write(_ text: String) throws(SystemError) {
    // On the menu's screen, a result would be erased.
    if let screen, screen.isOpen, isOutputTerminal { screen.interject("") }
    if hold(text, for: .standardOutput) { return }
    do throws(SystemError) { try FileDescriptor.standardOutput.write(text) } catch {
      try fail(error)
    }
  }

  /// Keeps a text for later if a menu is in use and the stream is a pipe, and returns whether it does.
  private func hold(_ text: String, for stream: FileDescriptor) -> Bool {
    guard screen != nil, stream.isPipe else { return false }
    held.append((stream, text))
    return true
  }

  package func writeHeld() throws(SystemError) {
    defer { held = [] }
    var failure: SystemError?
    // Messages are written even if results cannot be. A failure to write them is ignored.
    for (stream, text) in held {
      do throws(SystemError) {
        try stream.write(text)
      } catch {
        if stream.number == STDOUT_FILENO { failure = error }
      }
    }
    if let failure { try fail(failure) }
  }

  /// Prints what was made and what waits, before a signal terminates the program, as long as its readers keep up.
  private func end(by limit: Duration) {
    // In the background, writing could stop the program.
    if screen?.isInForeground == true { willEnd() }
    for (stream, text) in held {
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        // POSIX, pipe capacity: a pipe that can be written takes as many bytes as this without waiting.
        let part = rest.prefix(512)
        guard !waitUntilReady(reading: [], writing: [stream.number], until: limit).isEmpty,
          (try? stream.write(Array(part))) != nil
        else { break }
        rest = rest.dropFirst(part.count)
      }
    }
    held = []
  }

  /// Fails because a result could not be written.
  private func fail(_ error: SystemError) throws(SystemError) {
    // Other programs end with this signal, too, when the reader of their output has ended.
    if error.code == EPIPE {
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    throw error
  }
}
