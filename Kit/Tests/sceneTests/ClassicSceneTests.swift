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
      outcome.output.contains(
        "    viewController?.displayDeletedBoat(viewModel: .init(message: \"The boat was deleted.\"))\n"
      )
    )
    #expect(outcome.errors.contains("scene:   There is no type \(scene)View.\n"))
    #expect(
      outcome.errors.contains(
        "scene:   Sources/App/\(scene)/\(scene)Presenter.swift:6: \(scene)Presenter has no variable view.\n"
      ))
    #expect(outcome.output.contains("  func testRespondsToDeleteBoat() {\n"))
    #expect(package.files == before)
  }

  @Test func `prints code for a scene whose boundaries have other names`() {
    for path in package.files.keys {
      package.replace("BusinessLogic", with: "Input", in: path)
      package.replace("ListBoats.", with: "ListBoatsModels.", in: path)
      package.replace("enum ListBoats {", with: "enum ListBoatsModels {", in: path)
    }
    let before = package.files

    let outcome = package.run(["add", "DeleteBoat", "--to", "ListBoats"])

    #expect(outcome.status == 1)
    #expect(
      outcome.errors.hasPrefix(
        "scene: Nothing was changed, because the generator did not write ListBoats.\n"))
    #expect(
      outcome.output.contains("  func deleteBoat(request: ListBoatsModels.DeleteBoat.Request)"))
    #expect(outcome.output.contains("Paste this into ListBoatsModels at "))
    #expect(package.files == before)
  }

  @Test(arguments: [
    ("FetchBoats", 1, "scene: ListBoats already has FetchBoats. Choose another name.\n"),
    (
      "Init", 2,
      "scene: Init would be called init in the code, which is a keyword. Add a word, such as InitTeas.\n"
    ),
  ])
  func `refuses a use case that a scene cannot get`(name: String, status: Int32, message: String) {
    #expect(
      package.run(["add", name, "--to", "ListBoats"]) == .init(status: status, errors: message))
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
