import Foundation

/// Runs the built program as a separate process.
struct BuiltProgram {
  struct Session: Equatable {
    var status: Int32
    var output: String
    var conversation: String
  }

  /// The folder of the built programs, which is that of the tests.
  #if canImport(Darwin)
    // The test runner is Xcode's helper there, and loads the tests as a bundle.
    static let folder = Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()

    private final class Marker {}
  #else
    static let folder = Bundle.main.bundleURL
  #endif

  /// Environment variables for coverage and sanitizers in the built programs.
  ///
  /// With `swift test --enable-code-coverage`, each process writes its coverage into a file beside that of the
  /// tests: one that several share can be spoiled by a process that is killed. The other variables are set by
  /// `Scripts/sanitize`.
  static let toolEnvironment: [String: String] = {
    let own = ProcessInfo.processInfo.environment
    var settings = own.filter { $0.key.hasSuffix("SAN_OPTIONS") }
    if let file = own["LLVM_PROFILE_FILE"] {
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
      settings["LLVM_PROFILE_FILE"] = folder + "/built%p.profraw"
    }
    return settings
  }()

  /// Runs a built program to its end; its book is temporary.
  static func run(
    _ name: String = "scoops", _ arguments: [String], input: String = "/dev/null",
    environment: [String: String] = [:]
  ) throws -> Session {
    try run(Self.folder.appendingPathComponent(name), arguments, input, environment)
  }

  /// Runs a shell command with the built program first in its path.
  ///
  /// Its processes may use 20 seconds of processor time: killing the shell does not reach them, and a program that
  /// reads forever would never end.
  static func shell(
    _ line: String, answers: String = "", environment: [String: String] = [:]
  ) throws -> Session {
    let folder = Folder()
    let input = try folder.file("input", answers)
    let script = try folder.file(
      "script", "ulimit -t 20\nPATH='\(Self.folder.path)':$PATH\n" + line)
    defer { withExtendedLifetime(folder) {} }
    return try run(
      URL(fileURLWithPath: "/bin/sh"), [script], input,
      ["PATH": "/usr/bin:/bin"].merging(environment) { $1 })
  }

  static func run(
    _ program: URL, _ arguments: [String], _ input: String, _ environment: [String: String]
  ) throws -> Session {
    let folder = Folder()
    // Files instead of pipes, which would have to be drained while the program runs.
    let output = try folder.file("output", "")
    let conversation = try folder.file("conversation", "")
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ["XDG_DATA_HOME": folder.path, "TZ": "UTC0"].merging(toolEnvironment) {
      $1
    }
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
  /// Runs the process, kills it if it does not end, and returns its status like in a shell.
  func runToItsEnd(_ body: (Process) -> Void = { _ in }) throws -> Int32 {
    // Test threads block nearly all signals, which a child inherits.
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }

    try run()
    let watchdog = Watchdog { [processIdentifier] in kill(processIdentifier, SIGKILL) }
    body(self)
    waitUntilExit()
    _ = watchdog.callOff()
    return terminationReason == .exit ? terminationStatus : 128 + terminationStatus
  }
}
