import SystemCalls

/// The modes of a terminal, as a comparable value.
struct TerminalAttributes: Equatable {
  let input: tcflag_t
  let output: tcflag_t
  let control: tcflag_t
  let local: tcflag_t
  let characters: [UInt8]

  init?(of descriptor: Int32) {
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
  var isLineByLine: Bool { local & tcflag_t(ICANON) != 0 }
}
