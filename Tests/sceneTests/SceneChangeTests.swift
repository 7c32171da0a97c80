import Foundation
import Testing

@testable import scene

/// The generator adds use cases with fields, removes what is as it was generated, lists, and shows differences.
struct SceneChangeTests {
  private let package = TemporaryPackage()
  private let folder = "Sources/App/Scenes/ListTeas/ListTeas"

  init() {
    package["scene.json"] = description(of: "")
    _ = package.run(["new", "--from", "scene.json"])
    package["scene.json"] = description(
      of: """
        , { "name": "RateTea", "request": { "stars": "Int" }, "response": { "rating": "Rating?" },
            "viewModel": { "message": "String", "stars": "Int" } }
        """)
  }

  private func description(of useCase: String) -> String {
    """
    {
      "types": { "Rating": { "title": "String" } },
      "scenes": [ { "name": "ListTeas", "frontEnd": "text", "useCases": [
        { "name": "FetchTeas", "response": { "teas": "[String]" }, "viewModel": { "teas": "[String]", "message": "String" } }
        \(useCase) ] } ]
    }
    """
  }

  // MARK: Add

  @Test func `adds the use cases that a scene lacks, with their fields`() {
    package.remove("Sources/App/Scenes/Rating.swift")

    let outcome = package.run(["add", "--from", "scene.json"])

    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix("Changed:\n  Sources/App/Scenes/Rating.swift\n"))
    #expect(
      outcome.output.hasSuffix(
        """
          Sources/App/Scenes/ListTeas/ListTeasModels.swift

        Next:
          Offer and show RateTea in \(folder)Menu.swift.
          Run swift test: the new tests pass.
          Put your rule into ListTeasInteractor and your words into ListTeasPresenter.

        """))
    #expect(
      package["\(folder)Models.swift"].contains(
        """
            var teas: [String] = []
            var message: String = ""
            var stars: Int = 0
          }

          /// Rates the tea.
          enum RateTea {
            /// What the user asks for.
            struct Request: Equatable, Sendable {
              var stars: Int
            }

        """))
    #expect(package["\(folder)View.swift"].contains("  func rateTea(stars: Int) {\n"))
    #expect(
      package["Tests/AppTests/Scenes/ListTeas/ListTeasViewTests.swift"].contains(
        "view.teas.state == ListTeas.DisplayedTeas(message: \"A message\", stars: 2)"))
    #expect(
      package.run(["add", "--from", "scene.json"]).output
        == "The scenes have all use cases that the file describes.\n")
  }

  @Test func `reports what is described with other fields, and leaves it`() {
    _ = package.run(["add", "--from", "scene.json"])
    let before = package.files
    package.replace("{ \"title\"", with: "{ \"stars\": \"Int\", \"title\"", in: "scene.json")
    package.replace("\"Rating?\"", with: "\"Rating\"", in: "scene.json")

    let outcome = package.run(["add", "--from", "scene.json"])

    let kept = "Left alone, though its fields are described differently:"
    #expect(
      outcome
        == .init(
          output: """
            The scenes have all use cases that the file describes.
            \(kept) ListTeas.RateTea.Response in \(folder)Models.swift
            \(kept) Rating in Sources/App/Scenes/Rating.swift

            """))
    #expect(
      package.files.filter { $0.key != "scene.json" } == before.filter { $0.key != "scene.json" })
  }

  @Test func `finishes an addition that was ended`() {
    let models = package["\(folder)Models.swift"]
    _ = package.run(["add", "--from", "scene.json"])
    let written = package.files
    package["\(folder)Models.swift"] = models
    package.remove("Tests/AppTests/Scenes/ListTeas/Doubles/ListTeasDisplayLogicSpy.swift")
    package["Tests/AppTests/Scenes/ListTeas/Doubles/ListTeasDisplayLogicSpy.swift"] =
      written["Tests/AppTests/Scenes/ListTeas/Doubles/ListTeasDisplayLogicSpy.swift"]?
      .replacingOccurrences(of: "RateTea", with: "OldTea") ?? ""

    _ = package.run(["add", "--from", "scene.json"])

    #expect(package.files == written)
  }

  @Test func `says what to paste into a state with an initializer`() {
    package.replace(
      "var teas: [String] = []\n", with: "var teas: [String] = []\n    init() {}\n",
      in: "\(folder)Models.swift")

    package.remove("Sources/App/Scenes/Rating.swift")
    let before = package.files

    let outcome = package.run(["add", "--from", "scene.json"])

    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasPrefix("Write this into Sources/App/Scenes/Rating.swift:\n\n/// A rating"))
    #expect(
      outcome.output.contains(
        "\nPaste this into ListTeas.DisplayedTeas and its init at \(folder)Models.swift:21:\n\n"
          + "    var stars: Int = 0\n"))
    #expect(package.files == before)
  }

  // MARK: Remove

  @Test func `removes what was added`() {
    let before = package.files
    _ = package.run(["add", "--from", "scene.json"])

    let outcome = package.run(["remove", "RateTea", "--from", "ListTeas"])

    #expect(outcome.errors == "")
    #expect(!outcome.output.contains("still name it"))
    #expect(package.files == before)
  }

  @Test func `removes what was generated with others`() {
    let names = ["FetchTeas", "ChooseTea", "DeleteTea", "RememberTheNameOfATea"]
    _ = package.run(["new", "BrowseTeas"] + names.map { "--use-case=\($0)" })

    for name in names.dropFirst() {
      let outcome = package.run(["remove", name, "--from", "BrowseTeas"])
      #expect(!outcome.output.contains("still name it"))
    }

    #expect(package.scenes.first == "BrowseTeas: fetchTeas")
  }

  @Test func `leaves what was edited, and lists it`() {
    _ = package.run(["add", "--from", "scene.json"])
    package.replace("rating: nil", with: "rating: best", in: "\(folder)Interactor.swift")
    package.replace(
      "var stars: Int = 0\n  }",
      with: "var stars: Int = 0\n\n    init(stars: Int) { self.stars = stars }\n  }",
      in: "\(folder)Models.swift")
    package.replace(
      "\"q Quit\"",
      with: "\"2 Rate tea\")\n    write(\"\\(view.teas.stars)\")\n    write(\"q Quit\"",
      in: "\(folder)Menu.swift")
    package.replace(
      "case \"1\": view", with: "case \"2\": view.rateTea(stars: 1)\n      case \"1\": view",
      in: "\(folder)Menu.swift")

    let outcome = package.run(["remove", "RateTea", "--from", "ListTeas"])

    #expect(
      outcome.output.hasSuffix(
        """

        These lines still name it, since they were edited or are yours. Delete them:
          \(folder)Interactor.swift:22: func rateTea(request: ListTeas.RateTea.Request) {
          \(folder)Interactor.swift:24: presenter?.presentRateTea(response: .init(rating: best))
          \(folder)Menu.swift:41: write("2 Rate tea")
          \(folder)Menu.swift:42: write("\\(view.teas.stars)")
          \(folder)Menu.swift:49: case "2": view.rateTea(stars: 1)
          \(folder)Models.swift:25: init(stars: Int) { self.stars = stars }

        """))
    #expect(!package["\(folder)Models.swift"].contains("RateTea"))
    #expect(package.run(["refresh", "--check"]).status == 0)
  }

  @Test(arguments: [
    (
      ["RateTea", "--from", "ListTeas"],
      2, "ListTeas has no use case RateTea. See swift package scene list."
    ),
    (
      ["FetchTeaz", "--from", "ListTeas"],
      2, "ListTeas has no use case FetchTeaz. Did you mean FetchTeas?"
    ),
    (["FetchTeas", "--from", "ListTea"], 1, "There is no scene ListTea. Did you mean ListTeas?"),
  ])
  func `refuses a use case that is not there`(
    arguments: [String], status: Int32, message: String
  ) {
    #expect(
      package.run(["remove"] + arguments) == .init(status: status, errors: "scene: \(message)\n"))
  }

  // MARK: Show

  @Test func `lists scenes, use cases and what is out of date`() {
    #expect(
      package.run(["list"]).output == """
        ListTeas: fetchTeas
          Sources/App/Scenes/ListTeas/ListTeasInteractor.swift:8
          view, interactor, presenter; spies of 3 of 3 protocols; tests of view, interactor and presenter

        """)
    let spy = "Tests/AppTests/Scenes/ListTeas/Doubles/ListTeasDisplayLogicSpy.swift"
    package.replace("case displayTeas", with: "case displayed", in: spy)

    #expect(package.run(["list"]).errors == "\(spy) is out of date.\n")
  }

  @Test func `prints differences in a dry run`() {
    let before = package.files
    let spy = "Tests/AppTests/Scenes/ListTeas/Doubles/ListTeasBusinessLogicSpy.swift"
    package.replace("fetchTeas(request", with: "load(request", in: "\(folder)Interactor.swift")

    let outcome = package.run(["refresh", "--dry-run"])

    #expect(
      outcome.output == """
        Would write:
        --- \(spy)
        +++ \(spy)
        @@ -8,1 +8,1 @@
        -    case fetchTeas(ListTeas.FetchTeas.Request)
        +    case load(ListTeas.FetchTeas.Request)
        @@ -13,2 +13,2 @@
        -  func fetchTeas(request: ListTeas.FetchTeas.Request) {
        -    calls.append(.fetchTeas(request))
        +  func load(request: ListTeas.FetchTeas.Request) {
        +    calls.append(.load(request))

        """)
    #expect(package.files.filter { $0.key == spy } == before.filter { $0.key == spy })
  }

  @Test func `loses nothing when two runs change a scene at once`() async {
    let names = (1...8).map { "Choose\($0)" }
    await withTaskGroup(of: Void.self) { group in
      for name in names {
        group.addTask { [package] in _ = package.run(["add", name, "--to", "ListTeas"]) }
      }
    }

    let models = package["\(folder)Models.swift"]
    #expect(names.filter { !models.contains("  enum \($0) {") } == [])
    #expect(package.run(["refresh", "--check"]).status == 0)
  }
}
