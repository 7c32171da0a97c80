import Foundation
import Testing

@testable import scene

/// A scene or a use case gets another name, in sources and tests, where that is certain.
struct SceneRenameTests {
  private static let description = """
    {
      "types": { "Cup": { "id": "UUID", "label": "String", "made": "Date" } },
      "scenes": [
        { "name": "ListCups", "async": true, "worker": "CupStore", "frontEnd": "text", "useCases": [
          { "name": "FetchCups", "response": { "cups": "[Cup]" }, "viewModel": { "cups": "[Cup]" } },
          { "name": "FetchCupsAgain", "response": { "other": "[Cup]" } },
          { "name": "SelectCup", "selects": "cups", "viewModel": {}, "route": "EditCup" } ] },
        { "name": "EditCup", "async": true, "worker": "CupStore", "selection": "UUID", "result": "Cup",
          "frontEnd": "text", "useCases": [
            { "name": "FetchCup", "usesSelection": true, "response": { "cup": "Cup" },
              "viewModel": { "cup": "Cup" } },
            { "name": "SaveCup", "async": true, "request": { "cup": "Cup" },
              "response": { "cup": "Cup" }, "route": true } ] },
        { "name": "ListCupsAgain", "worker": true, "frontEnd": "text", "trace": true, "useCases": [
          { "name": "FetchCups", "response": { "cups": "[Cup]" }, "viewModel": { "cups": "[Cup]" } },
          { "name": "SortCups", "viewModel": { "message": "String" } } ] }
      ]
    }
    """

  /// Two scenes with less to read.
  private static let short = """
    {
      "types": { "Cup": { "id": "UUID", "label": "String", "made": "Date" } },
      "scenes": [
        { "name": "ListCups", "worker": "CupStore", "useCases": [
          { "name": "FetchCups", "response": { "cups": "[Cup]" }, "viewModel": { "cups": "[Cup]" } },
          { "name": "FetchCupsAgain" },
          { "name": "SelectCup", "selects": "cups", "viewModel": {}, "route": "EditCup" } ] },
        { "name": "EditCup", "selection": "UUID", "useCases": [
          { "name": "FetchCup", "usesSelection": true } ] }
      ]
    }
    """

  private let description = Self.description
  private let short = Self.short
  /// The files with the scenes of these descriptions, which are generated once.
  private static let files = generated(from: description).files
  private static let shortFiles = generated(from: short).files

  private static func generated(from description: String) -> TemporaryPackage {
    let package = TemporaryPackage()
    package["scene.json"] = description
    let outcome = package.run(["new", "--from", "scene.json"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return package
  }

  /// Returns a package with the scenes of a description.
  private func package(_ description: String) -> TemporaryPackage {
    let known = [Self.description: Self.files, Self.short: Self.shortFiles]
    guard let files = known[description] else { return Self.generated(from: description) }
    let package = TemporaryPackage()
    for (path, text) in files { package[path] = text }
    return package
  }

  /// Returns a package with a scene that was written by hand.
  private func smallPackage() -> TemporaryPackage {
    let package = TemporaryPackage()
    package.remove("Sources")
    package.remove("Tests/AppTests")
    for (path, text) in RenameTrap.files { package[path] = text }
    package["Tests/T.swift"] = "import XCTest"
    return package
  }

  private let rename = ["rename", "Map", "Atlas", "--target", "App", "--test-target", "Tests"]

  /// A command, the same change in the description, and the names in other scenes and in services that stay.
  @Test(arguments: [
    (["ListCups", "ListMugs"], "\"name\": \"ListCups\"", "\"name\": \"ListMugs\"", []),
    (
      ["EditCup", "ChangeMug"], "EditCup", "ChangeMug",
      [
        ("routeToChangeMug", "routeToEditCup"), ("passDataToChangeMug", "passDataToEditCup"),
        ("changeMugSelection", "editCupSelection"), ("changeMugResult", "editCupResult"),
      ]
    ),
    (["ListCups.SelectCup", "ChooseCup"], "SelectCup", "ChooseCup", []),
    (["ListCupsAgain.SortCups", "OrderAll"], "SortCups", "OrderAll", []),
    (["EditCup.SaveCup", "SubmitMug"], "SaveCup", "SubmitMug", ofStore("submitMug", "saveCup")),
    (
      ["EditCup.FetchCup", "LoadOne"], "\"FetchCup\"", "\"LoadOne\"", ofStore("loadOne", "fetchCup")
    ),
  ])
  func `gives a name in the place of another`(
    command: [String], old: String, new: String, kept: [(String, String)]
  ) {
    let package = package(description)
    let expected = self.package(description.replacingOccurrences(of: old, with: new))

    let outcome = package.run(["rename"] + command)

    #expect(outcome.errors == "")
    let (found, wanted) = (package.files, expected.files)
    #expect(found.keys.sorted() == wanted.keys.sorted())
    for (path, text) in found where path.hasSuffix(".swift") {
      let code = text.code
      let other = kept.reduce(wanted[path]?.code ?? "") {
        $0.replacingOccurrences(of: $1.0, with: $1.1)
      }
      let same = zip(code, other).prefix { $0 == $1 }.count
      func rest(_ code: String) -> String { String(code.dropFirst(max(0, same - 40)).prefix(80)) }
      #expect(code == other, "\(path): \(rest(code)) instead of \(rest(other))")
    }
    #expect(package.run(["refresh", "--check"]).status == 0)
  }

  /// What stays: the requirement of a store that scenes share, and a variable in a test.
  private static func ofStore(_ new: String, _ old: String) -> [(String, String)] {
    let places = [
      "cupStore.%(", "func%(cup:Cup)", "func%(id:UUID)", "case%(cup", "case%(id", ".%(cup:",
      ".%(id:",
      "return%Answer", "var%Answer:", ".%Answer=", "var%Form=Cup.first",
      "(cup:%Form)",
      "%Form.id=",
    ]
    return places.map {
      ($0.replacingOccurrences(of: "%", with: new), $0.replacingOccurrences(of: "%", with: old))
    }
  }

  @Test func `removes a use case that was renamed`() {
    let package = package(description)
    let expected = self.package(
      description.replacingOccurrences(of: "\"FetchCupsAgain\"", with: "\"FindMore\""))
    for one in [package, expected] { one.remove("scene.json") }

    _ = package.run(["rename", "ListCups.FetchCupsAgain", "FindMore"])
    let removals = [package, expected].map { $0.run(["remove", "FindMore", "--from", "ListCups"]) }

    #expect(removals[0].status == 0)
    let text = package["Sources/App/Scenes/ListCups/ListCupsModels.swift"]
    #expect(text == expected["Sources/App/Scenes/ListCups/ListCupsModels.swift"])
    #expect(!text.contains("FindMore"))
  }

  @Test func `takes a use case by the name of its method`() {
    let package = package(short)

    let changes = ["SelectCup", "selectCup"].map { name in
      package.run(["rename", "ListCups.\(name)", "ChooseCup", "--dry-run"]).output
        .split(separator: "\n").dropFirst()
    }

    #expect(changes[0].contains("+  enum ChooseCup {"))
    #expect(changes[1] == changes[0])
  }

  @Test func `shows what it would rename, and renames nothing`() {
    let package = package(short)
    let before = package.files

    let outcome = package.run(["rename", "ListCups", "ListMugs", "--dry-run"])

    #expect(outcome.output.contains("Would rename ListCups in:\n"))
    #expect(
      outcome.output.contains(
        "--- Sources/App/Scenes/ListCups/ListCupsView.swift\n+++ Sources/App/Scenes/ListMugs/ListMugsView.swift\n"
      ))
    #expect(package.files == before)
  }

  @Test(arguments: [RenameTrap.ofScenes, RenameTrap.ofUseCases, RenameTrap.ofLocalNames].joined())
  func `renames only what is certainly the scene's`(trap: RenameTrap) {
    let package = smallPackage()
    package[trap.path] = trap.before
    let before = package.files

    let outcome = package.run(
      ["rename"] + trap.command + ["--target", "App", "--test-target", "Tests"])

    if let refusal = trap.refusal {
      #expect(outcome.errors.contains(refusal), "\(outcome)")
      #expect(outcome.status == 1)
      #expect(package.files == before)
    } else {
      #expect(outcome.errors == "")
      #expect(package.files.values.contains(trap.after), "\(package[trap.path])")
      let listed = outcome.output.split(separator: "\n").filter { $0.contains(": mentions ") }
      let old = trap.command[0].split(separator: ".").last ?? ""
      let expected = trap.mentions.map { "  \(trap.path):\($0): mentions \"\(old)\"" }
      #expect(listed.map(String.init) == expected)
    }
  }

  @Test func `lists what mentions a scene in other files, and files that keep their names`() {
    let package = package(short)
    package["README.md"] = "# Cups\n\nOpen ListCups, then `listCupsNow`.\n"
    package["Sources/App/ListCups.strings"] = "title = 1;\n"

    let outcome = package.run(["rename", "ListCups", "ListMugs"])

    #expect(outcome.output.contains("  README.md:3:6: mentions \"ListCups\"\n"))
    #expect(outcome.output.contains("  README.md:3:22: mentions \"ListCups\"\n"))
    #expect(outcome.output.contains("  Sources/App/ListCups.strings:1:1: mentions \"ListCups\"\n"))
    #expect(outcome.output.contains("  scene.json:4:16: mentions \"ListCups\"\n"))
  }

  @Test func `moves no other file of the name, no folder of a target, and follows no link out`() {
    let package = package(short)
    package["Sources/Other/ListCups.swift"] = "struct ListCups {}\n"
    package["docs/ListCups.txt"] = "ListCups\n"
    package.link("linked", to: package.path("docs"))

    let outcome = package.run(["rename", "ListCups", "ListMugs"])

    #expect(package.has("Sources/Other/ListCups.swift"))
    #expect(package.has("Sources/App/Scenes/ListMugs/ListMugsInteractor.swift"))
    #expect(outcome.output.contains("  docs/ListCups.txt:1:1: mentions \"ListCups\"\n"))
    #expect(!outcome.output.contains("linked/"))
  }

  @Test(arguments: ["", "/MapInteractor.swift"], [[], ["--dry-run"]])
  func `moves nothing that a link leads to`(file: String, options: [String]) {
    let package = smallPackage()
    for name in ["MapModels", "MapInteractor"] {
      package["App/Map/\(name).swift"] = package["App/\(name).swift"]
      package.remove("App/\(name).swift")
    }
    package.link("linked.swift", to: package.path("App/Map" + file))
    let before = package.files

    let outcome = package.run(rename + options)

    #expect(
      outcome
        == .init(
          status: 1,
          errors: "scene: linked.swift: This link leads to App/Map\(file), which would move. "
            + "Delete it, and make it again afterwards. Nothing was written.\n"))
    #expect(package.files == before)
  }

  @Test func `moves a link, and changes the file that it leads to`() {
    let package = smallPackage()
    package["Shared/Models.swift"] = package["App/MapModels.swift"]
    package.remove("App/MapModels.swift")
    package.link("App/MapModels.swift", to: "../Shared/Models.swift")

    #expect(package.run(rename).errors == "")

    #expect(package["Shared/Models.swift"].hasPrefix("enum Atlas {"))
    #expect(package["App/AtlasModels.swift"] == package["Shared/Models.swift"])
  }

  @Test(arguments: [
    "final class Cup: Equatable { var other: Cup }",
    "struct Cup: Equatable { var id: UUID; var other: Cup { self }; static var first: Cup }",
    "struct Cup: Equatable { var lid: Lid }\nclass Lid: Equatable { var cup: Cup }",
    (1...9).map { "struct Cup\($0): Equatable { var all: [[[Cup\($0 + 1)]]] }\n" }.joined()
      + "struct Cup: Equatable { var all: [Cup1] }\nstruct Cup10: Equatable { var a: Int }",
  ])
  func `renames a scene whose data contains itself, or is large`(data: String) {
    let package = package(description)
    for path in package.files.keys where path.hasSuffix("/Cup.swift") {
      package[path] = "import Foundation\n" + data
    }

    #expect(package.run(["rename", "EditCup", "EditMug"]).status == 0)
  }

  @Test func `renames nothing if a file cannot be generated again`() {
    let package = package(short)
    let doubles = "Tests/AppTests/Scenes/ListCups/Doubles/"
    package[doubles + "GoneBusinessLogicSpy.swift"] =
      package[doubles + "ListCupsBusinessLogicSpy.swift"]
      .replacingOccurrences(of: "ListCups", with: "Gone")
    let before = package.files

    let outcome = package.run(["rename", "ListCups", "ListMugs"])

    #expect(outcome.status == 1 && outcome.output == "")
    #expect(outcome.errors.contains("GoneBusinessLogic"))
    #expect(outcome.errors.hasSuffix("Nothing was written.\n"))
    #expect(package.files == before)
  }

  @Test func `writes the lines that a dry run shows`() {
    let package = package(short)
    let command = ["rename", "ListCups", "BrowseCupsThatThisShopHasEverSold"]

    let planned = package.run(command + ["--dry-run"])
    let before = package.files
    let outcome = package.run(command)

    #expect(outcome.errors == "")
    let changed = package.files.filter { before[$0] != $1 }
    func lines(_ mark: String) -> [String] {
      planned.output.split(separator: "\n").filter { $0.hasPrefix(mark) }
        .map { String($0.dropFirst(mark.count)) }
    }
    #expect(lines("+++ ").sorted() == changed.keys.sorted())
    // What is new in all files is what the dry run adds, line by line.
    var counts: [String: Int] = [:]
    let old = before.filter { package.files[$0.key] != $0.value }
    for line in changed.values.flatMap({ $0.split(separator: "\n") }) {
      counts[String(line), default: 0] += 1
    }
    for line in old.values.flatMap({ $0.split(separator: "\n") }) {
      counts[String(line), default: 0] -= 1
    }
    for line in lines("+") where !line.hasPrefix("++ ") { counts[line, default: 0] -= 1 }
    for line in lines("-") where !line.hasPrefix("-- ") { counts[line, default: 0] += 1 }
    #expect(counts.filter { $0.key != "" && $0.value != 0 } == [:])
  }

  @Test(arguments: [
    (["ListCup", "ListMugs"], "There is no scene ListCup. Did you mean ListCups?"),
    (["ListCups", "EditCup"], "EditCup already exists. Choose another name."),
    (["ListCups", "list"], "\"list\" is not a name."),
    (["ListCups.Fetch", "Load"], "ListCups has no use case Fetch."),
    (["ListCups.FetchCups", "SelectCup"], "SelectCup is given twice. Remove one."),
    (["ListCups.FindCups", "Load"], "It has FetchCups, FetchCupsAgain and SelectCup."),
    (["ListCups.SelectCups", "Load"], "Did you mean SelectCup?"),
    (["Cup.made", "born"], "Cup.made is not a scene or a use case. Rename a field in your desc"),
    (["ListCups.FetchCupsAgain.other", "rest"], "ListCups.FetchCupsAgain.other is not a scene"),
    (["Mug.made", "born"], "There is no scene Mug."),
    (["CupStore.fetchCups", "loadCups"], "CupStore.fetchCups is not a scene or a use case."),
    (["A.b.c.d", "e"], "\"A.b.c.d\" is not a scene, or a use case such as ListTeas.FetchTeas"),
    (["ListCups"], "rename needs an old name and a new one"),
  ])
  func `says why it renames nothing`(command: [String], message: String) {
    let package = package(short)
    let before = package.files

    let outcome = package.run(["rename"] + command)

    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.status != 0)
    #expect(package.files == before)
  }
}

extension String {
  /// The code without layout, comments, strings and the names of tests.
  fileprivate var code: String {
    let parts = ["//[^\n]*", "\"([^\"\\\\\n]|\\\\.)*\"", "`[^`\n]* [^`\n]*`", "\\s+"]
    return parts.reduce(self) {
      $0.replacingOccurrences(of: $1, with: "", options: .regularExpression)
    }.replacingOccurrences(of: ",]", with: "]").replacingOccurrences(of: ",)", with: ")")
  }
}
