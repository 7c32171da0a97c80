import Foundation

/// The package of somebody who has followed the tutorials up to some step.
struct ReaderPackage: Sendable {
  /// The text of each file by its path in the package.
  var files: [String: String] = [:]

  static let sources = "Sources/Parlour/"
  static let tests = "Tests/ParlourTests/"

  /// Writes all files into a folder.
  func layDown(in folder: String) throws {
    for (path, text) in files { try text.write(toFile: "\(folder)/\(path)") }
  }

  fileprivate func swiftFiles(in folder: String) -> [String] {
    files.keys.filter { $0.hasPrefix(folder) && $0.hasSuffix(".swift") }.sorted()
  }
}

/// A compiler of a reader's package, without the package manager, which is ten times slower.
///
/// It does what the package manager does: two modules in Swift 6 mode, warnings as errors in the first
/// one, and the entry point of the program renamed where tests are linked with it.
struct Compiler {
  let package: ReaderPackage
  /// Where the package lies.
  let folder: String
  /// Where the compiler may write.
  let scratch: String

  private var common: [String] { ["-wmo", "-swift-version", "6"] + isolation }
  /// The isolation of all that names none, if the manifest chooses one.
  private var isolation: [String] {
    let manifest = package.files["Package.swift"] ?? ""
    return manifest.contains(".defaultIsolation(MainActor.self)")
      ? ["-default-isolation", "MainActor"] : []
  }
  private var module: [String] { common + ["-warnings-as-errors", "-module-name", "Parlour"] }
  private var sources: [String] { package.swiftFiles(in: ReaderPackage.sources) }
  private var tests: [String] { package.swiftFiles(in: ReaderPackage.tests) }
  private var testModule: [String] {
    common + ["-warnings-as-errors", "-I", scratch, "-module-name", "ParlourTests"]
  }

  private func swiftc(_ arguments: [String]) throws -> Outcome {
    try runCommand(["swiftc"] + arguments, in: folder, scratch: scratch)
  }

  /// Looks for errors in the program, and with it in the tests; what was printed is the answer.
  func check() throws -> [String] {
    if sources.isEmpty { return [] }
    if tests.isEmpty {
      return try diagnostics(swiftc(["-typecheck"] + module + sources))
    }
    let program = try swiftc(
      ["-emit-module", "-enable-testing", "-o", "\(scratch)/Parlour.swiftmodule"]
        + module + sources)
    if !program.isSuccess { return diagnostics(program) }
    return try diagnostics(swiftc(["-typecheck"] + testModule + tests))
  }

  /// Builds the program, as far as there is something to be said about it: what one thread may take from
  /// another is looked at only after the types.
  func build() throws -> [String] {
    try diagnostics(swiftc(["-emit-sil", "-o", "\(scratch)/Parlour.sil"] + module + sources))
  }

  /// Runs the program; without the program's own output, where it does not compile.
  func runProgram(_ arguments: [String], input: String) throws -> Outcome {
    let program = "\(scratch)/Parlour"
    let build = try swiftc(["-Onone", "-o", program] + module + sources)
    if !build.isSuccess { return build }
    return try runCommand(
      [program] + arguments, in: folder, scratch: scratch, input: input, seconds: 20)
  }

  /// Runs the tests.
  func runTests() throws -> Outcome {
    let program = try swiftc(
      ["-c", "-enable-testing", "-emit-module"] + module
        + ["-emit-module-path", "\(scratch)/Parlour.swiftmodule", "-o", "\(scratch)/Parlour.o"]
        + ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Parlour_main"] + sources)
    if !program.isSuccess { return program }
    let runner = """
      import Testing
      @main struct Runner {
        static func main() async { await Testing.__swiftPMEntryPoint() as Never }
      }
      """
    try runner.write(toFile: "\(scratch)/Runner.swift")
    let build = try swiftc(
      ["-parse-as-library"] + testModule + tests
        + ["\(scratch)/Runner.swift", "\(scratch)/Parlour.o", "-o", "\(scratch)/tests"])
    if !build.isSuccess { return build }
    return try runCommand(["\(scratch)/tests"], in: folder, scratch: scratch, seconds: 60)
  }

  /// Returns what was printed, with paths from the folder of the package.
  func diagnostics(_ outcome: Outcome) -> [String] {
    let lines = (outcome.output + outcome.errors).replacing("\(folder)/", with: "").lines
    return lines.isEmpty && !outcome.isSuccess ? ["The compiler ended without a word."] : lines
  }
}
