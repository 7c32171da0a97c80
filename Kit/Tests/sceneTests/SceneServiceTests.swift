import Testing

@testable import TestSupport
@testable import scene

/// The generator writes what a description says of services: what they keep, and where their errors lead.
struct SceneServiceTests {
  private let package = TemporaryPackage()
  private let folder = "Sources/App/Scenes"

  /// The files of a package with the scenes, which take a moment to generate.
  private static let files = Result {
    let package = TemporaryPackage()
    package["scene.json"] = description
    try #require(package.run(["new", "--from", "scene.json"]).errors == "")
    return package.files
  }

  private static let description = """
    {
      "types": {
        "Cup": { "conformsTo": ["Codable", "Identifiable"], "fields": {
          "id": "UUID", "name": "String", "size": "Size", "stars": { "type": "Int", "range": [1, 5] } } },
        "Size": ["small", "large"],
        "Wishes": { "conformsTo": ["Hashable"], "fields": { "note": "String", "size": "Size" } }
      },
      "scenes": [
        { "name": "ListCups", "async": true, "worker": "CupStore", "useCases": [
          { "name": "FindCups", "search": true, "request": { "text": "String" },
            "response": { "cups": "[Cup]" }, "viewModel": { "cups": "[String]" } },
          { "name": "DeleteCup", "selects": "cups", "async": true, "changes": "cups" },
          { "name": "WashCup", "selects": "cups", "async": true, "response": { "cup": "Cup" },
            "changes": "cups" },
          { "name": "StartCup", "viewModel": {}, "route": "EditCup" } ],
          "outcomes": [
            { "name": "EditedCup", "resultOf": "EditCup", "response": { "cup": "Cup" },
              "viewModel": { "name": "String" } } ] },
        { "name": "EditCup", "async": true, "worker": "CupStore", "selection": "UUID", "result": "Cup",
          "useCases": [
          { "name": "FetchCup", "usesSelection": true, "response": { "cup": "Cup" },
            "viewModel": { "cup": "Cup" }, "errors": ["broken",
              { "name": "signedOut", "title": "Sign in first!", "outcome": "SignInRequest" }] },
          { "name": "SaveCup", "async": true, "request": { "cup": "Cup" }, "response": { "cup": "Cup" },
            "viewModel": {}, "route": true },
          { "name": "SaveWishes", "async": true, "request": { "wishes": "Wishes" } },
          { "name": "FetchWishes", "async": true, "response": { "wishes": "Wishes" },
            "viewModel": { "wishes": "Wishes" } },
          { "name": "BreakCup", "async": true, "usesSelection": true } ],
          "outcomes": [{ "name": "SignInRequest", "viewModel": {}, "route": "SignIn" }] },
        { "name": "SignIn", "async": true, "useCases": [{ "name": "SendName", "route": true }] }
      ]
    }
    """

  init() throws {
    for (path, text) in try Self.files.get() { package[path] = text }
  }

  @Test func `declares what types conform to, and what they contain, too`() {
    for (file, code) in [
      ("Cup", "nonisolated struct Cup: Codable, Equatable, Identifiable, Sendable {\n"),
      ("Size", "nonisolated enum Size: String, CaseIterable, Codable, Sendable {\n"),
      ("Wishes", "nonisolated struct Wishes: Hashable, Sendable {\n"),
    ] {
      #expect(package["\(folder)/\(file).swift"].contains(code), "\(file)")
    }
  }

  @Test func `keeps in a built-in service what was saved`() {
    #expect(
      package["\(folder)/CupStoreSamples.swift"] == """
        import Foundation

        /// Returns samples, and keeps what is saved, for previews and until the app has its own `CupStore`.
        actor SampleCupStore: CupStore {
          private(set) var cups: [Cup] = [.first, .second]
          private(set) var wishes: Wishes = .first

          /// Creates a worker.
          init() {}

          func findCups(text: String) -> [Cup] {
            cups.filter { text.isEmpty || $0.name.lowercased().contains(text.lowercased()) }
          }

          func deleteCup(id: UUID) {
            cups.removeAll { $0.id == id }
          }

          func washCup(id: UUID) throws(CupStoreError) -> Cup {
            guard let found = cups.first(where: { $0.id == id }) else { throw .unavailable }
            return found
          }

          func fetchCup(id: UUID) throws(CupStoreError) -> Cup {
            guard let found = cups.first(where: { $0.id == id }) else { throw .unavailable }
            return found
          }

          func saveCup(cup: Cup) -> Cup {
            var cup = cup
            if cup.id == Cup.blank.id { cup.id = UUID() }
            if let index = cups.firstIndex(where: { $0.id == cup.id }) {
              cups[index] = cup
            } else {
              cups.append(cup)
            }
            return cup
          }

          func saveWishes(wishes: Wishes) {
            self.wishes = wishes
          }

          func fetchWishes() -> Wishes {
            wishes
          }

          func breakCup(id: UUID) {
            // A sample does nothing.
          }
        }

        """)
    #expect(package.has("Tests/AppTests/Scenes/CupStoreSamplesTests.swift"))
  }

  @Test func `leads from the errors of a service to outcomes, and out of the scene`() {
    #expect(
      package["\(folder)/CupStore.swift"].contains(
        """
          case unavailable
          /// Broken.
          case broken
          /// Sign in first!
          case signedOut
        }

        """))
    #expect(
      package["\(folder)/EditCup/EditCupInteractor.swift"].contains(
        """
            } failed: { [weak self] error in
              switch error {
              case .signedOut: self?.presenter?.presentSignInRequest(response: .init())
              default: self?.presenter?.presentFetchFailure(response: .init(error: error))
              }
            }

        """))
    let presenter = package["\(folder)/ListCups/ListCupsPresenter.swift"]
    #expect(presenter.contains("      case .broken: \"Could not search the cups. Broken.\"\n"))
    #expect(
      presenter.contains("      case .signedOut: \"Could not search the cups. Sign in first!\"\n"))
    #expect(
      package["\(folder)/EditCup/EditCupView.swift"].contains(
        """
          func displaySignInRequest(viewModel: EditCup.SignInRequest.ViewModel) {
            cup.update { state in
              state.message = ""
              state.fetchProgress = ""
              state.fetchCupFailed = true
            }
            router?.routeToSignIn()
          }

        """))
  }

  @Test func `changes the list that is shown, and presents what another scene leads back with`() {
    let interactor = package["\(folder)/ListCups/ListCupsInteractor.swift"]
    for code in [
      "      try await cupStore.deleteCup(id: selected.id)\n",
      "      cups.removeAll { $0.id == selected.id }\n",
      """
            if let index = cups.firstIndex(where: { $0.id == cup.id }) {
              cups[index] = cup
            } else {
              cups.append(cup)
            }
            presenter?.presentWashCup(response: .init(cup: cup, cups: cups))

      """,
      """
        var editCupResult: Cup? {
          didSet {
            guard let result = editCupResult else { return }
            presenter?.presentEditedCup(response: .init(cup: result))
          }
        }

      """,
    ] {
      #expect(interactor.contains(code), "\(code)")
    }
  }

  @Test func `refuses numbers outside of their range`() {
    #expect(
      package["\(folder)/CupForm.swift"].contains(
        """
            if !(1...5).contains(stars) {
              problems[.stars] = .outside(1...5)
            }
            return problems

        """))
    #expect(
      package["\(folder)/EditCup/EditCupPresenter.swift"].contains(
        "      case .outside(let range): \"Fill in \\(range.lowerBound) to \\(range.upperBound).\"\n"
      ))
  }

  @Test func `gives the samples of a type different values`() {
    let samples = package["\(folder)/CupSamples.swift"]
    #expect(samples.contains("    size: .large,\n    stars: 4)"))
    #expect(samples.contains("    size: .small,\n    stars: 5)"))
  }

  @Test func `keeps the worker of a scene that is opened when it reads a catalog`() {
    let package = TemporaryPackage()
    func describe(_ catalog: String) {
      package["scene.json"] = """
        { "types": { "Tea": { "name": "String" } }, \(catalog) "scenes": [
          { "name": "ListTeas", "worker": true, "useCases": [
            { "name": "FetchTeas", "response": { "teas": "[Tea]" } }, { "name": "LeaveTeas", "route": true } ] } ] }
        """
    }
    describe("")
    #expect(package.run(["new", "--from", "scene.json"]).errors == "")
    #expect(package["\(folder)/SceneServicesSamples.swift"].contains("SampleListTeasWorker()"))

    describe(#""catalog": { "file": "teas.json", "entries": "Tea" },"#)
    #expect(package.run(["add", "--from", "scene.json"]).errors == "")

    #expect(
      package["\(folder)/SceneServices.swift"].contains(
        "  var listTeasWorker: any ListTeasWorker\n"))
    #expect(package["\(folder)/SceneServicesSamples.swift"].contains("CatalogListTeasWorker()"))
  }
}
