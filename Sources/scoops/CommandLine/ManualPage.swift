import PlainText

/// The manual page, from the same tables as `--help`, in the macros of man(7).
enum ManualPage {
  static var text: String {
    let head = [
      #".TH SCOOPS 1 "\#(Program.month)" "scoops \#(Program.version)" "User Commands""#,
      ".SH NAME", #"scoops \- make ice cream in a terminal"#,
      ".SH SYNOPSIS", #"\fBscoops\fR [\fICOMMAND\fR] [\fIOPTIONS\fR]"#,
    ]
    let sections = [
      ("DESCRIPTION", paragraphs(Help.introduction)),
      ("COMMANDS", Command.allCases.flatMap(lines(for:))),
      ("OPTIONS", Option.allCases.flatMap(lines(for:))),
      ("FILES", []), ("ENVIRONMENT", []), ("EXIT STATUS", []),
      ("EXAMPLES", lines(for: examples)),
    ]
    let body = sections.flatMap { title, lines in
      let notes = Help.notes.filter { $0.section == title }
      return [".SH \(title)"] + lines
        + notes.flatMap { (lines.isEmpty ? [] : [".PP"]) + paragraphs($0.text) }
    }
    return (head + body).map { $0 + "\n" }.joined()
  }

  /// The examples of the program and of all commands, each once.
  private static var examples: [Example] {
    var examples: [Example] = []
    for example in Help.examples + Command.allCases.flatMap(\.examples)
    where !examples.contains(where: { $0.line == example.line }) {
      examples.append(example)
    }
    return examples
  }

  private static func lines(for command: Command) -> [String] {
    let options = Help.options(of: command).map(\.name.roff).joined(separator: ", ")
    return [".SS \(("scoops " + command.usage).roff)"] + paragraphs(command.details)
      + [".PP", "Options: \(options)."]
  }

  private static func lines(for option: Option) -> [String] {
    let letter = option.letter.map { "\\fB\("-\($0)".roff)\\fR, " } ?? ""
    let value =
      switch option.form {
      case .value(let word): " \\fI\(word)\\fR"
      case .attachedValue(let word): "[=\\fI\(word)\\fR]"
      case .flag, .optionalValue: ""
      }
    let commands = option.commands.map(\.rawValue).listed(with: "and")
    let isForSome = !commands.isEmpty && option.commands != Command.allCases
    return [".TP", "\(letter)\\fB\(option.name.roff)\\fR\(value)"]
      + paragraphs(option.details) + (isForSome ? ["Commands: \(commands)."] : [])
  }

  private static func lines(for examples: [Example]) -> [String] {
    examples.flatMap { [".PP", "\($0.purpose.roff):", ".PP", ".EX", "    \($0.line.roff)", ".EE"] }
  }

  /// Returns the lines of a text, which is filled, except for lines that are indented.
  private static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      if line.isEmpty { return [".PP"] }
      return line.hasPrefix("  ") ? [".PP", ".EX", String(line).roff, ".EE"] : [String(line).roff]
    }
  }
}

extension String {
  /// This text as roff prints it: a hyphen that is typed, not one between words; no macro at the beginning.
  fileprivate var roff: String {
    let text = map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "~": "\\(ti"
      case "^": "\\(ha"
      case "`": "\\(ga"
      case "'": "\\(aq"
      default: String(character)
      }
    }.joined()
    return text.hasPrefix(".") ? "\\&" + text : text
  }
}
