import Foundation
import Testing

@testable import scene

/// Only files are read, each once, and none that is very large.
@Suite(.timeLimit(.minutes(60)))
struct PackageFolderTests {
  private let package = TemporaryPackage()
  private let scenes = "Sources/App/Scenes"

  init() { _ = package.run(["new", "ListTeas", "--use-case", "FetchTeas"]) }

  @Test(arguments: ["A.swift", "Z.swift", "ListTeas/ListTeasOld.swift"])
  func `skips and reports a pipe named like a source file`(name: String) {
    package.pipe("\(scenes)/\(name)")

    #expect(package.scenes == ["ListTeas: fetchTeas"])
    #expect(
      package.run(["list"]).errors
        == "\(scenes)/\(name):1: This is not a regular file. Remove it.\n")
    #expect(package.run(["add", "DeleteTea", "--to", "ListTeas"]).errors == "")
  }

  @Test(arguments: [
    ["new", "ShowTea", "--use-case", "A", "--header", "pipe"], ["new", "--from", "pipe"],
    ["new", "ShowTea", "--use-case", "A", "--templates", "Ours"],
  ])
  func `refuses a pipe that the command line names`(arguments: [String]) {
    package["Ours/README.md"] = ""
    package.pipe("pipe")
    package.pipe("Ours/View.mustache")

    let outcome = package.run(arguments)

    let path = arguments.contains("Ours") ? "Ours/View.mustache" : "pipe"
    #expect(
      outcome
        == .init(
          status: 1, errors: "scene: \(path):1: This is not a regular file. Remove it.\n"
        ))
  }

  @Test(arguments: [".", "..", "../..", "Scenes", "Scenes/ListTeas"])
  func `lists a scene once, whichever link leads back to it`(target: String) {
    for name in ["Sources/App/Again", "Sources/App/Scenes/Z", "Sources/App/Scenes/ListTeas/B"] {
      package.link(name, to: target)
    }
    package.link("Sources/App/Same.swift", to: "Scenes/ListTeas/ListTeasInteractor.swift")

    #expect(package.scenes == ["ListTeas: fetchTeas"])
    let added = package.run(["add", "DeleteTea", "--to", "ListTeas"])
    #expect(added.errors == "")
    #expect(added.output.contains("\n  \(scenes)/ListTeas/ListTeasInteractor.swift\n"))
  }

  @Test func `ignores what is hidden, such as the lock of an editor`() {
    package.link("\(scenes)/.#ListTeas.swift", to: "user@host.123")

    #expect(package.scenes == ["ListTeas: fetchTeas"])
  }

  @Test(arguments: ["Sources/App/Data.swift", "Ours/View.mustache", "scene.json", "header.txt"])
  func `refuses files of more than 4 MB`(path: String) {
    package[path] = "// Large"
    truncate(package.path(path), 4_000_001)
    let arguments = [
      "Sources/App/Data.swift": ["list"],
      "Ours/View.mustache": ["refresh", "--templates", "Ours"],
      "scene.json": ["add", "--from", "scene.json"],
      "header.txt": ["new", "ShowTea", "--use-case", "A", "--header", "header.txt"],
    ]

    let outcome = package.run(arguments[path] ?? [])

    #expect(
      (outcome.output + outcome.errors).contains(
        "\(path):1: The file is larger than 4 MB. Split it.\n"))
  }

  @Test(
    .enabled(if: getuid() != 0, "root may read everywhere"),
    arguments: [0o000, 0o100, 0o444] as [mode_t])
  func `refuses a folder that cannot be read`(mode: mode_t) {
    package["Sources/App/Secret/Inner/A.swift"] = ""
    let commands = [
      ["list"], ["check"], ["refresh"], ["spies", "--to", "Spies"],
      ["add", "DeleteTea", "--to", "ListTeas"], ["rename", "ListTeas", "BrowseTeas"],
      ["new", "ShowTea", "--use-case", "FetchTea"],
    ]
    package.protect("Sources/App/Secret", mode: mode)

    for command in commands {
      let outcome = package.run(command)
      #expect(
        outcome
          == .init(
            status: 1,
            errors:
              "scene: Sources/App/Secret: This folder cannot be read. Check its permissions.\n"),
        "\(command)")
    }
    package.protect("Sources/App/Secret", mode: 0o755)
  }
}
