import Foundation
import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestSupport
@testable import scoops

/// Tests receipts in the shells that people paste them into, both typed and as a script.
@Suite(.timeLimit(.minutes(60)))
struct ReceiptInShellsTests {
  @Test(.needs("bash"), arguments: Way.allCases)
  private func `bash runs nothing but scoops for a receipt`(way: Way) throws {
    try check(bash, way, names: Self.names + Self.unprintableNames)
  }

  @Test(.needs("zsh"), arguments: Way.allCases)
  private func `zsh runs nothing but scoops for a receipt`(way: Way) throws {
    try check(zsh, way, names: Self.names + Self.unprintableNames)
  }

  @Test(.needs("dash"), arguments: Way.allCases)
  private func `dash runs nothing but scoops for a receipt`(way: Way) throws {
    try check(dash, way, names: Self.names)
  }

  @Test(.needs("fish"), arguments: Way.allCases)
  private func `fish runs nothing but scoops for a receipt`(way: Way) throws {
    try check(fish, way, names: Self.names)
  }

  @Test(.needs("ksh"))
  func `ksh runs nothing but scoops for a receipt`() throws {
    try check(Shell(command: ["ksh"], recorder: Self.posixRecorder), .asScript, names: Self.names)
  }

  @Test(.needs("busybox"))
  func `busybox runs nothing but scoops for a receipt`() throws {
    try check(
      Shell(command: ["busybox", "sh"], recorder: Self.posixRecorder), .asScript,
      names: Self.names)
  }

  // It has no functions, so the recorder is a program.
  @Test(.needs("tcsh"))
  func `tcsh runs nothing but scoops for a receipt`() throws {
    let recorder =
      #"mkdir -p bin; cp recorder bin/scoops; chmod +x bin/scoops; set path = (bin $path)"#
    try check(Shell(command: ["tcsh", "-f"], recorder: recorder), .asScript, names: Self.names)
  }

  // It passes the escape sequences on as they are printed.
  @Test(.needs("dash"), arguments: Way.allCases)
  private func `dash runs nothing else for unprintable names`(way: Way) throws {
    let folder = Folder()

    _ = try play(receipts(of: Self.unprintableNames).lines, in: dash, way, folder)

    #expect(!FileManager.default.fileExists(atPath: folder.path + "/X"))
  }

  // At a terminal, fish lets one edit a line that it refuses.
  @Test(.needs("fish"))
  private func `fish runs nothing at all for unprintable names`() throws {
    let folder = Folder()

    let made = try play(
      receipts(of: Self.unprintableNames).lines, in: fish, .asScript, folder)

    #expect(made == "")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/X"))
  }

  enum Way: CaseIterable {
    case asScript, typed
  }

  private struct Shell {
    let command: [String]
    /// Defines a command that records its arguments in place of the program.
    let recorder: String
  }

  private let bash = Shell(command: ["bash", "--norc", "--noprofile"], recorder: posixRecorder)
  private let zsh = Shell(command: ["zsh", "-f"], recorder: posixRecorder)
  private let dash = Shell(command: ["dash"], recorder: posixRecorder)
  private let fish = Shell(
    command: ["fish", "--no-config"],
    recorder: #"function scoops; printf '%s\0' $argv >>made; end"#)

  private static let posixRecorder = #"scoops() { printf '%s\0' "$@" >>made; }"#

  /// Names that a shell could take for something else; some make the file X if it does.
  private static let names = [
    #"a\';touch X;#"#, #"Cup \"#, ";touch X;#", #"\"#, #"\\"#, "'", "''", #"\'"#, #"'\''"#, #""\""#,
    "$(touch X)", "`touch X`", "(touch X)", "{touch,X}", "';touch X;'", #"\';touch X;\'"#,
    "|touch X",
    "&touch X", "&& touch X", ">X", "<(touch X)", "!touch", "!!", "Wow!'!", "it's !$", "^touch^X^",
    "~root", "~", "=touch", "=ls", "-n", "-", "--", "--yes", "--cone=x", "%self", "%1", "#1", "*",
    "?",
    "[x]", "$HOME", "$'x'", #"$"x""#, #"a\nb"#, #"a\x41"#, "‘touch X’", "“touch X”", "＇;touch X;＇",
    "",
    " ", "Crème brûlée", "'\u{301}", "a=b", "2", "and", "end", "🍦", "a  b", "@(x)",
  ]

  private static let unprintableNames = [
    "a\n;touch X", "\t$(touch X)", "\u{1B}'\\!", "\u{3}';touch X;'", "é\u{202E}\\", "\n7",
  ]

  /// Returns a receipt for every three names, and the arguments that it must give.
  private func receipts(of names: [String]) throws -> (lines: [String], arguments: String) {
    let settings = try SavedIceCreams.settings(["make"])
    var lines: [String] = []
    var arguments: [String] = []
    for start in stride(from: 0, to: names.count, by: 3) {
      let (cone, flavor, topping) = (names[start], names[start + 1], names[start + 2])
      lines.append(
        DisplayedResult(
          id: nil, madeAt: Seeds.madeAt,
          names: PerKind(cone: cone, flavor: flavor, topping: topping), sentence: ""
        ).commandAgain(settings))
      arguments.append("make")
      for (option, name) in [("--cone", cone), ("--flavor", flavor), ("--topping", topping)] {
        arguments += name.hasPrefix("--") ? ["\(option)=\(name)"] : [option, name]
      }
    }
    return (lines, arguments.map { $0 + "\0" }.joined())
  }

  private func check(_ shell: Shell, _ way: Way, names: [String]) throws {
    let folder = Folder()
    let (lines, arguments) = try receipts(of: names)

    let made = try play(lines, in: shell, way, folder)

    #expect(made == arguments)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/X"))
  }

  /// Has a shell run lines.
  ///
  /// - Returns: The arguments that the lines gave to the program.
  private func play(_ lines: [String], in shell: Shell, _ way: Way, _ folder: Folder) throws
    -> String
  {
    switch way {
    case .typed:
      return try ShellAtTerminal(command: shell.command + ["-i"], setup: "true")
        .made(byTyping: [shell.recorder] + lines, in: folder)
    case .asScript:
      let made = try folder.file("made", "")
      _ = try folder.file("recorder", "#!/bin/sh\nprintf '%s\\0' \"$@\" >>made\n")
      // Each line is read alone, so that one that is refused does not end the others.
      for line in lines {
        let script = try folder.file("script", "cd \(folder.path)\n\(shell.recorder)\n\(line)\n")
        let path = try #require(InstalledShell.path(of: shell.command[0]))
        _ = try BuiltProgram.run(
          URL(fileURLWithPath: path), shell.command.dropFirst() + [script], "/dev/null",
          InstalledShell.environment(home: folder.path))
      }
      return try String(contentsOfFile: made, encoding: .utf8)
    }
  }
}
