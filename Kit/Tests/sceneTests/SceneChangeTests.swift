import Foundation
import Testing

@testable import scene

/// The generator adds use cases with fields, removes what is as it was generated, lists, and shows differences.
struct SceneChangeTests {
  private let package = TemporaryPackage()
  private let folder = "Sources/App/Scenes/ListTeas/ListTeas"

  private static let files = Result {
    let package = TemporaryPackage()
    package["scene.json"] = description(of: "")
    try #require(package.run(["new", "--from", "scene.json"]).errors == "")
    return package.files
  }

  init() throws {
    for (path, text) in try Self.files.get() { package[path] = text }
    package["scene.json"] = Self.description(
      of: """
        , { "name": "RateTea", "request": { "stars": "Int" }, "response": { "rating": "Rating?" },
            "viewModel": { "message": "String", "stars": "Int" } }
        """)
  }

  private static func description(of useCase: String) -> String {
    """
    {
      "types": { "Rating": { "title": "String" } },
      "scenes": [ { "name": "ListTeas", "frontEnd": "text", "useCases": [
        { "name": "FetchTeas", "response": { "teas": "[String]" }, "viewModel": { "teas": "[String]", "message": "String" } }
        \(useCase) ] } ]
    }
    """
  }

  @Test func `adds the use cases that a scene lacks, with their fields`() {
    package.remove("Sources/App/Scenes/Rating.swift")

    let outcome = package.run(["add", "--from", "scene.json"])

    #expect(outcome.errors == "")
    #expect(outcome.output.hasSuffix("\nNext:\n  Run swift test: the new tests pass.\n"))
    #expect(package.has("Sources/App/Scenes/Rating.swift"))
    #expect(package["\(folder)Menu.swift"].contains("          \"Rate tea\", ListTeas.RateTea"))
    #expect(package["\(folder)View.swift"].contains("  func rateTea(stars: Int) {\n"))
    #expect(
      package["Tests/AppTests/Scenes/ListTeas/ListTeasViewTests.swift"].contains(
        "view.teas.state == ListTeas.DisplayedTeas(message: \"A message\", stars: 2)"))
    #expect(
      package.run(["add", "--from", "scene.json"]).output
        == "The scenes have all use cases that the file describes.\n")
  }

  @Test func `writes what is described with other fields again`() {
    _ = package.run(["add", "--from", "scene.json"])
    package.replace("{ \"title\"", with: "{ \"stars\": \"Int\", \"title\"", in: "scene.json")
    package.replace("\"Rating?\"", with: "\"Rating\"", in: "scene.json")

    let outcome = package.run(["add", "--from", "scene.json"])

    #expect(outcome.output.hasPrefix("Changed:\n"))
    #expect(package["Sources/App/Scenes/Rating.swift"].contains("var stars: Int\n"))
    #expect(package["\(folder)Interactor.swift"].contains("rating: .first") == false)
    #expect(package.run(["list", "--from", "scene.json"]).status == 0)
  }

  @Test func `adds fields to files that were edited elsewhere`() {
    _ = package.run(["add", "--from", "scene.json"])
    package.replace("rating: nil", with: "rating: best", in: "\(folder)Interactor.swift")
    package.replace(
      "  /// Rates the tea.\n  func", with: "  /// Ours.\n  func", in: "\(folder)View.swift")
    package.replace(
      "\"message\": \"String\", \"stars\"",
      with: "\"message\": \"String\", \"ice\": \"Bool\", \"stars\"",
      in: "scene.json")

    let outcome = package.run(["add", "--from", "scene.json"])

    #expect(outcome.errors == "")
    #expect(package["\(folder)Models.swift"].contains("      var ice: Bool\n"))
    #expect(package["\(folder)Interactor.swift"].contains("rating: best"))
    #expect(package["\(folder)View.swift"].contains("  /// Ours.\n"))
    #expect(package["\(folder)View.swift"].contains("state.ice = viewModel.ice"))
    #expect(package.run(["list", "--from", "scene.json"]).status == 0)
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
      "var message = \"\"\n", with: "var message = \"\"\n    init() {}\n",
      in: "\(folder)Models.swift")

    let outcome = package.run(["add", "--from", "scene.json"])

    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "\nPaste this into ListTeas.DisplayedTeas at \(folder)Models.swift:34 and its init:\n\n"
          + "    var stars = 0\n"))
    #expect(!package["\(folder)Models.swift"].contains("var stars = 0"))
    #expect(package["\(folder)View.swift"].contains("  func rateTea(stars: Int) {\n"))
  }

  @Test func `removes what was added`() {
    let before = package.files
    _ = package.run(["add", "--from", "scene.json"])

    let outcome = package.run(["remove", "RateTea", "--from", "ListTeas"])

    #expect(outcome.errors == "")
    #expect(!outcome.output.contains("still mention it"))
    #expect(package.files == before)
  }

  @Test func `removes what was generated with others`() {
    let names = ["FetchTeas", "ChooseTea", "DeleteTea", "RememberTheNameOfATea"]
    _ = package.run(["new", "BrowseTeas"] + names.map { "--use-case=\($0)" })

    for name in names.dropFirst() {
      let outcome = package.run(["remove", name, "--from", "BrowseTeas"])
      #expect(!outcome.output.contains("still mention it"))
    }

    #expect(package.scenes.first == "BrowseTeas: fetchTeas")
  }

  @Test func `leaves what was edited, and lists it`() {
    _ = package.run(["add", "--from", "scene.json"])
    package.replace("rating: nil", with: "rating: best", in: "\(folder)Interactor.swift")
    package.replace(
      "var stars = 0\n  }",
      with: "var stars = 0\n\n    init(stars: Int) { self.stars = stars }\n  }",
      in: "\(folder)Models.swift")
    package.replace("form.stars)", with: "form.stars + 1)", in: "\(folder)Menu.swift")

    let outcome = package.run(["remove", "RateTea", "--from", "ListTeas"])

    #expect(
      outcome.output.hasSuffix(
        """

        These lines still mention it, because you edited or wrote them. Delete them:
          \(folder)Interactor.swift:18: func rateTea(request: ListTeas.RateTea.Request) {
          \(folder)Interactor.swift:20: presenter?.presentRateTea(response: .init(rating: best))
          \(folder)Menu.swift:10: .value(\\.stars, name: "Stars"),
          \(folder)Menu.swift:16: "Rate tea", ListTeas.RateTea.Request(stars: 0),
          \(folder)Menu.swift:17: fields: ListTeas.RateTea.Request.fields()
          \(folder)Menu.swift:19: self.rateTea(stars: form.stars + 1)
          \(folder)Models.swift:22: init(stars: Int) { self.stars = stars }

        """))
    #expect(!package["\(folder)Models.swift"].contains("RateTea"))
    #expect(package.run(["refresh", "--check"]).status == 0)
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
