import Testing

@testable import scene

/// The generator writes forms, services and lists to select from, as a description says.
struct SceneFormTests {
  private let package = TemporaryPackage()
  private let folder = "Sources/App/Scenes"

  init() {
    package["scene.json"] = """
      {
        "types": {
          "Size": ["small", { "name": "large", "title": "For two" }],
          "Buyer": { "name": "String", "town": "String?" },
          "Cup": { "id": "UUID", "buyer": "Buyer", "gift": "Buyer?", "size": "Size", "made": "Date" }
        },
        "scenes": [
          {
            "name": "ListCups", "async": true, "worker": "CupStore", "frontEnd": "text", "useCases": [
              { "name": "FetchCups", "response": { "cups": "[Cup]" }, "viewModel": { "cups": "[Cup]" } },
              { "name": "SelectCup", "selects": "cups", "viewModel": {}, "route": "EditCup" },
              { "name": "FindCups", "search": true, "request": { "text": "String" },
                "response": { "cups": "[Cup]" }, "viewModel": { "cups": "[Cup]" } },
              { "name": "WatchCups", "stream": true, "response": { "count": "Int" } }
            ]
          },
          {
            "name": "EditCup", "async": true, "worker": "CupStore", "selection": "UUID",
            "result": "Cup", "frontEnd": "text", "useCases": [
              { "name": "FetchCup", "usesSelection": true, "response": { "cup": "Cup" },
                "viewModel": { "cup": "Cup" } },
              { "name": "SaveCup", "async": true, "confirm": "Save it?", "request": { "cup": "Cup" },
                "response": { "cup": "Cup" }, "route": true }
            ]
          }
        ]
      }
      """
    _ = package.run(["new", "--from", "scene.json"])
  }

  @Test func `writes an enum with its titles`() {
    let size = package["\(folder)/Size.swift"]

    #expect(
      size.contains("enum Size: String, CaseIterable, Sendable {\n  case small\n  case large\n"))
    #expect(size.contains("    case .small: \"Small\"\n    case .large: \"For two\"\n"))
  }

  @Test func `asks for each field of a form at any depth, except identities`() {
    #expect(
      package["\(folder)/CupFields.swift"].contains(
        #"""
              FormField("Buyer name", \.buyer.name, problem: problems[.buyerName]),
              FormField("Buyer town", \.buyer.town, problem: problems[.buyerTown]),
              FormField("Gift name", \.gift.orBlank.name, problem: problems[.giftName]),
              FormField("Gift town", \.gift.orBlank.town, problem: problems[.giftTown]),
              FormField("Size", \.size, titles: \.title, problem: problems[.size]),
              FormField("Made", \.made, problem: problems[.made]),
            ]
        """#))
    #expect(package["\(folder)/CupForm.swift"].contains("[.buyerName: buyer.name]"))
  }

  @Test func `lets the last request for a list win`() {
    let interactor = package["\(folder)/ListCups/ListCupsInteractor.swift"]

    for (method, other) in [("fetchCups", "findCups"), ("findCups", "fetchCups")] {
      #expect(interactor.contains("    \(method)Task?.cancel()\n    \(other)Task?.cancel()\n"))
    }
  }

  @Test func `fetches the next page where a list has pages`() {
    package["pages.json"] = """
      { "scenes": [
        { "name": "ListLeaves", "frontEnd": "text", "useCases": [
          { "name": "FetchLeaves", "pages": true, "response": { "leaves": "[String]" },
            "viewModel": { "leaves": "[String]" } }
        ] }
      ] }
      """
    _ = package.run(["new", "--from", "pages.json"])
    let scene = "\(folder)/ListLeaves/ListLeaves"

    #expect(
      package["\(scene)Worker.swift"].contains(
        "    request: ListLeaves.FetchLeaves.Request, start: Int\n"))
    #expect(
      package["\(scene)Interactor.swift"].contains(
        "    guard hasMore, var page = pagedRequest else { return }\n"))
    #expect(
      package["\(scene)Menu.swift"].contains(
        "    if view.leaves.state.hasMore { write(\"2 Show more leaves\") }\n"))
  }

  @Test func `refuses a form, keeps it meanwhile, and fills it with what is fetched`() {
    let scene = "\(folder)/EditCup/EditCup"

    #expect(
      package["\(scene)Interactor.swift"].contains(
        """
            let problems = request.cup.problems
            guard problems.isEmpty else {
              presenter?.presentSaveRefusal(response: .init(problems: problems))
              return
            }
        """))
    #expect(
      package["\(scene)Models.swift"].contains(
        "    var saveCupForm = SaveCup.Request(cup: .blank)\n"))
    let view = package["\(scene)View.swift"]
    #expect(view.contains("      state.saveCupForm.cup = viewModel.cup\n"))
    #expect(view.contains("      state.saveCupProblems = [:]\n"))
    #expect(view.contains("    interactor?.saveCup(request: cup.state.saveCupForm)\n"))
  }

  @Test func `gives a service a method for each use case of its scenes`() {
    let store = package["\(folder)/CupStore.swift"]

    let methods = [
      "fetchCups() async throws(CupStoreError) -> [Cup]",
      "findCups(text: String) async throws(CupStoreError) -> [Cup]",
      "watchCups() async -> AsyncStream<Int>",
      "fetchCup(id: UUID) async throws(CupStoreError) -> Cup",
      "saveCup(cup: Cup) async throws(CupStoreError) -> Cup",
    ]
    for method in methods { #expect(store.contains("  @concurrent func \(method)\n")) }
    #expect(
      package["\(folder)/ListCups/ListCupsConfigurator.swift"].contains(
        "  func configure(services: SceneServices) -> ListCupsView {\n"
          + "    let interactor = ListCupsInteractor(cupStore: services.cupStore)\n"))
  }

  @Test func `passes a part of the selected entry on, and the result back`() {
    #expect(
      package["\(folder)/ListCups/ListCupsInteractor.swift"].contains(
        """
            guard cups.indices.contains(request.index) else { return }
            editCupSelection = cups[request.index].id
        """))
    #expect(
      package["\(folder)/ListCups/ListCupsRouter.swift"].contains(
        "    destination?.selection = source?.editCupSelection\n"))
    #expect(
      package["\(folder)/EditCup/EditCupInteractor.swift"].contains("        self?.result = cup\n"))
  }

  @Test func `asks before a command, and pauses before a search`() {
    #expect(
      package["\(folder)/EditCup/EditCupMenu.swift"].contains(
        #"    case "2" where !view.cup.state.fetchCupFailed: if await confirm("Save it?") { await saveCup() }"#
      ))
    let interactor = package["\(folder)/ListCups/ListCupsInteractor.swift"]
    #expect(interactor.contains("      await pause()\n      if Task.isCancelled { return }\n"))
    #expect(interactor.contains("      for await count in await cupStore.watchCups() {\n"))
  }

  @Test func `offers a fetch that failed in place of the form that it should fill in`() {
    let scene = "\(folder)/EditCup/EditCup"

    let menu = package["\(scene)Menu.swift"]
    #expect(menu.contains("    if view.cup.state.fetchCupFailed { write(\"1 Load cup\") }\n"))
    #expect(menu.contains("    if !view.cup.state.fetchCupFailed { write(\"2 Save cup\") }\n"))
    let view = package["\(scene)View.swift"]
    for isFailed in [true, false] {
      #expect(view.contains("      state.fetchCupFailed = \(isFailed)\n"))
    }
    // What only fills in the form is there.
    #expect(!package["\(scene)Models.swift"].contains("var cup: Cup ="))
  }

  @Test func `ends an old failure by a refusal, and old problems by a form that is filled in`() {
    let tests = package["Tests/AppTests/Scenes/EditCup/EditCupViewTests.swift"]

    #expect(
      tests.contains(
        """
            view.displaySaveFailure(viewModel: .init(message: "A message"))
            view.displaySaveRefusal(viewModel: .init(saveCupProblems: [.buyerName: "A problem"]))

            #expect(view.cup.state == EditCup.DisplayedCup(saveCupProblems: [.buyerName: "A problem"]))
        """))
    #expect(
      tests.contains(
        """
            view.displaySaveRefusal(viewModel: .init(saveCupProblems: [.buyerName: "A problem"]))
            view.displayFetchProgress(viewModel: .init(fetchProgress: "A progress"))
            view.displayCup(viewModel: .init(cup: .first))
        """))
  }

  @Test func `says nothing when it goes back, and stores nothing that is never passed`() {
    package["more.json"] = """
      {
        "scenes": [
          { "name": "ListPots", "async": true, "useCases": [
            { "name": "FetchPots" }, { "name": "StartPot", "route": "EditPot" } ] },
          { "name": "EditPot", "async": true, "selection": "UUID", "useCases": [
            { "name": "FetchPot" }, { "name": "SavePot", "route": true } ] }
        ]
      }
      """

    #expect(package.run(["new", "--from", "more.json"]).errors == "")

    #expect(
      package["\(folder)/EditPot/EditPotPresenter.swift"].contains(
        "    view?.displaySavedPot(viewModel: .init())\n"))
    #expect(!package["\(folder)/ListPots/ListPotsInteractor.swift"].contains("editPotSelection"))
    #expect(!package["\(folder)/ListPots/ListPotsRouter.swift"].contains("passData"))
  }

  @Test func `returns the sample that is asked for, or found`() {
    let store = package["\(folder)/CupStoreSamples.swift"]

    #expect(store.contains("    id == Cup.second.id ? .second : .first\n"))
    #expect(store.contains("    [.first, .second]\n"))
  }

  // MARK: Later use cases and scenes

  @Test func `adds a form with what its type needs`() {
    package["more.json"] = """
      {
        "types": { "Pot": { "name": "String" } },
        "scenes": [{ "name": "EditCup", "useCases": [{ "name": "FillPot", "request": { "pot": "Pot" } }] }]
      }
      """

    let outcome = package.run(["add", "--from", "more.json"])

    #expect(outcome.errors == "")
    #expect(package["\(folder)/PotForm.swift"].contains("static let blank = Pot(name: \"\")"))
    #expect(package.has("Tests/AppTests/Scenes/PotFormTests.swift"))
    #expect(
      package["\(folder)/EditCup/EditCupView.swift"].contains(
        "  func fillIn(_ form: EditCup.FillPot.Request) {\n"))
  }

  @Test(arguments: [
    #""route": true"#, #""worker": "CupStore""#, #""selects": "cups""#, #""usesSelection": true"#,
  ])
  func `refuses to add what other code of the scene has to know`(key: String) {
    package["more.json"] = """
      {
        "scenes": [
          { "name": "ListCups", "selection": "Int", "useCases": [
            { "name": "FetchCups", "async": true, "response": { "cups": "[Int]" },
              "viewModel": { "cups": "[Int]" } },
            { "name": "TakeCup", \(key) } ] }
        ]
      }
      """
    let before = package.files

    let outcome = package.run(["add", "--from", "more.json"])

    #expect(
      outcome.errors == """
        scene: TakeCup has a route, a worker, a list, a search or a stream, which the rest of the \
        scene has to know. Leave them out, and write them by hand.

        """)
    #expect(package.files == before)
  }

  @Test func `gives the services what a later scene needs`() {
    let outcome = package.run([
      "new", "PourTea", "--use-case", "FetchTea", "--async", "--router",
    ])

    #expect(outcome.errors == "")
    let services = package["\(folder)/SceneServices.swift"]
    #expect(
      services.contains("  var cupStore: any CupStore\n  var pourTeaWorker: any PourTeaWorker\n"))
    #expect(
      package["\(folder)/SceneServicesSamples.swift"].contains("SamplePourTeaWorker()"))
    #expect(
      package["Tests/AppTests/Scenes/Doubles/SceneServicesStub.swift"].contains(
        "PourTeaWorkerStub()"))
  }

  @Test func `writes the services once for several later scenes`() {
    package["more.json"] = """
      {
        "scenes": [
          { "name": "PourTea", "async": true, "router": true, "useCases": [{ "name": "FetchTea" }] },
          { "name": "BrewTea", "async": true, "router": true, "useCases": [{ "name": "LoadTea" }] }
        ]
      }
      """

    let outcome = package.run(["new", "--from", "more.json"])

    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count { $0.hasSuffix("/SceneServices.swift") } == 1)
    #expect(
      package["\(folder)/SceneServices.swift"].contains("brewTeaWorker: any BrewTeaWorker"))
  }

  @Test(arguments: [[], ["--force"]])
  func `leaves services alone that were edited, and says what to do`(options: [String]) {
    let file = "\(folder)/SceneServices.swift"
    package.replace("/// Shows the scenes.", with: "/// Mine.", in: file)
    let before = package.files

    let outcome = package.run(
      ["new", "PourTea", "--use-case", "FetchTea", "--async", "--router"] + options)

    #expect(
      outcome.errors == """
        scene: \(file) was edited. Add to it and its init: var pourTeaWorker: any PourTeaWorker
        scene: Nothing was written.

        """)
    #expect(package.files == before)
  }
}
