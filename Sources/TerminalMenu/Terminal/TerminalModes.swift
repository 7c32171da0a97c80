import SystemCalls

/// How a terminal treats what is typed.
struct TerminalModes {
  private(set) var value = termios()

  /// Asks for the modes of a terminal.
  ///
  /// - Parameter descriptor: The number of an open terminal; what is none makes `nil`.
  init?(of descriptor: Int32) {
    // tcgetattr(3) fills in the structure, and keeps no pointer to it.
    guard tcgetattr(descriptor, &value) == 0 else { return nil }
  }

  /// These modes, but for a menu: each key comes at once, as it is, and is not shown.
  ///
  /// The keys that send signals go on to do so, to all processes of the job. What is written is treated
  /// as before.
  var forMenu: TerminalModes {
    var modes = self
    modes.value.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    // With NOFLSH, what was typed and what was painted is kept when such a key is pressed.
    modes.value.c_lflag |= tcflag_t(ISIG | NOFLSH)
    modes.value.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP)
    // The control characters are a tuple; its bytes lie one after the other, as in C.
    withUnsafeMutableBytes(of: &modes.value.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return modes
  }

  /// Gives a terminal these modes.
  ///
  /// What was typed already is kept.
  func apply(to descriptor: Int32) {
    withUnsafePointer(to: value) { modes in
      // At once, since a frozen window would never take what is written first. A signal may come between;
      // the call is then made again.
      while tcsetattr(descriptor, TCSANOW, modes) != 0, errno == EINTR {}
    }
  }
}
