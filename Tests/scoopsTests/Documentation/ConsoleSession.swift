import Foundation

@testable import TerminalDoubles

/// What stands on a screen after some commands, as a document shows it.
struct ConsoleSession {
  /// A command, and what it prints.
  struct Step {
    var line: Int
    var command: String
    var output: String
  }

  /// The commands, each after `$ `.
  let steps: [Step]

  init(_ block: MarkdownFile.Block) {
    var steps: [Step] = []
    for (index, line) in block.text.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().enumerated()
    {
      if line.hasPrefix("$ ") {
        steps.append(
          Step(line: block.line + index, command: String(line.dropFirst(2)), output: ""))
      } else if !steps.isEmpty {
        steps[steps.count - 1].output += line + "\n"
      }
    }
    self.steps = steps
  }

  /// Plays the session in a folder of its own, with a book in which two ice creams are.
  ///
  /// - Returns: What the programs printed, command by command; standard error and output come
  ///   together, as on a screen.
  func play() throws -> [String] {
    let book = try DocumentedBook()
    return try steps.map { step in
      // The build has made the program already, and must not be run within a test.
      let command = step.command.replacingOccurrences(of: "swift run -q ", with: "")
      let visit = try BuiltProgram.shell(
        "cd '\(book.folder.path)'\n{ \(command)\n} 2>&1", answers: try answers(in: step.output),
        environment: ["SCOOPS_BOOK": book.path])
      return visit.output.components(separatedBy: "\n")
        .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
        .joined(separator: "\n")
    }
  }

  /// Returns what was typed: what stands after the prompts.
  private func answers(in output: String) throws -> String {
    let prompt = try Regex(
      #"(?m)^(?:Cone|Flavor|Topping|DONE.*)>(.*)$"#, as: (Substring, Substring).self)
    return output.matches(of: prompt).map { $0.1.trimmingCharacters(in: .whitespaces) + "\n" }
      .joined()
  }
}

extension String {
  /// This text without the identifiers of what is saved now, which come from the clock.
  var withoutTime: String {
    replacing(#/Saved as [0-9a-z]{7}\./#, with: "Saved as it is.")
  }
}
