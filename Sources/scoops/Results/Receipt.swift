import IceCreamDomain
import PlainText

extension DisplayedResult {
  /// The command that makes the same ice cream again.
  ///
  /// - Parameter settings: The catalog in use, and where the ice cream was saved. A book from the environment is
  ///   left out, because the command finds it there again.
  func receipt(settings: Settings) -> String {
    var words = ["scoops", "make"]
    let values = [
      (Option.catalog, settings.catalog), (.book, settings.givenBook), (.cone, cone),
      (.flavor, flavor), (.topping, topping),
    ]
    for case (let option, let value?) in values {
      // A value that begins with dashes would be parsed as an option.
      words += value.hasPrefix("--") ? ["\(option.name)=\(value)"] : [option.name, value]
    }
    if !settings.isSaving { words.append(Option.noSave.name) }
    return words.map(\.shellWord).joined(separator: " ")
  }
}

extension String {
  /// This text quoted for a shell, safe to print.
  ///
  /// Single quotes are for spaces and punctuation, `$'...'` for unprintable characters (POSIX 2024, Shell
  /// Command Language, 2.2.2 and 2.2.4).
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
