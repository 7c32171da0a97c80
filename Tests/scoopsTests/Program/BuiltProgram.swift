import Foundation

@testable import TerminalDoubles

/// The program as it was built, run as its own process.
struct BuiltProgram {
  struct Session: Equatable {
    var status: Int32
    var output: String
    var conversation: String
  }

  /// Where the built programs are: beside the one that runs the tests.
  static let folder = Bundle.main.bundleURL

  /// What the tools that watch the tests need to know in each built program too.
  ///
  /// `swift test --enable-code-coverage` has them write down which of their lines were run: into one file
  /// beside that of the tests, and never into a program's folder. The rest is from `Scripts/sanitize`.
  static let toolEnvironment: [String: String] = {
    let own = ProcessInfo.processInfo.environment
    var settings = own.filter { $0.key.hasSuffix("SAN_OPTIONS") }
    if let file = own["LLVM_PROFILE_FILE"] {
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
      settings["LLVM_PROFILE_FILE"] = folder + "/built%m.profraw"
    }
    return settings
  }()

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - name: The name of a built program.
  ///   - arguments: Its arguments.
  ///   - input: The path of the file that is its standard input.
  ///   - environment: All of its environment, but for a place for the book, which is a temporary one.
  static func run(
    _ name: String = "scoops", _ arguments: [String], input: String = "/dev/null",
    environment: [String: String] = [:]
  ) throws -> Session {
    try run(Self.folder.appendingPathComponent(name), arguments, input, environment)
  }

  /// Runs a line of shell with the built program first in its path.
  ///
  /// What the line starts may work for 20 seconds: the one who kills the shell after a minute does not
  /// reach it, and a program that listens for ever would go on and on.
  static func shell(
    _ line: String, answers: String = "", environment: [String: String] = [:]
  ) throws -> Session {
    let folder = try Folder()
    let input = try folder.file("input", answers)
    let script = try folder.file(
      "script", "ulimit -t 20\nPATH='\(Self.folder.path)':$PATH\n" + line)
    defer { withExtendedLifetime(folder) {} }
    return try run(
      URL(fileURLWithPath: "/bin/sh"), [script], input,
      ["PATH": "/usr/bin:/bin"].merging(environment) { $1 })
  }

  /// Runs any program to its end.
  static func run(
    _ program: URL, _ arguments: [String], _ input: String, _ environment: [String: String]
  ) throws -> Session {
    let folder = try Folder()
    // Files, and not pipes, which would have to be emptied while the program runs.
    let output = try folder.file("output", "")
    let conversation = try folder.file("conversation", "")
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ["XDG_DATA_HOME": folder.path].merging(toolEnvironment) { $1 }
      .merging(environment) { $1 }
    process.standardInput = FileHandle(forReadingAtPath: input)
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: conversation)
    defer { withExtendedLifetime(folder) {} }
    let status = try process.runToItsEnd()
    return Session(
      status: status, output: try text(of: output), conversation: try text(of: conversation))
  }

  private static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }
}

extension Process {
  /// Runs the process, and kills it if it goes on for more than a minute.
  ///
  /// - Parameter body: What to do while it runs.
  /// - Returns: Its status, as a shell has it: 128 and the number of the signal that ended it.
  func runToItsEnd(_ body: (Process) -> Void = { _ in }) throws -> Int32 {
    // The threads that run tests block nearly all signals, and a child inherits that.
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }

    try run()
    let watchdog = DispatchWorkItem { [processIdentifier] in kill(processIdentifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: watchdog)
    body(self)
    waitUntilExit()
    watchdog.cancel()
    return terminationReason == .exit ? terminationStatus : 128 + terminationStatus
  }
}
