/// What comes back from a command: everything that it prints and reads, in order, and its status.
struct SessionOutcome {
  enum Part {
    /// Text on standard output.
    case output(String)
    /// Text on standard error.
    case message(String)
    /// A line that a person typed; `nil` is Ctrl-D.
    case typed(String?)
  }

  var parts: [Part]
  var status: Int32

  /// What it printed to standard output.
  var output: String {
    parts.map { if case .output(let text) = $0 { text } else { "" } }.joined()
  }

  /// Moves all messages to standard output.
  mutating func mergeStreams() {
    parts = parts.map { if case .message(let text) = $0 { .output(text) } else { $0 } }
  }

  /// The lines that a session shows.
  ///
  /// A line of standard output begins with a bar, ‹…› is typed, and a status other than 0 is in brackets.
  ///
  /// - Parameter folder: The folder in which the command ran. Paths in it are relative.
  func lines(in folder: String) -> [String] {
    var lines: [String] = []
    var line = (text: "", isOutput: false)
    func end(with mark: String = "") {
      let text = Self.visible(line.text) + mark
      lines.append(line.isOutput ? (text.isEmpty ? "│" : "│ \(text)") : text)
      line.text = ""
    }
    func add(_ text: String, isOutput: Bool) {
      if line.isOutput != isOutput, !line.text.isEmpty { end(with: "⊣") }
      line.isOutput = isOutput
      let text = text.replacing("\(folder)/", with: "").replacing(folder, with: ".")
      for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { end() }
        line.text += part
      }
    }
    for part in parts {
      switch part {
      case .output(let text): add(text, isOutput: true)
      case .message(let text): add(text, isOutput: false)
      case .typed(let text?): add("‹\(text)›\n", isOutput: false)
      case .typed(nil): add("‹Ctrl-D›", isOutput: false)
      }
    }
    if !line.text.isEmpty { end(with: "⊣") }
    return lines + (status == 0 ? [] : ["[\(status)]"])
  }

  /// Returns a line with symbols for control characters and for spaces at its end.
  private static func visible(_ line: String) -> String {
    let spaces = line.reversed().prefix { $0 == " " }.count
    let text = line.dropLast(spaces) + String(repeating: "␠", count: spaces)
    return text.unicodeScalars.map { scalar in
      scalar.value < 32
        ? String(UnicodeScalar(0x2400 + scalar.value) ?? scalar) : String(scalar)
    }.joined()
  }
}
