import Foundation
import Testing

@testable import TestSupport

/// The release workflows, and the promises in SECURITY.md.
struct ReleaseTests {
  private static let workflows =
    (try? FileManager.default.contentsOfDirectory(
      atPath: PackageFolder.url(".github/workflows").path
    ).sorted().map { ".github/workflows/\($0)" }) ?? []

  @Test(arguments: workflows)
  func `pins every action to a commit, and names its version`(path: String) throws {
    for use in try values(of: "uses", in: path) where !use.hasPrefix("./") {
      let pinned = use.wholeMatch(of: #/[\w\-]+/[\w\-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+/#)
      #expect(pinned != nil, "\(use)")
    }
  }

  @Test(arguments: workflows)
  func `pins the container to a digest`(path: String) throws {
    let text = try withoutComments(path)

    let images = text.matches(of: #/\bswift[:@]\S+/#).map { String($0.output) }
    for image in images {
      #expect(image.wholeMatch(of: #/swift@sha256:[0-9a-f]{64}/#) != nil, "\(image)")
    }
    #expect(images.count == 1)
    let containers = try values(of: "container", in: path) + values(of: "image", in: path)
    for container in containers where !container.isEmpty {
      #expect(images.contains(container), "\(container)")
    }
  }

  @Test func `builds in the same container everywhere`() throws {
    let images = try Self.workflows.flatMap {
      try withoutComments($0).matches(of: #/swift@\S+/#).map { String($0.output) }
    }

    #expect(images.count == Self.workflows.count)
    #expect(Set(images).count == 1)
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
    let tests = try PackageFolder.swiftFiles(in: "Tests").map {
      try PackageFolder.lines(of: $0).joined(separator: "\n")
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
        #expect(PackageFolder.has(script), "SECURITY.md:\(line): \(script)")
      }
      #expect(names.count + scripts.count > 0, "SECURITY.md:\(line)")
    }
  }

  /// What bash 3.2 and the other programs of macOS do not have.
  private static var missing: [(name: String, pattern: Regex<Substring>)] {
    [
      ("mapfile", #/\b(?:mapfile|readarray)\b/#),
      ("an associative array", #/\b(?:declare|local) -A\b/#),
      ("${name,,}", #/\$\{\w+(?:,,?|\^\^?)\}/#), ("${name@Q}", #/\$\{\w+@\w\}/#),
      ("[[ -v", #/\[\[ -v\b/#), ("|&", #/\|&|&>>/#), ("wait -n", #/\bwait -n\b/#),
      ("sed -i without a suffix", #/\bsed (?:-\w+ )*-i(?: |$)/#),
      ("readlink -f", #/\breadlink -f\b/#),
      ("grep -P", #/\bgrep -\w*P/#), ("date -d", #/\bdate -d\b/#), ("stat -c", #/\bstat -c\b/#),
      ("xargs -r", #/\bxargs -\w*r/#), ("mktemp with an option", #/\bmktemp (?:-p|-t|--)/#),
      ("head or tail from the other end", #/\bhead -[nc] ?-/#), ("find -printf", #/\s-printf\b/#),
      ("a program", #/\b(?:nproc|sha256sum|tac|flock|unshare|strace)\b/#),
      ("a long option", #/\b(?:cp|mv|rm|ls|sort|sed|grep|cat|cut|tail|head|find) (?:-\w+ )*--\w/#),
    ]
  }

  /// Returns the names of what a script uses and macOS does not have.
  private func missing(in script: String) -> [String] {
    script.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { line in
      Self.missing.filter { line.contains($0.pattern) }.map(\.name)
    }
  }

  @Test func `runs on macOS only scripts that its own bash and programs can run`() throws {
    let jobs = try withoutComments(".github/workflows/check.yml").components(separatedBy: "\n  ")
    let start = try #require(jobs.firstIndex { $0.hasPrefix("macos") })
    var scripts = Set(scripts(in: jobs[start...].joined(separator: "\n")))
    #expect(!scripts.isEmpty)
    var seen: Set<String> = []

    // With the scripts that they call.
    while let script = scripts.subtracting(seen).first {
      seen.insert(script)
      let text = try PackageFolder.lines(of: script).joined(separator: "\n")
      #expect(missing(in: text) == [], "\(script)")
      scripts.formUnion(
        self.scripts(in: text).filter { PackageFolder.has($0) && !PackageFolder.has($0 + "/.") })
    }
  }

  private func scripts(in text: String) -> [String] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { line in
      line.matches(of: #/Scripts\/[a-z\-]+(?![\w.\/\-])/#).map { String($0.output) }
    }
  }

  @Test(arguments: [
    ("sed -i 's/a/b/' file", "sed -i without a suffix"), ("mapfile -t lines", "mapfile"),
    ("local -A counts", "an associative array"), ("echo \"${name,,}\"", "${name,,}"),
    ("grep -oP 'a' file", "grep -P"), ("ls | xargs -r rm", "xargs -r"),
    ("nproc", "a program"), ("sort --unique", "a long option"),
    ("head -n -1", "head or tail from the other end"),
  ])
  func `finds what macOS does not have`(line: String, name: String) {
    #expect(missing(in: line) == [name])
    #expect(missing(in: "sed -i.before 's/a/b/' file; grep -q P; sort -u; mktemp -d") == [])
  }

  /// Returns a workflow without comments.
  private func withoutComments(_ path: String) throws -> String {
    try PackageFolder.lines(of: path)
      .map { $0.replacing(#/(^|\s)#\s.*$/#, with: "") + "\n" }.joined()
  }

  /// Returns the value of each `key: ` in a workflow, with its comment.
  private func values(of key: String, in path: String) throws -> [String] {
    try PackageFolder.lines(of: path).compactMap { line in
      let line = line.trimmingCharacters(in: .whitespaces.union(.init(charactersIn: "-")))
      guard line.hasPrefix("\(key):") else { return nil }
      return line.dropFirst(key.count + 1).trimmingCharacters(in: .whitespaces)
    }
  }
}
