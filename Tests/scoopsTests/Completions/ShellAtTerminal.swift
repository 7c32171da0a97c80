import Foundation
import Testing

@testable import TerminalDoubles

/// An interactive shell at a terminal.
struct ShellAtTerminal {
  /// The shell, and the arguments that turn off user configuration.
  let command: [String]
  /// The command that loads the completions.
  let setup: String

  /// Begins a session on the terminal; fish needs one to be interactive.
  static let session = ["setsid", "--ctty", "--wait"]

  /// Types lines that contain tabs to complete.
  ///
  /// - Parameters:
  ///   - lines: The lines; they write their results to the file `made`.
  ///   - folder: The working directory of the shell.
  /// - Returns: The final content of the file `made`.
  func made(byTyping lines: [String], in folder: Folder) throws -> String {
    var (keyboard, number): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 50, ws_col: 200, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&keyboard, &number, nil, nil, &size) == 0)
    defer { close(keyboard) }
    let shell = try #require(InstalledShell.path(of: command[0]))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: shell)
    process.arguments = Array(command.dropFirst())
    process.environment = InstalledShell.environment(home: folder.path)
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let terminal = FileHandle(fileDescriptor: number)
    process.standardInput = terminal
    process.standardOutput = terminal
    process.standardError = terminal
    let made = try folder.file("made", "")

    _ = try process.runToItsEnd { _ in
      close(number)
      // The quotes distinguish the echoed line from its output.
      type("\(setup); echo 'all is re''ady'\n", at: keyboard)
      read(from: keyboard, until: "all is ready")
      for line in lines { type(line + "\n", at: keyboard) }
      type("exit\n", at: keyboard)
      read(from: keyboard, until: nil)
    }
    return try String(contentsOfFile: made, encoding: .utf8)
  }

  private func type(_ text: String, at keyboard: Int32) {
    let bytes = Array(text.utf8)
    #expect(write(keyboard, bytes, bytes.count) == bytes.count)
  }

  /// Reads the shell's output up to a text or to its end.
  private func read(from keyboard: Int32, until end: String?) {
    var screen: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    // A shell that waits for more would keep its session, which nothing else ends.
    var source = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    while poll(&source, 1, 30_000) > 0,
      case let count = Foundation.read(keyboard, &part, part.count), count > 0
    {
      screen += part[..<count]
      if let end, String(decoding: screen, as: UTF8.self).contains(end) { return }
    }
  }
}
