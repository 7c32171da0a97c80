import SystemCalls
import TerminalMenu

/// How the program ended, for whoever started it.
enum ExitStatus: Int32 {
  /// All was done.
  case done = 0
  /// Something could not be done: a catalog cannot be used, or an ice cream was left unfinished.
  case failed = 1
  /// The command line makes no sense.
  case misused = 2

  /// Ends the process with this status.
  func endProcess() -> Never { exit(rawValue) }
}

extension Terminal {
  /// Writes a result, and says so if that fails.
  func put(_ text: String) -> ExitStatus {
    do {
      try write(text)
      return .done
    } catch {
      say("scoops: The result cannot be written to standard output: \(error.reason).\n")
      return .failed
    }
  }
}
