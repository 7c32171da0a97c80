import SystemCalls
import TerminalMenu

/// The status that the program ends with.
enum ExitStatus: Int32 {
  case done = 0
  /// Something failed, such as a catalog that cannot be used, or an ice cream was left unfinished.
  case failed = 1
  /// The command line or the environment is invalid.
  case misused = 2

  func endProcess() -> Never { exit(rawValue) }
}

extension Terminal {
  /// Writes a result for a person, and says so if that fails.
  func put(_ text: PrintedText) -> ExitStatus { put(exact: text.text) }

  /// Writes a result for another program, in its own format, and says so if that fails.
  func put(exact text: String) -> ExitStatus {
    status { () throws(SystemError) in try write(text) }
  }

  /// Writes the results that waited until the menu was left, and says so if that fails.
  func putHeld() -> ExitStatus {
    status { () throws(SystemError) in try writeHeld() }
  }

  private func status(of writing: () throws(SystemError) -> Void) -> ExitStatus {
    do {
      try writing()
      return .done
    } catch {
      say("scoops: Cannot write the result to standard output: \(error.reason).\n")
      return .failed
    }
  }
}

extension PrintedText {
  /// Returns the text for standard error; in a window, wrapped at words.
  func wrapped(on terminal: any Terminal, in window: WindowSize) -> PrintedText {
    wrapped(toColumns: terminal.isErrorTerminal ? max(1, window.columns - 1) : .max)
  }
}
