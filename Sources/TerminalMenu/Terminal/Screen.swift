/// A terminal that a menu is painted on; tests use a scripted one.
package protocol Screen: AnyObject {
  /// The current size of the window.
  var size: WindowSize { get }

  /// Whether an event is pending, so that painting can wait until it is handled.
  var isBusy: Bool { get }

  /// Takes over the terminal: reads keys one by one without echo, and hides the cursor.
  func open()
  /// Erases the menu and restores the terminal.
  func close()
  /// Whether the terminal is taken over.
  var isOpen: Bool { get }
  /// Prints lines into the scrollback; they are visible until the open menu is repainted.
  func interject(_ lines: String)
  /// Lets signals and keys that have arrived restore the terminal and terminate the program.
  ///
  /// It is called again and again during an operation that may take long.
  func letSignalsEnd()
  /// Writes a text that may contain escape sequences.
  func show(_ text: String)
  /// Waits for the next event.
  ///
  /// A signal that terminates the program does so in here, after the terminal is restored.
  func next() -> ScreenEvent
}

/// An event on a screen.
package enum ScreenEvent: Equatable {
  case key(Key)
  /// The window was resized, or another process used the terminal: everything must be repainted.
  case disturbed
  /// Input has ended.
  case end
}
