extension String {
  /// This text as a word for a shell, safe to print and to paste.
  ///
  /// The word means the same in bash, zsh, fish and every POSIX shell. Most signs are in single quotes. There, fish
  /// obeys backslashes, and csh obeys exclamation marks, so both are outside of the quotes, after a backslash.
  /// Unprintable characters are in `$'...'` (POSIX 2024, Shell Command Language, 2.2.4). Fish refuses a line with it,
  /// and dash reads its escape sequences as they are printed.
  package var shellWord: String {
    if printable != self { return "$'" + utf8.map(Self.dollarQuoted).joined() + "'" }
    if !isEmpty, unicodeScalars.allSatisfy(\.isPlainInShells) { return self }
    let quoted = unicodeScalars.map { scalar in
      switch scalar {
      case "'", "\\", "!": "'\\\(scalar)'"
      default: String(scalar)
      }
    }
    return "'" + quoted.joined() + "'"
  }

  private static func dollarQuoted(_ byte: UInt8) -> String {
    let scalar = Unicode.Scalar(byte)
    if scalar == " " || scalar.isPlainInShells { return String(scalar) }
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }
}

extension Unicode.Scalar {
  /// Whether no shell gives the scalar a meaning, wherever it is in a word.
  fileprivate var isPlainInShells: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", ":": true
    default: false
    }
  }
}
