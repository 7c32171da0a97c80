import Foundation

@testable import TerminalDoubles
@testable import TerminalMenu

/// What somebody sees in the window of a terminal after some keys, as a document shows it.
///
/// In the document, a comment says which keys are pressed, and the screen follows:
///
///     <!-- keys: ↓ Enter 5 -->
///     ```text
///     $ scoops
///     …
///
/// A block that does not begin with a command goes on with the program of the one before.
struct MenuWalk {
  /// What is pressed, and what is seen then.
  struct Step {
    /// The number of the first line of the block, from 1.
    var line: Int
    /// The command that starts the program; `nil` where it runs already.
    var command: String?
    /// What is sent.
    var keys: [String]
    /// All that is seen.
    var screen: String
  }

  let steps: [Step]

  init(_ file: MarkdownFile) {
    let lines = file.text.components(separatedBy: "\n")
    steps = file.blocks(in: "text").compactMap { block in
      // Above the first line of the block there are its fence and the comment.
      guard block.line >= 3, let keys = Self.keys(in: lines[block.line - 3]) else { return nil }
      var screen = block.text.components(separatedBy: "\n").dropLast()
      let command = screen.first?.hasPrefix("$ ") == true ? screen.removeFirst() : nil
      return Step(
        line: block.line, command: command.map { String($0.dropFirst(2)) }, keys: keys,
        screen: screen.joined(separator: "\n"))
    }
  }

  /// Returns the keys that a comment names, or `nil` if the line is no such comment.
  static func keys(in line: String) -> [String]? {
    guard line.hasPrefix("<!-- keys:"), line.hasSuffix("-->") else { return nil }
    return line.dropFirst(10).dropLast(3).split(separator: " ").map { word in
      switch word {
      case "Enter": "\r"
      case "Esc": "\u{1B}"
      case "↓": "\u{1B}[B"
      case "↑": "\u{1B}[A"
      default: String(word)
      }
    }
  }

  /// Plays the walk with the built program in a pseudo-terminal.
  ///
  /// - Parameter compare: Is given each step, and what was seen.
  func play(_ compare: (Step, String) -> Void) throws {
    let book = try DocumentedBook()
    var session: MenuSession?
    for step in steps {
      if let command = step.command {
        session?.send("\u{3}")
        session = try MenuSession(
          shell: "exec \(command)",
          ["TERM": "xterm", "LANG": "C.UTF-8", "NO_COLOR": "1", "SCOOPS_BOOK": book.path])
        // What is typed before the first painting counts too, but the terminal shows it.
        session?.see { !$0.text.isEmpty }
      }
      for key in step.keys { session?.send(key) }
      session?.see { $0.text == step.screen }
      compare(step, session?.screen.text ?? "nothing")
    }
    session?.send("\u{3}")
  }
}
