/// A console session in a document: commands and their output.
struct ConsoleSession: Sendable {
  struct Step {
    /// The number of its first line in the document, from 1.
    var line: Int
    var command: String
    /// Everything that comes back; each line ends with a line feed.
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
}
