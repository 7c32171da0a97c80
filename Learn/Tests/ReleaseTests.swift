import Foundation
import Testing

@testable import TestSupport

/// The release workflows, and the promises in SECURITY.md.
struct ReleaseTests {
  private static let workflows =
    (try? FileManager.default.contentsOfDirectory(
      atPath: Repository.url(".github/workflows").path
    ).sorted().map { ".github/workflows/\($0)" }) ?? []

  @Test(arguments: workflows)
  func `pins every action to a commit, and names its version`(path: String) throws {
    for use in try values(of: "uses", in: path) where !use.hasPrefix("./") {
      let pinned = use.wholeMatch(of: #/[\w\-]+/[\w\-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+/#)
      #expect(pinned != nil, "\(use)")
    }
  }

  @Test func `builds in one container everywhere, pinned to a digest`() throws {
    let images = try Self.workflows.flatMap {
      try withoutComments($0).matches(of: #/\bswift[:@]\S+/#).map { String($0.output) }
    }

    #expect(images.count == Self.workflows.count)
    #expect(Set(images).count == 1)
    #expect(images.first?.wholeMatch(of: #/swift@sha256:[0-9a-f]{64}/#) != nil)
  }

  @Test(arguments: workflows)
  func `gives workflows read access, and keeps the token out of the clone`(path: String) throws {
    let text = try withoutComments(path)

    #expect(text.contains("\npermissions:\n  contents: read\n"))
    #expect(
      text.matches(of: #/uses: actions/checkout@/#).count
        == text.matches(of: #/persist-credentials: false/#).count)
  }

  @Test func `allows one job to publish the site, one to sign, and three to write to a release`()
    throws
  {
    let writes = try Self.workflows.flatMap { path in
      try withoutComments(path).matches(of: #/([\w\-]+): write\b/#).map { "\(path) \($0.output.1)" }
    }

    let documentation = ".github/workflows/documentation.yml"
    let release = ".github/workflows/release.yml"
    #expect(
      writes == [
        "\(documentation) pages", "\(documentation) id-token",
        "\(release) contents", "\(release) contents", "\(release) id-token",
        "\(release) attestations", "\(release) contents",
      ])
  }

  @Test func `backs every promise with a test or a script`() throws {
    let security = try MarkdownFile("SECURITY.md")
    let tests = try Repository.swiftFiles(in: "Tests", "Kit/Tests", "Learn/Tests").map {
      try Repository.lines(of: $0).joined(separator: "\n")
    }
    let promises = security.rows.dropFirst()

    #expect(promises.count > 8)
    for (line, cells) in promises {
      let names = try #require(cells.last).matches(of: #/"([^"]+)"/#).map { $0.output.1 }
      for name in names {
        #expect(tests.contains { $0.contains("func `\(name)`") }, "SECURITY.md:\(line): \(name)")
      }
      let scripts = cells[1].matches(of: #/`(Scripts/\w+)`/#).map { String($0.output.1) }
      for script in scripts {
        #expect(Repository.has(script), "SECURITY.md:\(line): \(script)")
      }
      #expect(names.count + scripts.count > 0, "SECURITY.md:\(line)")
    }
  }

  private func withoutComments(_ path: String) throws -> String {
    try Repository.lines(of: path)
      .map { $0.replacing(#/(^|\s)#\s.*$/#, with: "") + "\n" }.joined()
  }

  /// Returns the value of each `key: ` in a workflow, with its comment.
  private func values(of key: String, in path: String) throws -> [String] {
    try Repository.lines(of: path).compactMap { line in
      let line = line.trimmingCharacters(in: .whitespaces.union(.init(charactersIn: "-")))
      guard line.hasPrefix("\(key):") else { return nil }
      return line.dropFirst(key.count + 1).trimmingCharacters(in: .whitespaces)
    }
  }
}
