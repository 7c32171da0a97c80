import Foundation
import Testing

@testable import scene

/// Files are replaced whole, all or none, and what people own of them stays.
struct FileChangesTests {
  private let package = TemporaryPackage()
  private let view = "Sources/App/Scenes/ListTeas/ListTeasView.swift"
  private let add = ["add", "DeleteTea", "--to", "ListTeas"]

  init() { _ = package.run(["new", "ListTeas", "--use-case", "FetchTeas"]) }

  @Test(arguments: ["/.scene", "/.scene-draft-1"])
  func `never writes through a link in place of a temporary file`(name: String) {
    let elsewhere = TemporaryPackage()
    package.link("Sources/App/Scenes/ListTeas" + name, to: elsewhere.path("Sources/App/App.swift"))

    #expect(package.run(add).errors == "")

    #expect(elsewhere["Sources/App/App.swift"] == "enum App {}")
    #expect(package.mode(of: view) & S_IFMT == S_IFREG)
    #expect(package[view].contains("deleteTea"))
  }

  @Test func `deletes the drafts of a run that was killed, and leaves none`() {
    package["Sources/App/Scenes/ListTeas/.scene-draft-7"] = "half"
    package["Sources/App/Scenes/ListTeas/.scene-notes"] = "mine"

    #expect(package.run(add).errors == "")

    #expect(
      package.files.keys.filter { $0.contains("/.") } == [
        "Sources/App/Scenes/ListTeas/.scene-notes"
      ])
  }

  @Test func `edits what a link inside of the package names`() {
    package["Shared/View.swift"] = package[view]
    package.remove(view)
    package.link(view, to: "../../../../Shared/View.swift")

    #expect(package.run(add).errors == "")

    #expect(package.mode(of: view) & S_IFMT == S_IFLNK)
    #expect(package["Shared/View.swift"].contains("func deleteTea() {"))
  }

  @Test(arguments: [
    ("outside", "It is outside the package"),
    ("nowhere", "It is a link to a missing file"),
  ])
  func `refuses a link that leads elsewhere`(target: String, message: String) {
    let elsewhere = TemporaryPackage()
    elsewhere["View.swift"] = package[view]
    package.remove(view)
    package.link(view, to: target == "outside" ? elsewhere.path("View.swift") : "nowhere.swift")
    let (before, theirs) = (package.files, elsewhere.files)

    let outcome = package.run(
      target == "outside" ? add : ["new", "ListTeas", "--use-case", "FetchTeas"])

    #expect(
      outcome == .init(status: 1, errors: "scene: \(view): \(message). Nothing was written.\n"))
    #expect(package.files == before)
    #expect(elsewhere.files == theirs)
  }

  @Test(arguments: [0o600, 0o640, 0o664, 0o755, 0o4755] as [mode_t])
  func `keeps the mode of a file`(mode: mode_t) {
    package.protect(view, mode: mode)

    #expect(package.run(add).errors == "")

    #expect(package.mode(of: view) & 0o7777 == mode)
    #expect(package[view].contains("deleteTea"))
  }

  @Test(arguments: ["add", "remove", "refresh", "new"])
  func `refuses a file that is read-only, before anything is written`(command: String) {
    let path =
      command == "refresh"
      ? "Tests/AppTests/Scenes/ListTeas/Doubles/ListTeasBusinessLogicSpy.swift" : view
    _ = package.run(["add", "OrderTea", "--to", "ListTeas"])
    if command == "refresh" { package.replace("case ", with: "case old", in: path) }
    if command == "new" { package[path] += "// Mine.\n" }
    package.protect(path, mode: 0o444)
    let before = package.files
    let arguments = [
      "add": add, "remove": ["remove", "OrderTea", "--from", "ListTeas"], "refresh": ["refresh"],
      "new": ["new", "ListTeas", "--use-case", "FetchTeas", "--force"],
    ]

    for more in [[], ["--dry-run"]] {
      #expect(
        package.run((arguments[command] ?? []) + more)
          == .init(status: 1, errors: "scene: \(path): It is read-only. Nothing was written.\n"))
    }
    #expect(package.files == before)
    #expect(package.mode(of: path) & 0o777 == 0o444)
  }

  @Test func `makes no folder if another cannot be made`() {
    let long = String(repeating: "a", count: 300)

    let outcome = package.run(["new", "ShowTea", "--use-case", "FetchTea", "--path", "New/" + long])

    #expect(outcome.errors.hasSuffix(": File name too long. Nothing was written.\n"))
    #expect(!package.has("Sources/App/New"))
  }
}
