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

  @Test func `refuses to add what other code of the scene has to know`() {
    for key in [
      #""route": true"#, #""worker": "CupStore""#, #""selects": "cups""#, #""usesSelection": true"#,
    ] { expectNothingAdded(key) }
  }

  private func expectNothingAdded(_ key: String) {
    package["more.json"] = """
      {
        "scenes": [
          { "name": "ListCups", "router": true, "selection": "Int", "useCases": [
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
        scene: more.json:6:7: TakeCup has a route, a worker, a list, a search or a stream, which \
        affects the rest of the scene at scenes[0].useCases[1]; remove it, and write it by hand

        """)
    #expect(package.files == before)
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
