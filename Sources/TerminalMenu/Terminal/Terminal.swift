import SystemCalls

/// Where the program reads and writes; a test plays one from a script.
package protocol Terminal: AnyObject {
  /// Whether somebody types the answers.
  var isInputTerminal: Bool { get }
  /// Whether somebody sees the conversation.
  var isErrorTerminal: Bool { get }

  /// Finds the terminal to paint a menu on.
  ///
  /// - Parameter withoutInput: Whether it will do that the session has one, since standard input was used
  ///   for something else.
  /// - Returns: `nil` where there is none.
  func findScreen(withoutInput: Bool) -> (any Screen)?

  /// Reads the next answer.
  ///
  /// - Returns: A line without its end, or `nil` once there are no more.
  func readLine() -> String?

  /// Adds to the conversation, on standard error. Where nobody can hear it, nothing happens.
  func say(_ text: String)

  /// Takes note that the program waits for something that may take long, so that it can be ended
  /// meanwhile.
  func letSignalsEnd()

  /// Writes a result, on standard output.
  ///
  /// - Throws: `SystemError` when it cannot be written in full.
  func write(_ text: String) throws(SystemError)
}
