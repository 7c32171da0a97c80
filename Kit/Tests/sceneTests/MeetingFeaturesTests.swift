import Testing

@testable import scene

/// Features of a description that meet in a scene know of each other.
struct MeetingFeaturesTests {
  private let package = TemporaryPackage()
  private let sources = "Sources/App/Scenes"
  private let tests = "Tests/AppTests/Scenes"

  /// Generates a scene and what it shares from the members of a description.
  private func generate(_ description: String) {
    package["scene.json"] = description
    #expect(package.run(["new", "--from", "scene.json"]).errors == "")
  }

  @Test func `answers each question before a row, a form and what is asked for`() {
    generate(
      """
      { "types": { "Tea": { "name": "String" } }, "scenes": [ { "name": "ListTeas", "frontEnd": "text", "async": true,
        "useCases": [
          { "name": "FetchTeas", "confirm": "Now?", "response": { "teas": "[Tea]" }, "viewModel": { "teas": "[Tea]" } },
          { "name": "DrinkTea", "selects": "teas", "confirm": "Drink?" },
          { "name": "SaveTea", "request": { "tea": "Tea" }, "confirm": "Save?" },
          { "name": "CountCups", "request": { "cups": "Int" }, "confirm": "Count?" }
        ] } ] }
      """)

    let file = package["\(tests)/ListTeas/ListTeasMenuTests.swift"]
    for code in [
      "[\"1\", \"y\", \"2\", \"y\", \"2\", \"3\", \"y\"] + saveTeaAnswers + [\"4\", \"y\", \"1\"",
      "let input = [\"3\", \"y\"] + Array(repeating: \"\", count: 1) + [\"A text\", \"q\"]",
    ] {
      #expect(file.contains(code), "\(code)")
    }
  }

  @Test func `asks before a fetch that failed only where the menu offers it`() {
    generate(
      """
      { "types": { "Tea": { "name": "String" } }, "scenes": [ { "name": "EditTea", "frontEnd": "text",
        "worker": true, "router": true, "selection": "Int", "useCases": [
          { "name": "FetchTea", "confirm": "Now?", "usesSelection": true, "response": { "tea": "Tea" }, "viewModel": { "tea": "Tea" } },
          { "name": "SaveTea", "request": { "tea": "Tea" } }
        ] } ] }
      """)

    let file = package["\(tests)/EditTea/EditTeaMenuTests.swift"]
    let asked =
      "    view.tea.update { $0.fetchTeaFailed = true }\n    let input = [\"1\", \"n\", \"q\"]\n"
    #expect(file.contains(asked))
    #expect(file.contains("    let input = [\"1\", \"y\", \"2\", \"q\"]\n"))
  }

  @Test func `opens a scene with a selection before a menu asks again for a form`() {
    generate(
      """
      { "types": { "Tea": { "name": "String" } }, "scenes": [ { "name": "EditTea", "frontEnd": "text",
        "router": true, "selection": "Int", "useCases": [
          { "name": "SaveTea", "usesSelection": true, "request": { "tea": "Tea" } }
        ] } ] }
      """)

    #expect(
      package["\(tests)/EditTea/EditTeaMenuTests.swift"].contains(
        """
            view.fillIn(.init(tea: tea))
            view.router?.dataStore?.selection = 1
        """))
  }

  @Test func `opens a scene with a selection before a fetch that another one replaces`() {
    generate(
      """
      { "scenes": [ { "name": "ListTeas", "router": true, "selection": "Int", "async": true, "useCases": [
        { "name": "FetchTeas", "usesSelection": true, "response": { "teas": "[String]" }, "viewModel": { "teas": "[String]" } },
        { "name": "FindTeas", "search": true, "request": { "text": "String" }, "response": { "teas": "[String]" },
          "viewModel": { "teas": "[String]" } },
        { "name": "DrinkTea", "selects": "teas" }
      ] } ] }
      """)

    #expect(
      package["\(tests)/ListTeas/ListTeasInteractorTests.swift"].contains(
        """
          @Test func `drops a late answer to fetchTeas after findTeas`() async throws {
            interactor.selection = 1
        """))
  }

  @Test(arguments: ["text", "swiftui", "uikit"])
  func `shows a day as forms do`(frontEnd: String) {
    generate(
      """
      { "scenes": [ { "name": "ShowDay", "frontEnd": "\(frontEnd)", "useCases": [
        { "name": "FetchDay", "response": { "day": "Date" }, "viewModel": { "day": "Date", "days": "[Date]", "last": "Date?" } }
      ] } ] }
      """)

    let suffix = ["text": "Menu", "swiftui": "Screen", "uikit": "ViewController"][frontEnd] ?? ""
    let file = package["\(sources)/ShowDay/ShowDay\(suffix).swift"]
    #expect(file.contains("formText"))
    #expect(!file.contains("formatted("))
  }

  @Test(arguments: [("text", "Menu"), ("swiftui", "Screen"), ("uikit", "ViewController")])
  func `begins with no fetch that has a form`(frontEnd: String, suffix: String) {
    generate(
      """
      { "types": { "Tea": { "name": "String" } }, "scenes": [ { "name": "FindTea", "frontEnd": "\(frontEnd)",
        "router": true, "useCases": [ { "name": "FindTea", "request": { "tea": "Tea" } } ] } ] }
      """)

    let file = package["\(sources)/FindTea/FindTea\(suffix).swift"]
    for code in ["load: {", ".task {", "reloadScreen", "viewWillAppear", "findTea(tea:"] {
      #expect(!file.contains(code), "\(code)")
    }
  }

  @Test func `fills in one of two forms that have the same fields`() {
    generate(
      """
      { "types": { "Tea": { "name": "String" } }, "scenes": [ { "name": "EditTea", "frontEnd": "text", "useCases": [
        { "name": "SaveTea", "request": { "tea": "Tea" } }, { "name": "SendTea", "request": { "tea": "Tea" } },
        { "name": "SellTea", "request": { "tea": "Tea", "price": "Int" } } ] } ] }
      """)

    for suffix in ["View", "Menu"] {
      let file = package["\(tests)/EditTea/EditTea\(suffix)Tests.swift"]
      #expect(file.contains("    view.fillIn(EditTea.SaveTea.Request(tea: "))
      #expect(file.contains("    view.fillIn(EditTea.SendTea.Request(tea: "))
      #expect(file.contains("    view.fillIn(.init(tea: "))
    }
  }

  @Test func `shows cases that cannot be changed, and asks for no lists of lists`() {
    generate(
      """
      { "types": { "Kind": ["green", "black"], "Tea": { "kinds": { "type": "[Kind]", "readOnly": true }, "name": "String",
        "more": "[[Kind]]", "none": "[Kind]?" } },
        "scenes": [ { "name": "EditTea", "frontEnd": "text", "useCases": [
          { "name": "SaveTea", "request": { "tea": "Tea" } } ] } ] }
      """)

    let fields = package["\(sources)/TeaFields.swift"]
    #expect(fields.contains("FormField(\"Kinds\", shown: \\.kinds, titles: \\.title),"))
    #expect(!fields.contains("more") && !fields.contains("none"))
  }

  @Test func `says titles with several sentences in one`() {
    generate(
      """
      { "types": { "Tea": { "title": "No. 5", "fields": { "size": { "type": "Int", "title": "How big? Or small!" } } } },
        "scenes": [ { "name": "ShowTea", "worker": true, "useCases": [ { "name": "FetchTea", "response": { "tea": "Tea" } } ] } ] }
      """)

    let tea = package["\(sources)/Tea.swift"]
    #expect(tea.contains("/// A no 5.\n") && tea.contains("  /// The no 5's how big Or small!.\n"))
  }

  @Test func `reads lists of cases by texts from a catalog`() {
    generate(
      """
      { "types": { "Kind": ["green", "black"], "Tea": { "kinds": "[String: [Kind]]", "prices": "[String: Double]" } },
        "catalog": { "file": "teas.json", "entries": "Tea" }, "scenes": [ { "name": "ListTeas", "worker": true,
        "useCases": [ { "name": "FetchTeas", "response": { "teas": "[Tea]" } } ] } ] }
      """)

    let catalog = package["\(sources)/TeaCatalog.swift"]
    #expect(
      catalog.contains(
        "value, reader in reader.list(value).map { readKind($0, with: &reader) ?? .green }\n"))
    #expect(catalog.contains("readDictionary(member.value, with: &reader) { $1.number($0) ?? 0 }"))
  }

  @Test func `tells a described failure from that of a worker`() {
    let scene = """
      { "scenes": [ { "name": "ListTeas", "frontEnd": "text", "outcomes": [
        { "name": "LoadFailure", "response": { "reason": "String" }, "viewModel": { "reason": "String" } } ],
        "useCases": [ { "name": "LoadTeas", "async": true, "response": { "teas": "[String]" },
          "viewModel": { "teas": "[String]" } }
      """
    generate(scene + "] } ] }")
    package["scene.json"] = scene + ", { \"name\": \"DrinkTea\" } ] } ] }"

    let outcome = package.run(["add", "--from", "scene.json"])

    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test func `deletes a selected row with the scene's own worker, which is told its identity`() {
    generate(
      """
      { "types": { "Tea": { "id": "UUID", "name": "String" } }, "scenes": [ { "name": "ListTeas", "worker": true, "useCases": [
        { "name": "FetchTeas", "response": { "teas": "[Tea]" }, "viewModel": { "teas": "[Tea]" } },
        { "name": "DeleteTea", "selects": "teas", "worker": true, "changes": "teas" } ] } ] }
      """)

    let samples = package["\(sources)/ListTeas/ListTeasSamples.swift"]
    #expect(samples.contains("func deleteTea(id: UUID) {\n    teas.removeAll { $0.id == id }\n"))
  }

  /// The question of one use case is not the next one's.
  @Test func `changes a view controller that asks before a form`() {
    let scene = """
      { "scenes": [ { "name": "ListTeas", "frontEnd": "uikit", "useCases": [
        { "name": "FindTeas", "request": { "text": "String" }, "confirm": "Now?" }, { "name": "DrinkTea" }
      """
    generate(scene + "] } ] }")
    package["scene.json"] = scene + ", { \"name\": \"GoAway\", \"confirm\": \"Away?\" } ] } ] }"

    let outcome = package.run(["add", "--from", "scene.json"])

    #expect(outcome.status == 0, "\(outcome.output)")
  }
}
