import Foundation

@testable import TerminalMenu
@testable import TestDoubles
@testable import TestSupport

/// Screens of the menu in a document, with the keys that lead to them.
///
/// In the document, a comment says which keys are pressed, and the screen follows:
///
///     <!-- keys: ↓ Enter 5 -->
///     ```text
///     $ scoops
///     …
///
/// A block without a command continues the program of the previous block.
struct MenuWalk {
  struct Step {
    /// The number of the first line of the block, from 1.
    var line: Int
    /// The command that starts the program; `nil` if it is already running.
    var command: String?
    var keys: [String]
    var screen: String
  }

  let steps: [Step]

  init(_ file: MarkdownFile) {
    let lines = file.text.components(separatedBy: "\n")
    steps = file.blocks(in: "text").compactMap { block in
      // The fence and the comment come before the block's first line.
      guard block.line >= 3, let keys = Self.keys(in: lines[block.line - 3]) else { return nil }
      var screen = block.text.components(separatedBy: "\n").dropLast()
      let command = screen.first?.hasPrefix("$ ") == true ? screen.removeFirst() : nil
      return Step(
        line: block.line, command: command.map { String($0.dropFirst(2)) }, keys: keys,
        screen: screen.joined(separator: "\n"))
    }
  }

  /// Returns the keys that a comment names, or `nil` if the line is not such a comment.
  static func keys(in line: String) -> [String]? {
    guard line.hasPrefix("<!-- keys:"), line.hasSuffix("-->") else { return nil }
    return line.dropFirst(10).dropLast(3).split(separator: " ").map { word in
      switch word {
      case "Enter": "\r"
      case "Ctrl-S": "\u{13}"
      case "Delete": "\u{1B}[3~"
      case "Esc": "\u{1B}"
      case "↓": "\u{1B}[B"
      case "↑": "\u{1B}[A"
      case "←": "\u{1B}[D"
      default: String(word)
      }
    }
  }

  /// Plays the walk with the built program, and compares each step with the actual screen.
  func play(_ compare: (Step, String) -> Void) throws {
    let book = try TestedBook.documented()
    var session: MenuSession?
    for step in steps {
      if let command = step.command {
        session?.send("\u{3}")
        session = try MenuSession(
          shell: "exec \(command)",
          ["TERM": "xterm", "LANG": "C.UTF-8", "NO_COLOR": "1", "SCOOPS_BOOK": book.path])
        // The terminal would echo keys that are sent before the first painting.
        session?.see { !$0.text.isEmpty }
      }
      for key in step.keys { session?.send(key) }
      session?.see { $0.trimmedText == step.screen }
      compare(step, session?.screen.trimmedText ?? "nothing")
    }
    session?.send("\u{3}")
  }
}
