import Foundation

/// Compiles a reader's package without the package manager, which is ten times slower.
///
/// Like the package manager, it builds two modules in Swift 6 mode, treats warnings as errors in the first,
/// and renames the entry point of the program when linking the tests.
struct Compiler {
  let package: ReaderPackage
  /// The folder of the package.
  let folder: String
  /// The compiler's output folder.
  let scratch: String
  /// The cache of compiled modules.
  let compiled: Compiled
  /// The compiled products of Scoops.
  let libraries: Libraries

  private var common: [String] {
    ["-wmo", "-swift-version", "6"] + isolation + Self.trust + imports
  }
  /// Turns off the compiler's self-checks, which take a third of its time.
  private static let trust = ["-sil-verify-none", "-disable-llvm-verify", "-disable-ast-verifier"]
    .flatMap { ["-Xfrontend", $0] }
  /// The default isolation, if the manifest sets one.
  private var isolation: [String] {
    let manifest = package.files["Package.swift"] ?? ""
    return manifest.contains(".defaultIsolation(MainActor.self)")
      ? ["-default-isolation", "MainActor"] : []
  }
  /// Options for finding the products of Scoops, if the package depends on any.
  private var imports: [String] { package.products.isEmpty ? [] : ["-I", libraries.folder] }
  private var name: String { package.name }
  private var module: [String] {
    // Without this file, an attribute marks where the program begins.
    let style = sources.contains("Sources/\(name)/main.swift") ? [] : ["-parse-as-library"]
    return common + style + ["-warnings-as-errors", "-module-name", name]
  }
  /// Options for the module that the tests import; they keep it independent of the package's folder.
  private var imported: [String] {
    ["-emit-module", "-enable-testing", "-Xfrontend", "-no-serialize-debugging-options"] + module
  }
  private var sources: [String] { package.sources }
  private var tests: [String] { package.tests }
  private var objects: [String] {
    Set(package.products.flatMap { libraries.objects[$0] ?? [] }).sorted()
  }
  private var testModule: [String] {
    common + ["-warnings-as-errors", "-module-name", "\(name)Tests"]
  }

  private func swiftc(_ arguments: [String]) throws -> Outcome {
    try runCommand(["swiftc"] + arguments, in: folder, scratch: scratch)
  }

  /// Compiles the program and type-checks the tests; returns the diagnostics.
  ///
  /// Sessions that run the tests find the rest of their errors.
  func check() throws -> [String] {
    if sources.isEmpty { return [] }
    if tests.isEmpty { return try build() }
    let program = input(module, sources)
    if compiled.folder(of: program) == nil {
      let outcome = try swiftc(imported + ["-o", "\(scratch)/\(name).swiftmodule"] + sources)
      if !outcome.isSuccess { return diagnostics(outcome) }
      compiled.keep(scratch, for: program)
    }
    let home = compiled.folder(of: program) ?? scratch
    let suites = try testsInput(importing: home)
    if compiled.folder(of: suites) != nil { return [] }
    let found = try diagnostics(swiftc(["-typecheck", "-I", home] + testModule + tests))
    if found.isEmpty { compiled.keep(scratch, for: suites) }
    return found
  }

  /// Compiles the program far enough for all diagnostics.
  ///
  /// Data races and uninitialized variables are diagnosed only after type checking.
  func build() throws -> [String] {
    try diagnostics(swiftc(["-emit-sil", "-o", "\(scratch)/\(name).sil"] + module + sources))
  }

  /// Runs the program; returns only the diagnostics if it does not compile.
  func runProgram(_ arguments: [String], input: String) throws -> Outcome {
    let program = "\(scratch)/\(name)"
    let build = try swiftc(["-Onone", "-o", program] + module + sources + objects)
    if !build.isSuccess { return build }
    return try runCommand(
      [program] + arguments, in: folder, scratch: scratch, input: input, seconds: 20)
  }

  /// Runs the tests.
  func runTests() throws -> Outcome {
    let program = input(["-c"] + module, sources)
    if compiled.folder(of: program) == nil {
      let outcome = try swiftc(
        ["-c", "-o", "\(scratch)/\(name).o"] + imported
          + ["-emit-module-path", "\(scratch)/\(name).swiftmodule"]
          + ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(name)_main"] + sources)
      if !outcome.isSuccess { return outcome }
      compiled.keep(scratch, for: program)
    }
    let home = compiled.folder(of: program) ?? scratch
    var suites = try testsInput(importing: home)
    suites.texts.append("-c")
    if compiled.folder(of: suites) == nil {
      let outcome = try compileTests(importing: home)
      if !outcome.isSuccess { return outcome }
      compiled.keep(scratch, for: suites)
    }
    let link = try swiftc(
      [
        "\(compiled.folder(of: suites) ?? scratch)/tests.o", "\(home)/\(name).o",
        "-o", "\(scratch)/tests",
      ] + objects)
    if !link.isSuccess { return link }
    return try runCommand(["\(scratch)/tests"], in: folder, scratch: scratch, seconds: 60)
  }

  /// Compiles the tests, with an entry point that runs them.
  private func compileTests(importing home: String) throws -> Outcome {
    let runner = """
      import Testing
      @main struct Runner {
        static func main() async { await Testing.__swiftPMEntryPoint() as Never }
      }
      """
    try runner.write(toFile: "\(scratch)/Runner.swift")
    return try swiftc(
      ["-c", "-parse-as-library", "-o", "\(scratch)/tests.o", "-I", home] + testModule + tests
        + ["\(scratch)/Runner.swift"])
  }

  private func input(_ options: [String], _ files: [String]) -> Compiled.Input {
    Compiled.Input(texts: options + files.flatMap { [$0, package.files[$0] ?? ""] })
  }

  private func testsInput(importing home: String) throws -> Compiled.Input {
    var input = input(testModule, tests)
    input.module = try Data(contentsOf: URL(fileURLWithPath: "\(home)/\(name).swiftmodule"))
    return input
  }

  /// Returns the output, with paths relative to the package.
  func diagnostics(_ outcome: Outcome) -> [String] {
    let lines = (outcome.output + outcome.errors).replacing("\(folder)/", with: "").lines
    return lines.isEmpty && !outcome.isSuccess ? ["The compiler ended without a word."] : lines
  }
}
