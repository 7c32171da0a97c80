import SystemCalls

/// The program's input and output; tests use a scripted one.
package protocol Terminal: AnyObject {
  /// Whether standard input is a terminal.
  var isInputTerminal: Bool { get }
  /// Whether standard output is a terminal.
  var isOutputTerminal: Bool { get }
  /// Whether standard error is a terminal.
  var isErrorTerminal: Bool { get }

  /// Finds the terminal for a menu.
  ///
  /// - Parameter withoutInput: Whether the session's terminal may be used even if standard input is something
  ///   else, such as a catalog.
  /// - Returns: `nil` if there is none.
  func findScreen(withoutInput: Bool) -> (any Screen)?

  /// Reads the next line of input, without its line feed; returns `nil` at the end of input.
  func readLine() -> String?

  /// Writes a message to standard error; failures are ignored.
  ///
  /// While a menu is in use, what goes to a pipe waits for `writeHeld()`: the program behind the pipe could write it
  /// to the menu's terminal.
  func say(_ text: PrintedText)

  /// Shows a message about what the user waits for: on the menu's terminal if there is one, wherever standard error leads.
  func show(_ text: PrintedText)

  /// Lets signals, and keys typed by now, terminate the program during an operation that may take long.
  func letSignalsEnd()

  /// Called before a signal terminates the program, after it has restored the menu's terminal.
  var willEnd: () -> Void { get set }

  /// Writes a result to standard output, which may wait like a message.
  ///
  /// - Throws: `SystemError` if it cannot be written in full.
  func write(_ text: String) throws(SystemError)

  /// Writes what waits until the menu is no longer in use, in order.
  ///
  /// - Throws: `SystemError` if a result cannot be written in full.
  func writeHeld() throws(SystemError)
}
