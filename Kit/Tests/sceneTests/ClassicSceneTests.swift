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

  /// Scenes of which one has payloads in an alias, and one has none.
  private func addPiers() {
    package["Sources/App/Piers.swift"] = """
      enum PiersModels {
        enum Load { struct Request {}; struct Response {} }
        enum Open { struct Request {} }
      }
      protocol PiersInput { func load(request: PiersModels.Load.Request); func open(request: PiersModels.Open.Request) }
      protocol PiersOutput { func presentPiers(response: PiersModels.Load.Response); func presentError() }
      protocol PiersShowing: AnyObject { func showPiers(); func showError() }
      final class PiersInteractor: PiersInput {
        typealias Models = PiersModels
        var presenter: PiersOutput?
        func load(request: Models.Load.Request) {
          presenter?.presentPiers(response: Models.Load.Response())
          presenter?.presentError()
        }
        func open(request: Models.Open.Request) { presenter?.presentError() }
      }
      final class PiersPresenter: PiersOutput {
        weak var view: PiersShowing?
        func presentPiers(response: PiersModels.Load.Response) { view?.showPiers() }
        func presentError() { view?.showError() }
      }
      final class PiersView: PiersShowing {
        var interactor: PiersInput?
        func start() {
          interactor?.load(request: .init())
          interactor?.open(request: .init())
        }
        func showPiers() {}
        func showError() {}
      }
      final class Tides {
        let other = TideTable()
        func start() { other.load(request: 1) }
      }
      final class TideTable { func load(request: Int) {} }
      """
    package["Tests/AppTests/PiersTests.swift"] = """
      import XCTest
      final class PiersOutputSpy: PiersOutput {
        var count = 0
        func presentPiers(response: PiersModels.Load.Response) { count += 1 }
        func presentError() {}
      }
      final class PiersTests: XCTestCase {
        func testLoad() {
          let interactor = PiersInteractor()
          interactor.load(request: .init())
        }
      }
      """
  }

  @Test func `remove names each line of a use case that the generator did not write`() {
    addPiers()
    let before = package.files

    let outcome = package.run(["remove", "load", "--from", "Piers"])

    #expect(
      outcome
        == .init(
          status: 1,
          errors: """
            scene: The generator did not write load of Piers.
            scene: Delete it yourself, in these places:
            scene:   Sources/App/Piers.swift:2: enum Load { struct Request {}; struct Response {} }
            scene:   Sources/App/Piers.swift:5: protocol PiersInput { func load(request: PiersModels.Load.Request); func open(request: PiersModels.Open.Request) }
            scene:   Sources/App/Piers.swift:6: protocol PiersOutput { func presentPiers(response: PiersModels.Load.Response); func presentError() }
            scene:   Sources/App/Piers.swift:7: protocol PiersShowing: AnyObject { func showPiers(); func showError() }
            scene:   Sources/App/Piers.swift:11: func load(request: Models.Load.Request) {
            scene:   Sources/App/Piers.swift:19: func presentPiers(response: PiersModels.Load.Response) { view?.showPiers() }
            scene:   Sources/App/Piers.swift:28: func showPiers() {}
            scene:   Tests/AppTests/PiersTests.swift:4: func presentPiers(response: PiersModels.Load.Response) { count += 1 }
            scene: These lines use it:
            scene:   Sources/App/Piers.swift:25: interactor?.load(request: .init())
            scene:   Tests/AppTests/PiersTests.swift:10: interactor.load(request: .init())
            scene: Nothing was written.

            """))
    #expect(package.files == before)
  }

  @Test func `remove suggests the use cases of a scene that the generator did not write`() {
    addPiers()

    let outcome = package.run(["remove", "loadd", "--from", "Piers"])

    #expect(
      outcome
        == .init(
          status: 2, errors: "scene: Piers has no use case loadd. Did you mean load?\n"))
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
