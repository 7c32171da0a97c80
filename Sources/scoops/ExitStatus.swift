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
  /// Writes lines to standard error; in a window, wrapped at words.
  func say(_ text: PrintedText, wrappedIn window: WindowSize) {
    let columns = isErrorTerminal ? max(1, window.columns - 1) : .max
    say("\(text.wrapped(toColumns: columns))\n")
  }

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
