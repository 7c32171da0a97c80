import Foundation

/// A program that has ended.
struct Outcome {
  var status: Int32
  var output: String
  var errors: String

  var isSuccess: Bool { status == 0 }
}

/// Runs a program with a time limit.
///
/// - Parameters:
///   - command: The name of the program, and its arguments.
///   - folder: The working directory.
///   - scratch: A folder for its input and output.
///   - input: The text of its standard input.
///   - seconds: The time limit, after which it is terminated.
func runCommand(
  _ command: [String], in folder: String, scratch: String, input: String = "",
  seconds: Double = 120
) throws -> Outcome {
  var files: [FileHandle] = []
  defer { for file in files { try? file.close() } }
  func file(_ name: String) throws -> FileHandle {
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: "\(scratch)/\(name)"))
    files.append(file)
    return file
  }
  try input.write(toFile: "\(scratch)/input", atomically: false, encoding: .utf8)
  for name in ["output", "errors"] {
    try "".write(toFile: "\(scratch)/\(name)", atomically: false, encoding: .utf8)
  }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["NO_COLOR=1"] + command
  process.currentDirectoryURL = URL(fileURLWithPath: folder)
  process.standardInput = try file("input")
  process.standardOutput = try file("output")
  process.standardError = try file("errors")
  let end = DispatchSemaphore(value: 0)
  process.terminationHandler = { _ in end.signal() }
  try process.run()
  if end.wait(timeout: .now() + seconds) == .timedOut {
    process.terminate()
    end.wait()
  }
  return Outcome(
    status: process.terminationStatus,
    output: try String(contentsOfFile: "\(scratch)/output", encoding: .utf8),
    errors: try String(contentsOfFile: "\(scratch)/errors", encoding: .utf8))
}

extension String {
  func write(toFile path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(toFile: path, atomically: false, encoding: .utf8)
  }
}
