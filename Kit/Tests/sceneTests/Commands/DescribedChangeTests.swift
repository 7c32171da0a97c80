import Testing

@testable import TestSupport
@testable import scene

/// A described scene becomes what its description says now, and what people wrote in it stays.
struct DescribedChangeTests {
  private let package = TemporaryPackage()
  private static let folder = "Sources/App/Scenes"

  /// A change of a description, and a part of a file that shows it.
  struct Change: CustomTestStringConvertible {
    var testDescription: String
    /// What is replaced in the description.
    var edits: [(old: String, new: String)]
    var file: String
    var line: String
    /// Whether the part goes.
    var isRemoval = false

    init(
      _ name: String, _ edits: [(old: String, new: String)], _ file: String, _ line: String,
      isRemoval: Bool = false
    ) {
      (testDescription, self.edits) = (name, edits)
      (self.file, self.line, self.isRemoval) = (file, line, isRemoval)
    }
  }

  private static let description = """
    {
      "types": {
        "Tea": { "id": "UUID", "name": "String", "minutes": "Int" },
        "Cup": { "name": "String", "code": "String", "stars": "Int" }
      },
      "scenes": [
        { "name": "ListTeas", "worker": "TeaStore", "async": true, "frontEnd": "text", "useCases": [
          { "name": "FetchTeas", "response": { "teas": "[Tea]" }, "viewModel": { "teas": "[String]" } },
          { "name": "CountCups", "request": { "size": "Int" }, "response": { "cups": "Int" },
            "viewModel": { "cups": "Int", "note": "String" } },
          { "name": "LeaveTeas", "viewModel": {} } ], "outcomes": [] },
        { "name": "EditTea", "router": true, "selection": "Tea", "frontEnd": "text", "useCases": [
          { "name": "FetchTea" }, { "name": "SaveCup", "request": { "cup": "Cup" } },
          { "name": "CloseTea", "route": true } ] }
      ]
    }
    """

  private static func adding(_ useCase: String) -> (old: String, new: String) {
    (#"{ "name": "LeaveTeas""#, useCase + #", { "name": "LeaveTeas""#)
  }

  private static let loss = (
    old: #""FetchTeas","#,
    new: #""FetchTeas", "errors": ["cold", { "name": "lost", "outcome": "Loss" }],"#
  )

  private static let changes = [
    Change(
      "a use case", [adding(#"{ "name": "DrinkTea", "viewModel": {} }"#)], "ListTeas/ListTeasView",
      "  func drinkTea() {\n"),
    Change(
      "a field", [(#""cups": "Int" },"#, #""cups": "Int", "pots": "Int" },"#)],
      "ListTeas/ListTeasModels", "      var pots: Int\n"),
    Change(
      "a field less", [(#", "note": "String""#, "")], "ListTeas/ListTeasModels",
      "    var note = \"\"\n", isRemoval: true),
    Change(
      "a type",
      [
        (#""cups": "Int" }"#, #""cups": "Double" }"#),
        (#""cups": "Int", "note""#, #""cups": "Double", "note""#),
      ], "ListTeas/ListTeasModels", "    var cups: Double = 0\n"),
    Change(
      "a field of a type", [(#""minutes": "Int""#, #""minutes": "Int", "isHot": "Bool""#)], "Tea",
      "  var isHot: Bool\n"),
    Change(
      "a route",
      [(#""LeaveTeas", "viewModel": {}"#, #""LeaveTeas", "route": "EditTea", "response": {}"#)],
      "ListTeas/ListTeasRouter", "  func routeToEditTea() {\n"),
    Change(
      "a link", [adding(#"{ "name": "BrewTea", "route": "EditTea" }"#)], "ListTeas/ListTeasView",
      "  func brewTea() { router?.routeToEditTea() }\n"),
    Change(
      "a worker", [(#""CountCups","#, #""CountCups", "worker": "CupStore","#)],
      "ListTeas/ListTeasInteractor", "  private let cupStore: any CupStore\n"),
    Change(
      "no worker", [(#""worker": "TeaStore", "async": true"#, #""async": false"#)],
      "ListTeas/ListTeasInteractor", "  private let teaStore: any TeaStore\n", isRemoval: true),
    Change(
      "a list to select from",
      [(#""LeaveTeas", "viewModel": {}"#, #""LeaveTeas", "viewModel": {}, "selects": "teas""#)],
      "ListTeas/ListTeasInteractor",
      "    guard teas.indices.contains(request.index) else { return }\n"),
    Change(
      "a list that changes",
      [
        adding(
          """
          { "name": "MarkTea", "selects": "teas", "worker": "TeaStore", "async": true,
            "response": { "tea": "Tea" }, "changes": "teas" }
          """)
      ], "ListTeas/ListTeasInteractor", "teas[index] = tea\n"),
    Change(
      "a stream, and what stops it",
      [
        adding(
          """
          { "name": "WatchClock", "stream": true, "response": { "ticks": "Bool" },
            "viewModel": { "ticks": "Bool" } }, { "name": "StopClock", "stops": "WatchClock" }
          """)
      ], "ListTeas/ListTeasInteractor", "    watchClockWork.cancel()\n"),
    Change(
      "a form",
      [(#""LeaveTeas", "viewModel": {}"#, #""LeaveTeas", "request": { "tea": "Tea" }"#)],
      "ListTeas/ListTeasView", "  func fillIn(_ form: ListTeas.LeaveTeas.Request) {\n"),
    Change(
      "pages", [(#""FetchTeas","#, #""FetchTeas", "pages": true,"#)], "ListTeas/ListTeasView",
      "  func fetchMoreTeas(size: Int) {\n"),
    Change(
      "a search",
      [
        (
          #""CountCups", "request": { "size": "Int" }"#,
          #""CountCups", "search": true, "request": { "text": "String" }"#
        )
      ], "ListTeas/ListTeasInteractor", "  private let pause: @Sendable () async -> Void\n"),
    Change(
      "a question and titles",
      [
        (#""LeaveTeas","#, #""LeaveTeas", "confirm": "Enough?", "title": "Stop","#),
        (#""ListTeas","#, #""ListTeas", "title": "All teas","#),
      ], "ListTeas/ListTeasMenu",
      "        .send(\"Stop\", asking: \"Enough?\") { self.leaveTeas() },\n"),
    Change(
      "another front end",
      [(#""selection": "Tea", "frontEnd": "text""#, #""selection": "Tea", "frontEnd": "swiftui""#)],
      "EditTea/EditTeaScreen", "  struct EditTeaScreen: SwiftUI.View {\n"),
    Change(
      "errors, and an outcome of one",
      [loss, (#""outcomes": []"#, #""outcomes": [{ "name": "Loss" }]"#)],
      "ListTeas/ListTeasInteractor", "case .lost: self?.presenter?.presentLoss(response: .init())\n"
    ),
    Change(
      "an outcome that leads on",
      [
        loss,
        (
          #""outcomes": []"#,
          #""outcomes": [{ "name": "Loss", "route": "EditTea", "viewModel": {} }]"#
        ),
      ], "ListTeas/ListTeasView", "    router?.routeToEditTea()\n"),
    Change(
      "a result",
      [
        (#""selection": "Tea","#, #""selection": "Tea", "result": "Tea","#),
        (#""LeaveTeas", "viewModel": {}"#, #""LeaveTeas", "route": "EditTea", "response": {}"#),
        (
          #""outcomes": []"#,
          #""outcomes": [{ "name": "Arrival", "resultOf": "EditTea", "response": { "tea": "Tea" } }]"#
        ),
      ], "ListTeas/ListTeasInteractor",
      "      presenter?.presentArrival(response: .init(tea: result))\n"),
    Change(
      "a range", [(#""stars": "Int""#, #""stars": { "type": "Int", "range": [1, 5] }"#)], "CupForm",
      "    if !(1...5).contains(stars) {\n"),
    Change(
      "a secure field", [(#""code": "String""#, #""code": { "type": "String", "secure": true }"#)],
      "CupFields", #"secret: \.code"#),
    Change(
      "a read-only field",
      [(#""stars": "Int""#, #""stars": { "type": "Int", "readOnly": true }"#)], "CupFields",
      #"shown: \.stars"#),
    Change(
      "a field's title", [(#""stars": "Int""#, #""stars": { "type": "Int", "title": "Points" }"#)],
      "CupFields", #""Points""#),
    Change(
      "a conformance",
      [
        (#""Cup": {"#, #""Cup": { "conformsTo": ["Codable"], "fields": {"#),
        (#""stars": "Int" }"#, #""stars": "Int" } }"#),
      ], "Cup", "struct Cup: Codable, Equatable, Sendable {\n"),
    Change(
      "what a service keeps",
      [
        adding(
          #"{ "name": "SaveTea", "worker": "TeaStore", "async": true, "request": { "tea": "Tea" } }"#
        )
      ], "TeaStoreSamples", "actor SampleTeaStore: TeaStore {\n"),
  ]

  /// Changes that are made at once, since each takes a second.
  private static let groups = [
    ["a use case", "a field", "a field less", "a field of a type", "a question and titles"],
    ["a type", "a route", "another front end", "a conformance"],
    ["a worker", "pages", "a range", "a secure field"],
    ["no worker", "a read-only field", "a link"],
    [
      "a list to select from", "a list that changes", "errors, and an outcome of one",
      "a field's title",
    ],
    ["a stream, and what stops it", "a form"], ["a search", "what a service keeps"],
    ["an outcome that leads on"], ["a result"],
  ]

  @Test func `knows the changes of all groups`() {
    #expect(Self.groups.joined().sorted() == Self.changes.map(\.testDescription).sorted())
  }

  private static func changes(_ names: [String]) -> [Change] {
    changes.filter { names.contains($0.testDescription) }
  }

  private static func described(_ changes: [Change]) throws -> String {
    try changes.flatMap(\.edits).reduce(description) { text, edit in
      try #require(text.contains(edit.old), "\(edit.old)")
      return text.replacing(edit.old, with: edit.new)
    }
  }

  /// Returns the files that are generated from a description.
  private static func files(from description: String) throws -> [String: String] {
    let package = TemporaryPackage()
    package["scene.json"] = description
    try #require(package.run(["new", "--from", "scene.json"]).errors == "")
    return package.files
  }

  private static let original = Result { try files(from: description) }

  /// Returns the text of a file with a comment and a declaration that people wrote.
  private static func edited(_ text: String, at path: String) -> String {
    if !path.contains("/Scenes/") || path.contains("Spy") { return text }
    let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    return "// Ours: \(name).\n\n\(text)\nextension Our\(name) {\n  static func ours() {}\n}\n"
  }

  @Test(arguments: groups)
  func `changes edited files to what would be generated`(names: [String]) throws {
    let changes = Self.changes(names)
    let wanted = try Self.files(from: Self.described(changes))
    let original = try Self.original.get()
    for (path, text) in original { package[path] = Self.edited(text, at: path) }
    package["scene.json"] = try Self.described(changes)

    let outcome = package.run(["add", "--from", "scene.json"])

    #expect(outcome.errors == "")
    #expect(!outcome.output.contains("yourself"))
    let files = package.files
    for (path, text) in wanted {
      let wanted = original[path] == nil ? text : Self.edited(text, at: path)
      // The fields of the state stay in their order.
      let isOrdered = !["Models", "MenuTests"].contains { path.hasSuffix("\($0).swift") }
      let isSame = files[path].map { isOrdered ? $0 == wanted : words($0) == words(wanted) }
      #expect(isSame == true, "\(path)")
    }
    for change in changes {
      let path = "\(Self.folder)/\(change.file).swift"
      #expect((original[path] ?? "").contains(change.line) == change.isRemoval)
      #expect(files[path]?.contains(change.line) != change.isRemoval, "\(change)")
    }
  }

  private func words(_ text: String) -> [Substring] {
    text.split { !($0.isLetter || $0.isNumber) }.sorted()
  }

  @Test func `changes an unedited scene to what would be generated`() throws {
    let described = try Self.described(Self.changes(["pages"]))
    let wanted = try Self.files(from: described)
    for (path, text) in try Self.original.get() { package[path] = text }
    package["scene.json"] = described

    #expect(package.run(["add", "--from", "scene.json"]).errors == "")

    #expect(package.files == wanted)
    #expect(package.run(["list", "--from", "scene.json"]).status == 0)
  }

  @Test(arguments: changes(["a route", "no worker"]))
  func `finds what is in files of other names`(change: Change) throws {
    for (path, text) in try Self.original.get() {
      let parts = path.split(separator: "/")
      let isScene = path.contains("/Scenes/") && !path.contains("Spy")
      let name = (parts.dropLast() + ["Our\(parts.last ?? "")"]).joined(separator: "/")
      package[isScene ? name : path] = text
    }
    package["scene.json"] = try Self.described([change])

    #expect(package.run(["add", "--from", "scene.json"]).errors == "")

    #expect(package.files.values.joined().contains(change.line) != change.isRemoval)
  }

  @Test func `takes a route away, and keeps what opens the scene`() throws {
    for (path, text) in try Self.original.get() { package[path] = Self.edited(text, at: path) }
    let view = "\(Self.folder)/EditTea/EditTeaView.swift"
    #expect(package[view].contains("router?.routeToOrigin()"))
    package["scene.json"] = Self.description.replacing(#", "route": true"#, with: "")
      .replacing(#""router": true, "selection": "Tea", "#, with: "")

    #expect(package.run(["add", "--from", "scene.json"]).errors == "")

    #expect(!package[view].contains("router?.routeToOrigin()"))
    #expect(package.has("\(Self.folder)/EditTea/EditTeaRouter.swift"))
  }

  @Test(arguments: ["FetchTeas", "CountCups", "LeaveTeas"])
  func `removes a use case of an unedited described scene`(name: String) throws {
    for (path, text) in try Self.original.get() { package[path] = text }

    let outcome = package.run(["remove", name, "--from", "ListTeas"])

    #expect(outcome.errors == "")
    #expect(!outcome.output.contains("still mention it"))
    #expect(!outcome.output.contains("yourself"))
    let method = name.prefix(1).lowercased() + name.dropFirst()
    // What scenes share stays.
    for (path, text) in package.files where !path.contains("TeaStore") && path.hasSuffix(".swift") {
      #expect(!text.contains(name) && !text.contains(method), "\(path)")
    }
  }

  @Test func `removes a scene with its last use case, and keeps what others need`() throws {
    for (path, text) in try Self.original.get() { package[path] = text }
    let others = package.files.filter { !$0.key.contains("EditTea") }
    for name in ["FetchTea", "SaveCup"] { _ = package.run(["remove", name, "--from", "EditTea"]) }

    let outcome = package.run(["remove", "CloseTea", "--from", "EditTea"])

    #expect(outcome.errors == "")
    #expect(!outcome.output.contains("still mention it"))
    #expect(package.files == others)
  }

  /// A use case with all that its removal takes away from other code, too.
  @Test(arguments: [
    "what a service keeps": "SaveTea", "a list that changes": "MarkTea",
    "a stream, and what stops it": "StopClock",
  ])
  func `removes what a change added`(change: String, name: String) throws {
    let change = try #require(Self.changes.first { $0.testDescription == change })
    package["scene.json"] = try Self.described([change])
    _ = package.run(["new", "--from", "scene.json"])

    #expect(package.run(["remove", name, "--from", "ListTeas"]).errors == "")

    let path = "\(Self.folder)/\(change.file).swift"
    #expect(!package[path].contains(change.line))
    #expect(!package.has("Tests/AppTests/Scenes/TeaStoreSamplesTests.swift"))
  }

  @Test func `refuses to remove what another use case needs`() throws {
    let change = try #require(Self.changes.first { $0.testDescription == "a list to select from" })
    package["scene.json"] = try Self.described([change])
    _ = package.run(["new", "--from", "scene.json"])
    let before = package.files

    let outcome = package.run(["remove", "FetchTeas", "--from", "ListTeas"])

    #expect(
      outcome.errors == """
        scene: LeaveTeas needs FetchTeas. Remove LeaveTeas first.
        scene: Nothing was written.

        """)
    #expect(package.files == before)
  }

  @Test func `keeps the method of a service that another scene needs`() {
    package["scene.json"] = Self.description.replacing(
      "\"EditTea\", \"router\": true",
      with: "\"EditTea\", \"async\": true, \"worker\": \"TeaStore\", \"router\": true"
    ).replacing(
      "{ \"name\": \"FetchTea\" }",
      with: """
        { "name": "FetchTea" }, { "name": "CountCups", "worker": "TeaStore", "request": { "size": "Int" },
          "response": { "cups": "Int" } }
        """
    ).replacing(
      "\"CountCups\", \"request\"", with: "\"CountCups\", \"worker\": \"TeaStore\", \"request\"")
    #expect(package.run(["new", "--from", "scene.json"]).errors == "")

    #expect(package.run(["remove", "CountCups", "--from", "ListTeas"]).errors == "")

    #expect(package["\(Self.folder)/TeaStore.swift"].contains("func countCups(size: Int)"))
    #expect(package.run(["remove", "CountCups", "--from", "EditTea"]).errors == "")
    #expect(!package["\(Self.folder)/TeaStore.swift"].contains("countCups"))
  }

  @Test func `keeps what the description does not mention`() throws {
    let described = Self.description.replacing(Self.loss.old, with: Self.loss.new)
      .replacing(#""outcomes": []"#, with: #""outcomes": [{ "name": "Loss" }]"#)
      .replacing(#""LeaveTeas","#, with: #""LeaveTeas", "confirm": "Enough?", "title": "Stop","#)
      .replacing(#""stars": "Int""#, with: #""stars": { "type": "Int", "range": [1, 5] }"#)
    package["scene.json"] = described
    _ = package.run(["new", "--from", "scene.json"])
    let before = package.files.filter { $0.key.hasSuffix(".swift") }
    package["scene.json"] = Self.description

    let outcome = package.run(["add", "--from", "scene.json"])

    #expect(outcome.output == "The scenes have all use cases that the file describes.\n")
    #expect(package.files.filter { $0.key.hasSuffix(".swift") } == before)
  }

  /// The new errors come with a change of a scene that is there, or with a new scene.
  @Test(arguments: ["add", "new"])
  func `presents the new errors of a service in other scenes`(command: String) throws {
    let other = """
      { "name": "OpenTea", "worker": "TeaStore", "async": true, "useCases": [
        { "name": "FetchTea", "response": { "tea": "String" } } ] }
      """
    package["scene.json"] = "{ \"scenes\": [ \(other) ] }"
    _ = package.run(["new", "--from", "scene.json"])
    package["scene.json"] = Self.description
    if command == "add" { _ = package.run(["new", "--from", "scene.json"]) }
    package["scene.json"] = Self.description.replacing(
      #""FetchTeas","#, with: #""FetchTeas", "errors": ["cold"],"#
    ).replacing(
      #""scenes": ["#, with: command == "add" ? #""scenes": ["# : #""scenes": [ \#(other),"#)

    let outcome = package.run([command, "--from", "scene.json"])

    #expect(outcome.errors == "")
    let step =
      "  Let OpenTea present the new errors of services: swift package scene add --from scene.json\n"
    #expect(outcome.output.contains(step) == (command == "new"))
    if command == "new" { #expect(package.run(["add", "--from", "scene.json"]).errors == "") }
    let presenter = package["\(Self.folder)/OpenTea/OpenTeaPresenter.swift"]
    #expect(presenter.contains("      case .cold: \"Could not load the tea. Cold.\"\n"))
  }
}
