import Foundation
import Testing

/// The shells of this machine.
enum InstalledShell {
  /// Returns where a shell is, or `nil` where it is not installed.
  static func path(of name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a line in a shell.
  ///
  /// - Parameters:
  ///   - line: The line; the built program is in its path.
  ///   - command: The shell, with arguments up to that before the line.
  ///   - arguments: What comes after the line.
  ///   - home: The folder that is taken for the user's own.
  ///   - variables: What is in the environment besides.
  /// - Returns: The lines that it prints.
  static func run(
    _ line: String, in command: [String], _ arguments: [String], home: String,
    variables: [String: String] = [:]
  ) throws -> [String] {
    let shell = try #require(path(of: command[0]))
    let visit = try BuiltProgram.run(
      URL(fileURLWithPath: shell), command.dropFirst() + [line] + arguments, "/dev/null",
      environment(home: home).merging(variables) { $1 })
    #expect(visit.conversation == "")
    return visit.output.split(separator: "\n").map(String.init)
  }

  /// What a shell is given to work with: the built program, and nothing of the user's own.
  static func environment(home: String) -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return [
      "PATH": "\(BuiltProgram.folder.path):\(path)", "HOME": home, "TERM": "xterm",
      "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": home + "/.local/share",
    ].merging(BuiltProgram.toolEnvironment) { $1 }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test, and says so, where a shell is not installed.
  static func needs(_ shell: String) -> Self {
    .enabled(if: InstalledShell.path(of: shell) != nil, "\(shell) is not installed here")
  }
}
