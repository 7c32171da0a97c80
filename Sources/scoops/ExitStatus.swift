import SystemCalls

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
