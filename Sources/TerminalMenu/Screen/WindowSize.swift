import SystemCalls

/// How much a terminal's window can show.
package struct WindowSize: Equatable {
  package var columns: Int
  package var rows: Int

  /// What is taken where a terminal does not know its size: that of the terminals of old.
  package static let usual = WindowSize(columns: 80, rows: 24)

  /// Makes a size.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Asks the system for the size of a terminal's window.
  ///
  /// - Parameter descriptor: The number of an open terminal.
  init(of descriptor: Int32) {
    var size = winsize()
    // TIOCGWINSZ fills in the structure, and keeps no pointer to it.
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      self = .usual
      return
    }
    self.init(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
