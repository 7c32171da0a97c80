import SystemCalls

/// The input modes of a terminal: termios(3).
struct TerminalModes {
  private(set) var value = termios()

  /// Reads the modes of a terminal; a descriptor of something else makes `nil`.
  init?(of descriptor: Int32) {
    // tcgetattr(3) fills in the structure, and keeps no pointer to it.
    guard tcgetattr(descriptor, &value) == 0 else { return nil }
  }

  /// These modes, changed for a menu: each key arrives at once, unprocessed and without echo.
  ///
  /// The keys that send signals arrive, too: only the decoder knows which of them belong to a paste. Output modes
  /// are unchanged.
  var forMenu: TerminalModes {
    var modes = self
    modes.value.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN | ISIG)
    modes.value.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP)
    // The control characters are a tuple, laid out like the array in C.
    withUnsafeMutableBytes(of: &modes.value.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return modes
  }

  /// Returns the signal that a key sends to the processes in the foreground: by default Ctrl-C, Ctrl-\ and Ctrl-Z do.
  func signal(of key: UInt8) -> Int32? {
    if key == Self.disabled { return nil }
    return withUnsafeBytes(of: value.c_cc) { characters in
      switch key {
      case characters[Int(VINTR)]: SIGINT
      case characters[Int(VQUIT)]: SIGQUIT
      case characters[Int(VSUSP)]: SIGTSTP
      default: nil
      }
    }
  }

  // _POSIX_VDISABLE: no key.
  #if canImport(Darwin)
    private static let disabled: UInt8 = 0xFF
  #else
    private static let disabled: UInt8 = 0
  #endif

  /// Sets the modes of a terminal, and keeps input typed ahead.
  func apply(to descriptor: Int32) {
    withUnsafePointer(to: value) { modes in
      // TCSANOW, because a frozen window would never drain its output. A signal may interrupt the call.
      while tcsetattr(descriptor, TCSANOW, modes) != 0, errno == EINTR {}
    }
  }
}
