import SystemCalls

/// The modes of a terminal, as a comparable value.
public struct TerminalAttributes: Equatable {
  package let input: tcflag_t
  package let output: tcflag_t
  package let control: tcflag_t
  package let local: tcflag_t
  package let characters: [UInt8]

  package init?(of descriptor: Int32) {
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { return nil }
    input = modes.c_iflag
    output = modes.c_oflag
    control = modes.c_cflag
    local = modes.c_lflag
    // A tuple of bytes is laid out like an array.
    characters = withUnsafeBytes(of: modes.c_cc) { Array($0) }
  }

  /// Whether the terminal delivers input by lines.
  package var isLineByLine: Bool { local & tcflag_t(ICANON) != 0 }
}
