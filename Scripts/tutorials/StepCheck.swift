import Foundation

/// The check of one step, with the reader's package after it.
struct StepCheck: Sendable {
  /// The name of the tutorial.
  var tutorial: String
  /// The location of the step, for messages.
  var place: String
  var package: ReaderPackage
  /// The listing of the step.
  var listing: Tutorial.Listing

  /// The heading of a listing that is compared with Scoops.
  static let sameness = "The same in Scoops"
  /// The heading of a session.
  static let console = "Console"

  /// Checks the step in its own folder.
  ///
  /// - Returns: The fault, or `nil`.
  func run(
    in folder: String, shipped: String, compiled: Compiled, libraries: Libraries
  ) throws -> String? {
    let (home, scratch) = ("\(folder)/\(package.name)", "\(folder)/scratch")
    for path in [home, scratch] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try package.layDown(in: home)
    let compiler = Compiler(
      package: package, folder: home, scratch: scratch, compiled: compiled,
      libraries: libraries)
    switch listing.name {
    case Self.console:
      guard let session = Session(listing.text) else {
        return "\(listing.resource) does not begin with a command"
      }
      for exchange in session.exchanges {
        if let problem = try play(exchange, with: compiler) { return problem }
      }
      return nil
    case Self.sameness:
      let problems = Sameness(package: package, shipped: shipped).differences(in: listing.text)
      return problems.isEmpty ? nil : problems.joined(separator: "\n")
    case "Package.swift":
      let outcome = try runCommand(
        ["swift", "package", "dump-package"], in: home, scratch: scratch)
      guard outcome.isSuccess else { return outcome.errors }
      return difference(shown: [], real: try compiler.check())
    default:
      return difference(shown: [], real: try compiler.check())
    }
  }

  private func play(_ exchange: Session.Exchange, with compiler: Compiler) throws -> String? {
    switch exchange.command.first {
    case "mkdir", "cd":
      return exchange.output.isEmpty ? nil : "\(exchange.command[0]) prints nothing"
    case "swift" where exchange.isPackageCommand:
      // It ran before, since the next steps continue with the files that it wrote.
      return nil
    case "swift" where exchange.command == ["swift", "build"]:
      return difference(shown: exchange.output, real: try compiler.build())
    case "swift" where exchange.command.starts(with: ["swift", "run"]):
      let conversation = exchange.conversation
      let arguments = Array(exchange.command.dropFirst(3))
      let outcome = try compiler.runProgram(arguments, input: conversation.typed)
      return difference(
        shown: conversation.printed.lines, real: (outcome.output + outcome.errors).lines)
    case "swift" where exchange.command == ["swift", "test"]:
      let outcome = try compiler.runTests()
      let real = compiler.diagnostics(outcome)
      // If nothing ran, the compiler has reported the error.
      guard real.contains(where: { $0.contains("Test run started") }) else {
        return difference(shown: exchange.output, real: real)
      }
      return difference(
        shown: exchange.output.map(\.withoutDuration).sorted(),
        real: real.filter(\.isNews).map(\.withoutDuration).sorted())
    default:
      return "nobody knows the command \(exchange.command.joined(separator: " "))"
    }
  }

}

/// Returns how the shown output differs from the real one, or `nil`.
func difference(shown: [String], real: [String]) -> String? {
  if shown == real { return nil }
  let (shown, real) = (shown.joined(separator: "\n"), real.joined(separator: "\n"))
  if shown.isEmpty { return "this does not compile:\n\(real)" }
  return "shown is:\n\(shown)\n\nand really it is:\n\(real.isEmpty ? "(nothing)" : real)"
}

extension String {
  /// Whether a line of a test run is shown to readers: failures, and the last line.
  fileprivate var isNews: Bool {
    hasPrefix("✘") || hasPrefix("↳ //") || hasPrefix("✔ Test run")
  }

  fileprivate var withoutDuration: String {
    replacing(#/ after [0-9.]+ seconds/#, with: "")
  }
}
