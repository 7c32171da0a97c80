import IceCreamDomain
import PlainText
import TerminalMenu

extension String {
  /// This text as a shell reads it back, with nothing in it that a screen could take for a command.
  ///
  /// Single quotes are for what has spaces and signs in it, `$'...'` for what cannot be shown (POSIX
  /// 2024, Shell Command Language, 2.2.2 and 2.2.4).
  var shellWord: String {
    if printable != self { return "$'" + utf8.map(Self.dollarQuoted).joined() + "'" }
    if !isEmpty, unicodeScalars.allSatisfy(Self.isPlain) { return self }
    return "'" + unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined(separator: "") + "'"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", ":": true
    default: false
    }
  }

  private static func dollarQuoted(_ byte: UInt8) -> String {
    let scalar = Unicode.Scalar(byte)
    if (0x20..<0x7F).contains(byte), scalar != "'", scalar != "\\" { return String(scalar) }
    return "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
