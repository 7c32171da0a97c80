import Foundation
import SceneTemplates
import Testing

@testable import scene

/// The generator writes the scenes that a JSON file describes, with the data that they share.
struct SceneFromJSONTests {
  private let package = TemporaryPackage()

  init() {
    package["scene.json"] = """
      {
        "types": { "Tea": { "name": "String", "minutes": "Int", "note": "String?" } },
        "catalog": { "file": "teas.json", "entries": "Tea" },
        "imports": ["Leaves"],
        "scenes": [
          {
            "name": "ListTeas", "worker": true, "router": "ShowTea", "frontEnd": "text",
            "useCases": [
              { "name": "FetchTeas", "response": { "teas": "[Tea]", "total": "Int" },
                "viewModel": { "teas": "[String]", "total": "Int", "title": "String" } },
              { "name": "ChooseTea", "request": { "name": "String", "isStrong": "Bool" },
                "response": { "tea": "Tea?" }, "viewModel": { "message": "String" } } ]
          },
          {
            "name": "ShowTea", "router": true, "result": "Tea",
            "useCases": [
              { "name": "FetchTea", "response": { "tea": "Tea" }, "viewModel": { "tea": "String" } },
              { "name": "CloseTea", "viewModel": {} }
            ]
          }
        ]
      }
      """
  }

  @Test func `writes all scenes of a file, their data and a catalog, and says what to do next`() {
    let outcome = package.run(["new", "--from", "scene.json"])

    #expect(outcome.errors == "")
    #expect(
      outcome.output.hasPrefix(
        """
        Wrote 44 files:
          Sources/App/Scenes/ListTeas/ListTeasModels.swift

        """))
    #expect(
      outcome.output.hasSuffix(
        """
          Sources/App/Scenes/Tea.swift
          Sources/App/Scenes/TeaSamples.swift
          Sources/App/Scenes/TeaCatalog.swift
          Sources/App/Resources/teas.json
          Tests/AppTests/Scenes/TeaCatalogTests.swift

        Next:
          Add these lines to App in Package.swift. It does not compile without them:
            dependencies: [
              .product(name: "Scenery", package: "scoops"),
              .product(name: "SceneUI", package: "scoops"),
              .product(name: "StrictJSON", package: "scoops"),
            ],
            resources: [.embedInCode("Resources/teas.json")]
          Add these lines to AppTests in Package.swift. It does not compile without them:
            dependencies: [
              .product(name: "SceneTesting", package: "scoops"),
            ]
          Run the scenes in your program; in another target, this needs --access package:
            import SceneUI
            let stack = MenuStack()
            stack.show(ListTeasView().configure(services: .samples(navigation: stack)))
            await stack.run()
          Run swift test: the new tests pass.
          Write your rules in ListTeasInteractor and ShowTeaInteractor and your wording in \
        ListTeasPresenter and ShowTeaPresenter.
          Set selection in ListTeasInteractor and result in ShowTeaInteractor, which routers pass on.

        """))
    #expect(package.run(["refresh", "--check"]).status == 0)
    for file in ["Interactor", "Presenter"] {
      #expect(
        package["Sources/App/Scenes/ListTeas/ListTeas\(file).swift"].contains(
          "    // Replace the placeholders with "))
    }
  }

  @Test func `gives the second sample of a described type another truth`() {
    package.replace("\"note\": \"String?\"", with: "\"isCold\": \"Bool\"", in: "scene.json")

    _ = package.run(["new", "--from", "scene.json"])

    let samples = package["Sources/App/Scenes/TeaSamples.swift"]
    #expect(samples.contains("first = Tea(name: \"First name\", minutes: 2, isCold: true)"))
    #expect(samples.contains("second = Tea(name: \"Second name\", minutes: 3, isCold: false)"))
  }

  @Test func `applies the options of the command line to all scenes`() {
    let outcome = package.run([
      "new", "--from", "scene.json", "--trace", "--front-end", "text", "--path", ".",
    ])

    #expect(outcome.status == 0)
    for scene in ["ListTeas", "ShowTea"] {
      #expect(package.has("Sources/App/\(scene)/\(scene)Trace.swift"))
      #expect(package.has("Sources/App/\(scene)/\(scene)Menu.swift"))
    }
  }

  @Test func `leaves shared data alone that exists`() {
    package["Sources/App/Model/Tea.swift"] = "struct Tea {}"
    package["Sources/App/Resources/teas.json"] = "{}"

    let outcome = package.run(["new", "--from", "scene.json", "--force"])

    #expect(outcome.output.contains("Kept existing file: Sources/App/Scenes/Tea.swift\n"))
    #expect(package["Sources/App/Resources/teas.json"] == "{}")
    #expect(!package.has("Sources/App/Scenes/Tea.swift"))
  }

  @Test func `refuses what scenes share with less access, and writes it again if it is gone`() {
    _ = package.run(["new", "--from", "scene.json"])
    let before = package.files
    let options = ["new", "--from", "scene.json", "--force", "--access"]

    let outcome = package.run(options + ["package"])

    let tail =
      "is internal, but code that uses it would be package. Delete the file, and run this again.\n"
    let names = ["SceneServices", "Tea", "TeaCatalog"]
    #expect(
      outcome.errors
        == names.map { "scene: Sources/App/Scenes/\($0).swift: \($0) \(tail)" }.joined()
        + "scene: Nothing was written.\n")
    #expect(package.files == before)

    for name in names { package.remove("Sources/App/Scenes/\(name).swift") }
    #expect(package.run(options + ["package"]).errors == "")
    #expect(package.run(options + ["internal"]).errors == "")
  }

  @Test(arguments: [[], ["--force"]])
  func `leaves scenes alone that are there if the file describes another`(options: [String]) {
    _ = package.run(["new", "--from", "scene.json"])
    let store = "Sources/App/Scenes/ShowTea/ShowTeaInteractor.swift"
    package.replace("presenter?", with: "/* Mine. */ presenter?", in: store)
    let edited = package[store]
    package.replace(
      "\"scenes\": [",
      with: """
        "scenes": [
          { "name": "FindTea", "router": "ShowTea", "useCases": [{ "name": "A" }, { "name": "B" }] },
        """, in: "scene.json")

    let outcome = package.run(["new", "--from", "scene.json"] + options)

    #expect(outcome.status == 0)
    #expect(package[store] == edited)
    #expect(package.has("Sources/App/Scenes/FindTea/FindTeaRouter.swift"))
    #expect(
      outcome.output.hasSuffix(
        "rules in FindTeaInteractor and your wording in FindTeaPresenter.\n  Set selection in FindTeaInteractor, which routers pass on.\n"
      ))
  }

  @Test func `places each fault, and writes nothing`() {
    package.replace("\"worker\"", with: "\"wroker\"", in: "scene.json")
    package.replace("\"isStrong\": \"Bool\"", with: "\"isStrong\": \"Boolean\"", in: "scene.json")
    let before = package.files

    let outcome = package.run(["new", "--from", "scene.json"])

    #expect(outcome.status == 1)
    #expect(
      outcome.errors == """
        scene: scene.json:7:27: unknown key "wroker" at scenes[0]; did you mean "worker"?
        scene: scene.json:11:75: the type "Boolean" is unknown at \
        scenes[0].useCases[1].request.isStrong; describe it in types, or give a default
        scene: Nothing was written.

        """)
    #expect(package.files == before)
  }

  @Test(arguments: ["none.json", "Sources"])
  func `says that there is no file to read`(path: String) {
    #expect(
      package.run(["new", "--from", path]).errors
        == "scene: \(path): There is no such file. Give its path from the package's folder.\n"
    )
  }

  @Test func `accepts the example of the help`() throws {
    let text = SceneHelp.text
    let start = try #require(text.firstIndex(of: "{"))
    let end = try #require(text.lastIndex(of: "}"))
    package["scene.json"] = String(text[start...end])

    #expect(package.run(["new", "--from", "scene.json"]).errors == "")
  }
}
