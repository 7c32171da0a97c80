import Foundation
import TestTerminal
import Testing

/// An interactive shell at a terminal.
struct ShellAtTerminal {
  /// The shell, and the arguments that turn off user configuration.
  let command: [String]
  /// The command that loads the completions.
  let setup: String

  /// Types lines with tabs to complete, and returns what they write to the file `made` in a folder.
  func made(byTyping lines: [String], in folder: Folder) throws -> String {
    let shell = try #require(InstalledShell.path(of: command[0]))
    let made = try folder.file("made", "")
    let terminal = try PseudoTerminal(columns: 200, rows: 50)
    try terminal.start(
      [shell] + command.dropFirst(), environment: InstalledShell.environment(home: folder.path))
    // The quotes distinguish the echoed line from its output.
    terminal.send("cd \(folder.path); \(setup); echo 'all is re''ady'\n")
    let isReady = terminal.read(milliseconds: PseudoTerminal.patience) {
      String(decoding: $0, as: UTF8.self).contains("all is ready")
    }
    #expect(isReady)
    terminal.send(lines.map { $0 + "\n" }.joined() + "exit\n")
    #expect(terminal.wait() != nil)
    return try String(contentsOfFile: made, encoding: .utf8)
  }
}
