import Foundation
import Testing

@testable import scene

/// Files are written all or none, and what people own of them stays.
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
    ("outside", "It is outside this folder"),
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

  @Test(arguments: [
    "App/../Tests/FooLogicSpy.swift", "../notes.txt", "ghost/../../notes.txt", "a/..",
  ])
  func `refuses a path with dots, even if nothing is there`(path: String) {
    let inner = PackageFolder(package.path("Sources"))
    package["notes.txt"] = "Mine."
    var changes = FileChanges()
    changes.rewrite(path, as: "Theirs.", in: inner)

    #expect(
      throws: Refusal(
        "\(path): Its .. may lead outside this folder; leave it out. Nothing was written.")
    ) {
      try changes.apply(in: inner)
    }
    #expect(package["notes.txt"] == "Mine.")
  }

  @Test(arguments: ["/etc/scene-test", "link/a.txt", "link/new/a.txt", "link"])
  func `refuses a path that is absolute, or leads outside through a link`(path: String) {
    let elsewhere = TemporaryPackage()
    package.link("link", to: elsewhere.path("Sources"))
    let theirs = elsewhere.files
    let folder = PackageFolder(package.path("."))
    var changes = FileChanges()
    changes.rewrite(path, as: "Theirs.", in: folder)

    #expect(throws: Refusal("\(path): It is outside this folder. Nothing was written.")) {
      try changes.apply(in: folder)
    }
    #expect(elsewhere.files == theirs)
  }

  @Test func `does not replace what was saved since it was read, or created`() {
    let folder = PackageFolder(package.path("."))
    var changes = FileChanges()
    changes.rewrite("new.txt", as: "New.", in: folder)
    changes.rewrite(view, as: "Generated.", in: folder)
    package[view] += "// Typed by a person.\n"
    let files = package.files

    #expect(
      throws: Refusal(
        "\(view): It changed during this run; run the command again. Nothing was written.")
    ) { try changes.apply(in: folder) }
    #expect(package.files == files)
    changes.files.removeLast()
    package["new.txt"] = "Mine."
    #expect(
      throws: Refusal(
        "new.txt: It changed during this run; run the command again. Nothing was written.")
    ) { try changes.apply(in: folder) }
    #expect(package["new.txt"] == "Mine.")
  }

  @Test func `does not delete or move what was saved since it was read`() {
    for isMove in [false, true] {
      let folder = PackageFolder(package.path("."))
      var changes = FileChanges()
      _ = folder.text(of: view)
      if isMove {
        changes.files = [("Moved.swift", "Generated.")]
        changes.moved["Moved.swift"] = view
      } else {
        changes.deleted = [view]
      }
      package[view] += "// Typed by a person.\n"
      let files = package.files

      #expect(throws: Refusal.self) { try changes.apply(in: folder) }
      #expect(package.files == files)
    }
  }

  @Test func `leaves the drafts of another run alone`() throws {
    let scene = "Sources/App/Scenes/ListTeas/"
    package[scene + ".scene-draft-7"] = "half"
    let draft = open(package.path(scene + ".scene-draft-7"), O_RDONLY)
    defer { close(draft) }
    try #require(flock(draft, LOCK_EX | LOCK_NB) == 0)

    #expect(package.run(add).errors == "")

    #expect(package[scene + ".scene-draft-7"] == "half")
  }

  @Test func `writes a file in place, and keeps what was in it until it is written`() throws {
    let saved = ".scene-saved-ListTeasView.swift"
    try FileManager.default.linkItem(
      atPath: package.path(view), toPath: package.path("Other.swift"))
    package["Sources/App/Scenes/ListTeas/" + saved] = package[view]

    #expect(package.run(add).errors == "")

    #expect(package["Other.swift"] == package[view])
    #expect(package[view].contains("deleteTea"))
    #expect(!package.files.keys.contains { $0.contains(".scene-") })
  }

  @Test(arguments: [false, true])
  func `does not write a file that another run writes, or left unfinished`(isLocked: Bool) throws {
    let saved = ".scene-saved-ListTeasView.swift"
    package["Sources/App/Scenes/ListTeas/" + saved] = "// As it was.\n"
    let file = open(package.path("Sources/App/Scenes/ListTeas/" + saved), O_RDONLY)
    defer { close(file) }
    if isLocked { try #require(flock(file, LOCK_EX | LOCK_NB) == 0) }
    let files = package.files

    let outcome = package.run(add)

    let reason =
      isLocked
      ? "Another run of scene is writing it; run the command again."
      : "A run that was interrupted saved what it contained in \(saved); "
        + "compare the two, and delete that file."
    #expect(outcome.errors == "scene: \(view): \(reason) Nothing was written.\n")
    #expect(package.files == files)
  }

  @Test func `keeps the mode and the links of a file that is renamed with its scene`() throws {
    package.protect(view, mode: 0o640)
    try FileManager.default.linkItem(atPath: package.path(view), toPath: package.path("Other.txt"))

    #expect(package.run(["rename", "ListTeas", "BrowseTeas"]).errors == "")

    let renamed = "Sources/App/Scenes/BrowseTeas/BrowseTeasView.swift"
    #expect(package.mode(of: renamed) & 0o7777 == 0o640)
    #expect(package["Other.txt"] == package[renamed])
    #expect(!package.has("Sources/App/Scenes/ListTeas"))
  }

  @Test func `restores what it wrote before a failure`() {
    let folder = PackageFolder(package.path("."))
    var changes = FileChanges()
    for path in ["a/b/new.txt", view, "c/" + String(repeating: "n", count: 250) + ".swift"] {
      changes.rewrite(path, as: "Generated.", in: folder)
    }
    changes.deleted = ["Sources/App/App.swift"]
    _ = folder.text(of: "Sources/App/App.swift")
    let files = package.files

    #expect(throws: Refusal.self) { try changes.apply(in: folder) }

    #expect(package.files == files)
    #expect(!package.has("a") && !package.has("c"))
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
