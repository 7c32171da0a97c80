import Testing

@testable import TestSupport
@testable import scene

/// The generator writes which row of a list the user selects.
struct SelectionTests {
  private let package = TemporaryPackage()

  /// Describes a list, with what its rows show and the use cases that select from it.
  private func description(showing row: String, id: String = "UUID", frontEnd: String) -> String {
    """
    {
      "types": {
        "Cup": { "id": "UUID", "name": "String" }, "CupRow": { "id": "\(id)", "name": "String" }
      },
      "scenes": [
        { "name": "ListCups", "async": true, "worker": "CupStore", "frontEnd": "\(frontEnd)", "useCases": [
          { "name": "FetchCups", "response": { "cups": "[Cup]" }, "viewModel": { "cups": "[\(row)]" } },
          { "name": "SelectCup", "selects": "cups", "viewModel": {} } ] }
      ]
    }
    """
  }

  private func file(_ name: String) -> String {
    let path = package.files.keys.first { $0.hasSuffix("/\(name).swift") } ?? ""
    return package[path]
  }

  @Test(arguments: [
    (
      "text", "ListCupsMenu",
      ".select(\"Select cup\", from: \\.cups, by: \\.id) { self.selectCup(id: $0) }"
    ),
    ("swiftui", "ListCupsScreen", "view.selectCup(id: row.entry.id)"),
    ("uikit", "ListCupsViewController", "let id = scene.cups.cups[index].id"),
  ])
  func `requests the identifier of a row that has one`(
    frontEnd: String, name: String, code: String
  ) {
    package["scene.json"] = description(showing: "CupRow", frontEnd: frontEnd)

    #expect(package.run(["new", "--from", "scene.json"]).errors == "")

    #expect(file(name).contains(code))
    #expect(file("ListCupsModels").contains("var id: UUID"))
    #expect(
      file("ListCupsInteractor").contains("cups.contains(where: { $0.id == request.id })"))
    #expect(file("ListCupsInteractorTests").contains(".init(id: Cup.second.id)"))
  }

  @Test(arguments: [("String", "UUID"), ("CupRow", "Int")])
  func `requests the index of a row that has no identifier of the entry`(row: String, id: String) {
    package["scene.json"] = description(showing: row, id: id, frontEnd: "text")

    #expect(package.run(["new", "--from", "scene.json"]).errors == "")

    #expect(file("ListCupsMenu").contains("{ self.selectCup(index: $0) }"))
    #expect(file("ListCupsInteractor").contains("cups.indices.contains(request.index)"))
  }

  @Test func `changes the request when rows get an identifier`() {
    package["scene.json"] = description(showing: "String", frontEnd: "swiftui")
    #expect(package.run(["new", "--from", "scene.json"]).errors == "")
    package["scene.json"] = description(showing: "CupRow", frontEnd: "swiftui")

    let outcome = package.run(["add", "--from", "scene.json"])

    #expect(outcome.errors == "")
    #expect(file("ListCupsScreen").contains("view.selectCup(id: row.entry.id)"))
    #expect(file("ListCupsInteractor").contains("$0.id == request.id"))
    #expect(!file("ListCupsInteractor").contains("request.index"))
    #expect(
      package.run(["add", "--from", "scene.json"]).output
        == "The scenes have all use cases that the file describes.\n")
  }
}
