import Foundation
import Testing

@testable import scene

/// A scene that the generator did not write is never half changed.
struct ClassicSceneTests {
  private let package = TemporaryPackage()

  init() throws { try package.addBoatRental(sources: "Sources/App/", tests: "Tests/AppTests/") }

  @Test(arguments: ["ListBoats", "BookBoat"])
  func `add prints all code with its places, and changes nothing`(scene: String) {
    let before = package.files

    let outcome = package.run(["add", "DeleteBoat", "--to", scene])

    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "Paste this into \(scene)BusinessLogic at Sources/App/\(scene)/\(scene)Interactor.swift:1:")
    )
    #expect(
      outcome.output.contains(
        "Paste this into \(scene)ViewController at Sources/App/\(scene)/\(scene)ViewController.swift:8:"
      )
    )
    #expect(
      outcome.output.contains("    viewController?.displayDeletedBoat(viewModel: .init(message: "))
    #expect(!outcome.output.contains(" view?."))
    #expect(outcome.errors.contains("scene:   There is no type \(scene)View.\n"))
    #expect(
      outcome.errors.contains(
        "scene:   Sources/App/\(scene)/\(scene)Presenter.swift:6: \(scene)Presenter has no variable view.\n"
      ))
    #expect(outcome.output.contains("Write these tests into a suite of Swift Testing"))
    #expect(outcome.output.contains("  @Test func `"))
    #expect(package.files == before)
  }

  @Test func `prints code for a scene without an enum for its payloads`() {
    package.replace(
      "enum ListBoats {", with: "enum ListBoatsModels {",
      in: "Sources/App/ListBoats/ListBoatsModels.swift")
    let before = package.files

    let outcome = package.run(["add", "DeleteBoat", "--to", "ListBoats"])

    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Paste this into ListBoats:\n\n  /// Deletes the boat.\n"))
    #expect(outcome.output.contains("    // Show the view model here.\n"))
    #expect(!outcome.output.contains(".update {") && !outcome.output.contains("DisplayedBoats"))
    #expect(package.files == before)
  }

  @Test(arguments: ["SelectBoat", "FetchBoats"])
  func `remove prints the lines, and changes nothing`(useCase: String) {
    let before = package.files

    let outcome = package.run(["remove", useCase, "--from", "ListBoats"])

    #expect(outcome.status == 1)
    #expect(
      outcome.errors.hasPrefix("scene: ListBoats differs from what the generator writes:\n"))
    #expect(outcome.errors.contains("scene:   Sources/App/ListBoats/ListBoatsInteractor.swift:"))
    #expect(outcome.errors.hasSuffix("scene: Nothing was written.\n"))
    #expect(package.files == before)
  }

  @Test func `refresh finds no generated files`() {
    let before = package.files

    #expect(package.run(["refresh"]).output.hasPrefix("There are no generated files."))
    #expect(package.files == before)
  }

  @Test func `data is no scene, though a protocol has its name`() {
    package["Sources/App/Boat.swift"] = "protocol BoatBusinessLogic: AnyObject {}"

    let outcome = package.run(["add", "DeleteBoat", "--to", "Boat"])

    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("scene: There is no scene Boat."))
  }

  /// Scenes that differ in one thing from generated ones.
  @Test(arguments: [
    ("Presenter.swift", "view", "viewController", "ListTeasPresenter has no variable view."),
    ("Interactor.swift", "presenter", "output", "ListTeasInteractor has no variable presenter."),
  ])
  func `a property of another name is enough to change nothing`(
    file: String, old: String, new: String, words: String
  ) {
    _ = package.run(["new", "ListTeas", "--use-case", "FetchTeas"])
    let path = "Sources/App/Scenes/ListTeas/ListTeas" + file
    package.replace("var \(old):", with: "var \(new):", in: path)
    package.replace("    \(old)?", with: "    \(new)?", in: path)
    let before = package.files

    #expect(package.run(["add", "DeleteTea", "--to", "ListTeas"]).errors.contains(words))
    #expect(package.run(["remove", "FetchTeas", "--from", "ListTeas"]).errors.contains(words))
    #expect(package.files == before)
  }
}
