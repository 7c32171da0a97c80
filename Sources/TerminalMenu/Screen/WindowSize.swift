import SystemCalls

/// The size of a terminal's window.
package struct WindowSize: Equatable {
  package var columns: Int
  package var rows: Int

  /// The traditional size, assumed for a terminal that does not know its own.
  package static let usual = WindowSize(columns: 80, rows: 24)

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Reads the size of the window of a terminal from its file descriptor.
  package init(of descriptor: Int32) {
    var size = winsize()
    // TIOCGWINSZ fills in the structure, and keeps no pointer to it.
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      self = .usual
      return
    }
    self.init(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
