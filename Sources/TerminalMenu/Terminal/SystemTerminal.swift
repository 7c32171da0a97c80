import SystemCalls

/// The standard streams of this process.
package final class SystemTerminal: Terminal {
  private var lines = LineReader(source: .standardInput)
  private var screen: ControllingTerminal?

  package init() {
    StandardStreams.takeClosed()
    // Nobody needs to read the conversation: to write it to a pipe that is closed is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    // A book that may not grow any more (ulimit -f) is trouble to be told of: write(2) fails then, with
    // EFBIG.
    signal(SIGXFSZ, SIG_IGN)
  }

  package var isInputTerminal: Bool { InputDescriptor.standardInput.isTerminal }
  package var isErrorTerminal: Bool { OutputDescriptor.standardError.isTerminal }

  package func findScreen(withoutInput: Bool) -> (any Screen)? {
    guard isInputTerminal || withoutInput else { return nil }
    // One for all: it keeps what was typed ahead.
    if screen == nil { screen = ControllingTerminal.find(mustBeStandardInput: isInputTerminal) }
    return screen
  }

  package func readLine() -> String? { lines.next() }

  package func say(_ text: String) {
    // What is said in the middle of a menu on the same terminal would stand in it.
    if let screen, screen.isOpen, isErrorTerminal { return screen.interject(text) }
    // Where standard error is closed or full, there is nobody left to tell.
    try? OutputDescriptor.standardError.write(text)
  }

  package func letSignalsEnd() { screen?.letSignalsEnd() }

  package func write(_ text: String) throws(SystemError) {
    do {
      try OutputDescriptor.standardOutput.write(text)
    } catch {
      if error.code == EPIPE { endByBrokenPipe() }
      throw error
    }
  }

  /// Ends as other programs do when nobody reads their result any more, `head` for example.
  private func endByBrokenPipe() {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
  }
}
