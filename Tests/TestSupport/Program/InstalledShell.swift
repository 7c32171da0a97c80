import Foundation
import Testing

/// The shells installed on this machine.
enum InstalledShell {
  /// Returns the path of a shell or another program, or `nil` if it is not installed.
  static func path(of name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a command in a shell, and returns the lines that it prints.
  static func run(
    _ line: String, in command: [String], _ arguments: [String], home: String
  ) throws -> [String] {
    let shell = try #require(path(of: command[0]))
    let visit = try BuiltProgram.run(
      URL(fileURLWithPath: shell), command.dropFirst() + [line] + arguments, "/dev/null",
      environment(home: home))
    #expect(visit.conversation == "")
    return visit.output.split(separator: "\n").map(String.init)
  }

  /// The environment of a shell: the built program, and no user configuration.
  static func environment(home: String) -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return [
      "PATH": "\(BuiltProgram.folder.path):\(path)", "HOME": home, "TERM": "xterm",
      "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": home + "/.local/share",
    ].merging(BuiltProgram.toolEnvironment) { $1 }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test if a shell or another program is not installed.
  static func needs(_ program: String) -> Self {
    .enabled(if: InstalledShell.path(of: program) != nil, "\(program) is not installed here")
  }
}
