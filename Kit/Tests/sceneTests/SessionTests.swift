import Foundation
import Testing

@testable import TestSupport
@testable import scene

/// The console sessions in `Kit/Tests/Sessions`, played inside the test process.
struct SessionTests {
  private static let sessions = TestedSession.all(in: "Kit/Tests/Sessions")

  @Test(.disabled(if: TestedSession.isUpdating), arguments: sessions)
  func `prints what the document shows`(session: TestedSession) throws {
    try session.check("scene", Self.run)
  }

  @Test(.enabled(if: TestedSession.isUpdating)) func `updates the documents`() throws {
    try TestedSession.update(Self.sessions, "scene", Self.run)
  }

  /// Runs the generator in a folder, as the plugin does in a package.
  private static func run(
    _ command: SessionCommand, _ typed: [String], _ given: TestedSession.Given, _ folder: Folder
  ) -> SessionOutcome {
    let words = command.arguments ?? []
    let isKnown = words.contains { $0.hasPrefix("--known-target") }
    let targets =
      isKnown || given.facts["package"] == "none"
      ? [] : TemporaryPackage.knownTargets(in: folder.path)
    let outcome = SceneProgram(arguments: targets + words, folder: folder.path).run()
    return SessionOutcome(
      parts: [.output(outcome.output), .message(outcome.errors)], status: outcome.status)
  }
}
