import Foundation
import Testing

/// A console session that is a test: what is given, what is typed and everything that comes back.
///
/// `Tests/Sessions/README.md` describes the documents.
struct TestedSession: Sendable, CustomTestStringConvertible {
  /// What a `given` block says, one line each: `NAME=value` is a variable, and `name: value` any other fact.
  struct Given: Sendable {
    var variables: [String: String] = [:]
    var facts: [String: String] = [:]
  }

  /// Runs the tool in a folder.
  typealias Tool = (_ command: SessionCommand, _ typed: [String], _ given: Given, _ folder: Folder)
    throws -> SessionOutcome

  /// The path of the document.
  let document: String
  let block: MarkdownFile.Block
  let given: Given
  /// The files in its folder, with their contents.
  let files: [(name: String, text: String)]

  var testDescription: String { "\(document):\(block.line)" }

  /// Reads the sessions of all documents in a folder.
  static func all(in folder: String) -> [TestedSession] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: Repository.url(folder).path)
    var documents: [MarkdownFile] = []
    var shared: [(name: String, text: String)] = []
    for name in (names ?? []).sorted() where name != "README.md" {
      guard let file = try? MarkdownFile("\(folder)/\(name)") else { continue }
      if name.hasSuffix(".md") { documents.append(file) } else { shared.append((name, file.text)) }
    }
    return documents.flatMap { sessions(in: $0, shared: shared) }
  }

  private static func sessions(
    in document: MarkdownFile, shared: [(name: String, text: String)]
  ) -> [TestedSession] {
    var given = Given()
    var files = shared
    return document.blocks.compactMap { block in
      let info = block.info.split(separator: " ").map(String.init)
      if info == ["given"] {
        given = Given()
        for line in block.text.split(separator: "\n") {
          if let equals = line.firstIndex(of: "="), !line[..<equals].contains(":") {
            given.variables[String(line[..<equals])] = String(line[equals...].dropFirst())
          } else if let colon = line.firstIndex(of: ":") {
            given.facts[String(line[..<colon])] = String(line[colon...].dropFirst(2))
          }
        }
      } else if info.count == 2 {
        files.append((info[1], block.text))
      } else if info == ["console"] {
        return TestedSession(document: document.path, block: block, given: given, files: files)
      }
      return nil
    }
  }

  // MARK: Playing

  /// Plays the session in a folder of its own, and returns its lines as they should be.
  func play(_ name: String, _ tool: Tool) throws -> [String] {
    let folder = Folder()
    for file in files {
      let path = URL(fileURLWithPath: folder.path + "/" + file.name)
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: path)
    }
    if let example = given.facts["copy"] {
      let source = Repository.url(example)
      try FileManager.default.copyItem(
        atPath: source.path, toPath: "\(folder.path)/\(source.lastPathComponent)")
    }
    return try ConsoleSession(block).steps.flatMap { step in
      let outcome = try outcome(of: step, name, tool, folder)
      return ["$ \(step.command)"] + outcome.lines(in: folder.path)
    }
  }

  private func outcome(
    of step: ConsoleSession.Step, _ name: String, _ tool: Tool, _ folder: Folder
  ) throws -> SessionOutcome {
    let command = SessionCommand(step.command, tool: name)
    func shell(_ line: String, input: String = "") throws -> SessionOutcome {
      let session = try BuiltProgram.shell("cd '\(folder.path)'\n{ \(line)\n} 2>&1", answers: input)
      return SessionOutcome(parts: [.output(session.output)], status: session.status)
    }
    guard command.arguments != nil else { return try shell(step.command) }
    var outcome = try tool(command, typed(in: step), given, folder)
    if command.mergesStreams { outcome.mergeStreams() }
    if let filter = command.filter {
      let filtered = try shell(filter, input: outcome.output)
      outcome.parts.removeAll { if case .output = $0 { true } else { false } }
      outcome.parts += filtered.parts
    }
    return outcome
  }

  /// Returns what is typed between ‹ and ›.
  private func typed(in step: ConsoleSession.Step) -> [String] {
    step.output.split(separator: "‹").dropFirst(step.output.hasPrefix("‹") ? 0 : 1)
      .map { String($0.prefix { $0 != "›" }) }.filter { $0 != "Ctrl-D" }
  }

  // MARK: Comparing and updating

  /// Whether the documents are written anew instead of compared.
  static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_SESSIONS"] != nil

  /// Plays the session, and records an issue with the lines that differ.
  func check(_ name: String, _ tool: Tool) throws {
    var expected = block.text.components(separatedBy: "\n")
    expected.removeLast()
    let actual = try play(name, tool)
    let difference = actual.difference(from: expected)
    guard !difference.isEmpty else { return }
    let first = zip(expected, actual).prefix { $0 == $1 }.count
    let changes = difference.map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, "- \(line)")
      case .insert(let offset, let line, _): (offset, "+ \(line)")
      }
    }
    // The order of the lines, and of two on one line what is expected first.
    let sorted = changes.enumerated().sorted { ($0.1.0, $0.0) < ($1.1.0, $1.0) }.map(\.1.1)
    Issue.record(
      """
      \(document):\(block.line + first): expected -, printed +
      \(sorted.joined(separator: "\n"))
      If this is what it should print, run Scripts/sessions.
      """,
      sourceLocation: SourceLocation(
        fileID: document, filePath: Repository.url(document).path, line: block.line + first,
        column: 1))
  }

  /// Writes what sessions print into their documents.
  static func update(_ sessions: [TestedSession], _ name: String, _ tool: Tool) throws {
    for (document, sessions) in Dictionary(grouping: sessions, by: \.document) {
      var lines = try Repository.text(of: document).components(separatedBy: "\n")
      for session in sessions.sorted(by: { $0.block.line > $1.block.line }) {
        let start = session.block.line - 1
        let end = start + session.block.text.count { $0 == "\n" }
        lines.replaceSubrange(start..<end, with: try session.play(name, tool))
      }
      try lines.joined(separator: "\n").write(
        to: Repository.url(document), atomically: true, encoding: .utf8)
    }
  }
}
