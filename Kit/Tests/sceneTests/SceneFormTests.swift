import Testing

@testable import TestSupport
@testable import scene

/// The generator writes forms, services and lists to select from, as a description says.
struct SceneFormTests {
  private let package = TemporaryPackage()
  private let folder = "Sources/App/Scenes"

  /// The files of a package with the scenes that `Kit/check-generator` runs, which take a second to generate.
  private static let files = Result {
    let package = TemporaryPackage()
    package["scene.json"] = try Repository.text(of: "Kit/check-generator.json")
    try #require(package.run(["new", "--from", "scene.json"]).status == 0)
    return package.files
  }

  init() throws {
    for (path, text) in try Self.files.get() { package[path] = text }
  }

  /// No generated test would miss these lines.
  @Test func `writes titles, nested fields, samples and progress`() {
    let lines = [
      ("TeaKind", "    case .black: \"Black, strong\"\n"),
      ("CupFields", "\"Maker full name\", \\.maker.orBlank.name, problem: problems[.makerName])"),
      ("CupFields", "FormField(\"Size\", \\.size, titles: \\.title, problem: problems[.size])"),
      ("CupStoreSamples", "    if cup.id == Cup.blank.id { cup.id = UUID() }\n"),
      ("EditCup/EditCupMenu", "      waitsFor: [\\.fetchProgress, \\.saveProgress],\n"),
    ]
    for (file, code) in lines {
      #expect(package["\(folder)/\(file).swift"].contains(code), "\(file)")
    }
  }

  @Test func `asks for no identity, and keeps what is filled in only in the form`() {
    #expect(!package["\(folder)/CupFields.swift"].contains("\\.id"))
    #expect(!package["\(folder)/EditCup/EditCupModels.swift"].contains("var cup: Cup ="))
  }

  @Test(arguments: [("Pot", false), ("String", true)])
  func `lets a screen load again what is no form`(type: String, loadsAgain: Bool) {
    package["more.json"] = """
      {
        "types": { "Pot": { "name": "String" } },
        "scenes": [
          { "name": "EditPot", "async": true, "frontEnd": "swiftui", "useCases": [
            { "name": "FetchPot", "response": { "pot": "\(type)" }, "viewModel": { "pot": "\(type)" } },
            { "name": "SavePot", "async": true, "request": { "pot": "Pot" }, "response": {}, "route": true } ] }
        ]
      }
      """

    #expect(package.run(["new", "--from", "more.json"]).errors == "")

    let screen = package["\(folder)/EditPot/EditPotScreen.swift"]
    #expect(screen.contains("func reloadScreen() {") == loadsAgain)
  }

  @Test func `says nothing when it goes back, and stores nothing that is never passed`() {
    package["more.json"] = """
      {
        "scenes": [
          { "name": "ListPots", "async": true, "useCases": [
            { "name": "FetchPots" }, { "name": "StartPot", "route": "EditPot" } ] },
          { "name": "EditPot", "async": true, "selection": "UUID", "useCases": [
            { "name": "FetchPot" }, { "name": "SavePot", "route": true, "response": {} } ] }
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
  func `adds services beside edits, or says what to do`(options: [String]) {
    let file = "\(folder)/SceneServices.swift"
    let new = ["new", "PourTea", "--use-case", "FetchTea", "--async", "--router"] + options
    package.replace("/// Shows the scenes.", with: "/// Mine.", in: file)
    package.replace("    self.tracer = tracer", with: "    self.tracer = mine", in: file)
    let before = package.files

    let errors = package.run(new).errors
    #expect(errors.hasPrefix("scene: \(file):"))
    #expect(errors.contains(": init has edits where it would change. It would be:\n"))
    #expect(errors.contains("\nscene:     self.pourTeaWorker = pourTeaWorker\n"))
    #expect(package.files == before)

    package.replace("    self.tracer = mine", with: "    self.tracer = tracer", in: file)
    #expect(package.run(new).errors == "")
    #expect(package[file].contains("  var pourTeaWorker: any PourTeaWorker\n"))
    #expect(package[file].contains("/// Mine."))
  }

  @Test func `adds the methods of a new scene to a service that exists, beside edits`() {
    let described = { (scenes: String) in
      """
      { "scenes": [ { "name": "ListPots", "worker": "PotStore", "useCases": [
        { "name": "FetchPots", "response": { "pots": "[String]" } } ] }\(scenes) ] }
      """
    }
    package["more.json"] = described("")
    _ = package.run(["new", "--from", "more.json"])
    package["\(folder)/PotStore.swift"] += "\n// Ours.\n"
    package["more.json"] = described(
      """
      , { "name": "EditPot", "worker": "PotStore", "useCases": [
        { "name": "SavePot", "request": { "name": "String" } } ] }
      """)

    #expect(package.run(["new", "--from", "more.json"]).errors == "")

    #expect(package["\(folder)/PotStore.swift"].contains("  func savePot(name: String)"))
    #expect(package["\(folder)/PotStore.swift"].hasSuffix("\n// Ours.\n"))
    #expect(package["\(folder)/PotStoreSamples.swift"].contains("  func savePot(name: String)"))
    #expect(package["Tests/AppTests/Scenes/Doubles/PotStoreStub.swift"].contains("savePot"))
  }
}
