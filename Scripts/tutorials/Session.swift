import Foundation

/// What a reader sees in a console: commands, and what each of them prints.
struct Session {
  struct Exchange {
    var command: [String]
    var output: [String]
  }

  var exchanges: [Exchange] = []

  /// Reads a listing: a line that begins with `$ ` is a command, and the lines after it are what it
  /// prints.
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

  /// Whether it compiles the package, in whatever way.
  var compiles: Bool { exchanges.contains { $0.command.first == "swift" } }
}

extension Session.Exchange {
  /// What was typed while a program ran, and what it printed itself.
  ///
  /// What stands after a prompt, a capitalized word with `> `, was typed, and the terminal showed it
  /// with its line feed.
  var conversation: (typed: String, printed: String) {
    var (typed, printed) = ("", "")
    for line in output {
      if let match = line.firstMatch(of: #/^[A-Z][a-z]*> /#) {
        printed += match.0
        typed += line[match.range.upperBound...] + "\n"
      } else {
        printed += line + "\n"
      }
    }
    return (typed, printed)
  }
}

extension String {
  /// The lines without white space at their ends, and without empty ones at the end.
  var lines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
