import Foundation
import IceCreamDomain
import Seeds
import Testing

@testable import TestSupport
@testable import TerminalMenu
@testable import scoops

/// The console sessions in `Tests/Sessions`, played inside the test process.
struct SessionTests {
  private static let sessions = TestedSession.all(in: "Tests/Sessions")

  @Test(.disabled(if: TestedSession.isUpdating), arguments: sessions)
  func `prints what the document shows`(session: TestedSession) throws {
    try session.check("scoops", Self.run)
  }

  @Test(.enabled(if: TestedSession.isUpdating)) func `updates the documents`() throws {
    try TestedSession.update(Self.sessions, "scoops", Self.run)
  }

  /// Runs the program in a folder, an hour ahead of UTC, with a book there.
  private static func run(
    _ command: SessionCommand, _ typed: [String], _ given: TestedSession.Given, _ folder: Folder
  ) throws -> SessionOutcome {
    let streams = given.facts["terminal"]?.split(separator: " ") ?? []
    let terminal = ScriptedTerminal(
      command.input ?? typed, isInputTerminal: command.input == nil,
      isOutputTerminal: streams.contains("output"), isErrorTerminal: streams.contains("errors"))
    let window = given.facts["window"]?.split(separator: " × ").compactMap { Int($0) } ?? []
    if let columns = window.first, let rows = window.last {
      terminal.windowSize = WindowSize(columns: columns, rows: rows)
    }
    let time = try given.facts["time"].map { try #require(Timestamp(iso8601: $0)) } ?? Seeds.madeAt
    let variables = ["SCOOPS_BOOK": "book.jsonl"].merging(given.variables) { $1 }
      .merging(command.variables) { $1 }.mapValues { path(of: $0, in: folder) }
    let status = Program(
      arguments: (command.arguments ?? []).map { path(of: $0, in: folder) },
      environment: Environment { variables[$0] }, terminal: terminal,
      makeStore: { book, terminal in
        let path = book.path.hasPrefix("/") ? book.path : "\(folder.path)/\(book.path)"
        return Program.makeStore(
          for: BookLocation(path: path, makesFolders: book.makesFolders), on: terminal)
      },
      clock: { time }, localTime: { $0.localTime(hours: 1) }, windowSize: { terminal.windowSize }
    ).run()
    return SessionOutcome(parts: terminal.parts, status: status.rawValue)
  }

  /// Returns the whole path of a file in the folder; any other word stays as it is.
  private static func path(of word: String, in folder: Folder) -> String {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.last, !name.isEmpty,
      FileManager.default.fileExists(atPath: "\(folder.path)/\(name)")
    else { return word }
    return parts.dropLast().map { "\($0)=" }.joined() + "\(folder.path)/\(name)"
  }
}
