import Foundation
import Testing

@testable import scene

/// In a folder without a package, such as that of a project for Xcode, folders stand for targets.
struct PlainFolderTests {
  private let folder = TemporaryPackage()
  private let targets = ["--target", "App/", "--test-target", "AppTests"]

  init() throws { try folder.addBoatRental(sources: "App/", tests: "App") }

  private func run(_ arguments: [String]) -> SceneProgram.Outcome {
    SceneProgram(arguments: arguments, folder: folder.root.path).run()
  }

  @Test func `lists what each scene has`() {
    #expect(
      run(["list", "App", "AppTests"]).output == """
        BookBoat: fetchBoat, bookBoat
          App/BookBoat/BookBoatInteractor.swift:10
          view, interactor, presenter, router; spies of 1 of 6 protocols; tests of interactor and presenter
        ListBoats: fetchBoats, selectBoat
          App/ListBoats/ListBoatsInteractor.swift:10
          view, interactor, presenter, router, worker; spies of 1 of 6 protocols; tests of interactor

        """)
  }

  @Test func `says that there is nothing, but not as JSON`() {
    #expect(
      run(["list", "App/Boats"]).output == "No scenes here. To write one, run scene new.\n")
    #expect(run(["list", "App/Boats", "--json"]).output == "")
  }

  @Test func `lists scenes as JSON`() throws {
    let lines = run(["list", "App", "AppTests", "--json"]).output.split(separator: "\n")

    let scene = try JSONSerialization.jsonObject(with: Data(lines[1].utf8)) as? [String: Any]
    #expect(scene?["scene"] as? String == "ListBoats")
    #expect(scene?["useCases"] as? [String] == ["fetchBoats", "selectBoat"])
    #expect(scene?["spied"] as? [String] == ["ListBoatsPresentationLogic"])
    #expect(scene?["tested"] as? [String] == ["interactor"])
  }

  @Test(arguments: [[], ["--module", "Rental"]])
  func `writes and changes a scene in the folders of the sources and the tests`(module: [String]) {
    let new = ["new", "RateBoat", "--use-case", "RateBoat", "--standalone"]

    let outcome = run(new + targets + module)

    #expect(outcome.errors == "")
    #expect(outcome.output.contains("\nNext:\n  Add the files to their targets.\n"))
    #expect(
      outcome.output.contains("  Link Scenery, and SceneTesting to the tests: products of the"))
    let tests = "AppTests/Scenes/RateBoat/RateBoatInteractorTests.swift"
    #expect(folder[tests].contains("@testable import \(module.last ?? "App")\n"))
    let added = run(["add", "UndoRating", "--to", "RateBoat"] + targets)
    #expect(added.errors == "" && added.output.contains("  Run the tests: the new tests pass."))
    #expect(folder[tests].contains("  @Test func `responds to UndoRating`() {\n"))
    let plain = ["--target", "./App", "--test-target", "AppTests/."]
    #expect(run(["refresh", "--check"] + plain).output == "3 generated files are up to date.\n")
    #expect(run(["remove", "UndoRating", "--from", "RateBoat"] + targets).errors == "")
    #expect(!folder[tests].contains("UndoRating"))
  }

  @Test func `says what to name, and what needs a package`() {
    folder["scene.json"] = """
      { "types": { "Tea": { "name": "String" } }, "catalog": { "file": "teas.json", "entries": "Tea" },
        "scenes": [{ "name": "ListTeas", "worker": true, "useCases": [
            { "name": "FetchTeas", "response": { "teas": "[Tea]" } } ] }] }
      """

    #expect(
      run(["new", "RateBoat", "--use-case", "RateBoat"]).errors.hasPrefix(
        "scene: There is no package here. Name the folders of the sources and of the tests, such as --target App"
      ))
    for command in [
      ["add", "A", "--to", "ListBoats"], ["refresh"], ["remove", "A", "--from", "B"],
    ] {
      #expect(run(command).errors.hasPrefix("scene: There is no package here."))
    }
    #expect(
      run(["new", "--from", "scene.json"] + targets).errors
        == "scene: Only a package can embed teas.json. Remove the catalog.\n")
    #expect(
      run(["new", "RateBoat", "--use-case", "RateBoat"] + targets).output.contains("Link Scenery"))
  }
}
