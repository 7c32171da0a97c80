import Foundation
import Testing

@testable import scene

/// A scene, a use case or a field gets another name, in sources and tests, as if it had been described so.
struct SceneRenameTests {
  private let description = """
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

  /// Returns a package with the scenes of a description.
  private func package(_ description: String) -> TemporaryPackage {
    let package = TemporaryPackage()
    package["scene.json"] = description
    let outcome = package.run(["new", "--from", "scene.json"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return package
  }

  /// Each renamed line of the description, and the command.
  @Test(arguments: [
    (["ListCups", "ListMugs"], "\"name\": \"ListCups\"", "\"name\": \"ListMugs\""),
    (["EditCup", "ChangeMug"], "EditCup", "ChangeMug"),
    (["ListCups.SelectCup", "ChooseCup"], "SelectCup", "ChooseCup"),
    (["ListCupsAgain.SortCups", "OrderAll"], "SortCups", "OrderAll"),
    (["EditCup.SaveCup", "SubmitMug"], "SaveCup", "SubmitMug"),
    (["EditCup.FetchCup", "LoadOne"], "\"FetchCup\"", "\"LoadOne\""),
    (["Cup.made", "born"], "\"made\"", "\"born\""),
    (["Cup.label", "starts"], "\"label\"", "\"starts\""),
    (["ListCups.FetchCupsAgain.other", "rest"], "\"other\"", "\"rest\""),
  ])
  func `gives a name in the place of another`(command: [String], old: String, new: String) {
    let package = package(description)
    let expected = self.package(description.replacingOccurrences(of: old, with: new))

    let outcome = package.run(["rename"] + command)

    #expect(outcome.errors == "")
    let (found, wanted) = (package.files, expected.files)
    #expect(found.keys.sorted() == wanted.keys.sorted())
    for (path, text) in found where path.hasSuffix(".swift") {
      let (code, other) = (text.tokens, wanted[path]?.tokens ?? "")
      let same = zip(code, other).prefix { $0 == $1 }.count
      func rest(_ code: String) -> String { String(code.dropFirst(max(0, same - 40)).prefix(80)) }
      #expect(code == other, "\(path): \(rest(code)) instead of \(rest(other))")
    }
    #expect(package.run(["refresh", "--check"]).status == 0)
  }

  @Test func `shows what it would rename, and renames nothing`() {
    let package = package(description)
    let before = package.files

    let outcome = package.run(["rename", "ListCups", "ListMugs", "--dry-run"])

    #expect(outcome.output.contains("Would rename ListCups in:\n"))
    #expect(
      outcome.output.contains(
        "--- Sources/App/Scenes/ListCups/ListCupsView.swift\n+++ Sources/App/Scenes/ListMugs/ListMugsView.swift\n"
      ))
    #expect(package.files == before)
  }

  @Test(arguments: [
    (["ListCup", "ListMugs"], "There is no scene ListCup. Did you mean ListCups?"),
    (["ListCups", "EditCup"], "EditCup already exists. Choose another name."),
    (["ListCups", "list"], "\"list\" is not a name."),
    (["ListCups.Fetch", "Load"], "ListCups has no use case Fetch."),
    (["ListCups.FetchCups", "SelectCup"], "SelectCup is given twice. Remove one."),
    (["Cup.price", "cost"], "Cup has no field price."),
    (["Cup.made", "Born"], "\"Born\" is not the name of a field."),
    (["Mug.made", "born"], "There is no scene or type Mug."),
    (["ListCups.FetchCups.cups", "mugs"], "cups also names other things"),
    (["A.b.c.d", "e"], "\"A.b.c.d\" is not a scene, a use case such as ListTeas.FetchTeas"),
    (["Cup.label", "made"], "Cup already has made. Choose another name."),
    (["ListCups"], "rename needs an old name and a new one"),
  ])
  func `says why it renames nothing`(command: [String], message: String) {
    let package = package(description)
    let before = package.files

    let outcome = package.run(["rename"] + command)

    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.status != 0)
    #expect(package.files == before)
  }
}

extension String {
  /// The text without spaces and line ends, and without the commas that lists have only on lines of their own.
  fileprivate var tokens: String {
    filter { !$0.isWhitespace }.replacingOccurrences(of: ",]", with: "]")
      .replacingOccurrences(of: ",)", with: ")")
  }
}
