/// A terminal on which a menu is painted; a test plays one from a script.
package protocol Screen: AnyObject {
  /// How much the window can show now.
  var size: WindowSize { get }

  /// Whether something has happened already, so that there is no need to wait for it, nor to paint before.
  var isBusy: Bool { get }

  /// Takes the terminal over: keys come one by one and are not shown, and the cursor is hidden.
  func open()
  /// Erases the menu, and gives the terminal back as it was.
  func close()
  /// Whether it is taken over.
  var isOpen: Bool { get }
  /// Shows lines that stay, above the menu that is open, which is then disturbed.
  func interject(_ lines: String)
  /// Has signals end the program at once, with the terminal as it was, until keys are waited for again.
  func letSignalsEnd()
  /// Shows a text, with the commands for the terminal in it.
  func show(_ text: String)
  /// Waits for what happens next.
  ///
  /// - Returns: What has happened. A program that is told to end does so in here, with the terminal as
  ///   it was.
  func next() -> ScreenEvent
}

/// What can happen to a menu.
package enum ScreenEvent: Equatable {
  case key(Key)
  /// The window has another size, or somebody else had the terminal meanwhile: all has to be painted
  /// anew.
  case disturbed
  /// Nobody can press a key any more.
  case end
}
