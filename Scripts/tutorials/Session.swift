import Foundation

/// A console session: commands and their output.
struct Session {
  struct Exchange {
    var command: [String]
    var output: [String]
  }

  var exchanges: [Exchange] = []

  /// Reads a listing: a line that begins with `$ ` is a command, followed by its output.
  init?(_ text: String) {
    for line in text.lines {
      if line.hasPrefix("$ ") {
        let words = line.dropFirst(2).split(separator: " ").map(String.init)
        exchanges.append(Exchange(command: words, output: []))
      } else if !exchanges.isEmpty {
        exchanges[exchanges.count - 1].output.append(line)
      } else {
        return nil
      }
    }
    if exchanges.isEmpty { return nil }
  }

  /// Whether it compiles the package.
  var compiles: Bool {
    exchanges.contains { $0.command.first == "swift" && !$0.isPackageCommand }
  }
}

extension Session.Exchange {
  /// Whether it is a command of the package manager, such as a plugin, that can write files.
  var isPackageCommand: Bool { command.starts(with: ["swift", "package"]) }

  /// The input typed while a program ran, and the program's own output.
  ///
  /// Text after a prompt, a capitalized word with `> `, was typed; the terminal echoed it with its line feed. So
  /// was a line of one letter or digit, at a menu without a prompt.
  var conversation: (typed: String, printed: String) {
    var (typed, printed) = ("", "")
    for line in output {
      if let match = line.firstMatch(of: #/^[A-Z][a-z]*> /#) {
        printed += match.0
        typed += line[match.range.upperBound...] + "\n"
      } else if line.wholeMatch(of: /[a-z0-9]/) != nil {
        typed += line + "\n"
      } else {
        printed += line + "\n"
      }
    }
    return (typed, printed)
  }
}

extension String {
  /// The lines without trailing white space, and without empty ones at the end.
  var lines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
