import Foundation
import SceneLibrary
import Testing

@testable import scene

/// The library is copied as it stands, and a copy that differs is found.
struct LibraryCommandTests {
  private let package = TemporaryPackage()
  private let path = "Parts/Sources/SceneTasks/SceneWork.swift"

  @Test(arguments: [
    ("PlainText", "Sources"), ("StrictJSON", "Sources"), ("Scenery", "Kit/Sources"),
    ("SceneTasks", "Kit/Sources"),
    ("SceneUI", "Kit/Sources"), ("SceneTesting", "Kit/Sources"),
  ])
  func `has all sources of a module as they stand`(module: String, folder: String) throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let sources = root.appending(path: "\(folder)/\(module)")
    let found = try #require(FileManager.default.subpaths(atPath: sources.path))
      .filter { $0.hasSuffix(".swift") }
    var expected: [String: String] = [:]
    for path in found {
      expected["Sources/\(module)/\(path)"] = try String(
        contentsOf: sources.appending(path: path), encoding: .utf8)
    }

    let files = SceneLibrary.files.filter { $0.path.hasPrefix("Sources/\(module)/") }

    #expect(!found.isEmpty)
    #expect(Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.contents) }) == expected)
  }

  @Test func `copies the library, and says when a copy is current`() {
    let first = package.run(["library", "--to", "Parts"])
    let again = package.run(["library", "--to", "Parts"])

    #expect(first.output.hasPrefix("Wrote the library:\n  Parts/, 50 files\n"))
    #expect(package[path].contains("public final class SceneWork"))
    #expect(again.output == "The library in Parts is current.\n")
    #expect(package.run(["library", "--to", "Parts", "--check"]).status == 0)
  }

  @Test func `finds a copy that differs, and updates it`() {
    _ = package.run(["library", "--to", "Parts"])
    let wanted = package[path]
    package.replace("public final class", with: "public class", in: path)

    let check = package.run(["library", "--to", "Parts", "--check"])

    #expect(check.status == 1)
    #expect(
      check.errors == """
        scene: \(path) differs from the library.
        scene: Update it: scene library --to Parts

        """)
    #expect(
      package.run(["library", "--to", "Parts"]).output.hasPrefix("Wrote the library:\n  \(path)\n"))
    #expect(package[path] == wanted)
  }

  @Test(arguments: ["", "../Parts", "/Parts"])
  func `refuses a folder outside of the package`(folder: String) {
    #expect(package.run(["library", "--to", folder]).status == 2)
  }

  @Test func `comes with scenes that depend on no package`() {
    let outcome = package.run(["new", "ListTeas", "--use-case", "FetchTeas", "--standalone"])

    #expect(package.has("SceneLibrary/Sources/Scenery/ObservableStore.swift"))
    #expect(outcome.output.contains(".package(path: \"SceneLibrary\")"))
    #expect(outcome.output.contains(".product(name: \"Scenery\", package: \"SceneLibrary\")"))
    #expect(!package.has("Sources/App/Scenes/ObservableStore.swift"))
  }
}
