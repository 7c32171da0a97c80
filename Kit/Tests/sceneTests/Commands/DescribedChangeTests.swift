import Testing

@testable import TestSupport
@testable import scene

/// A described scene becomes what its description says now, and what people wrote in it stays.
struct DescribedChangeTests {
  private let package = TemporaryPackage()
  private static let folder = "Sources/App/Scenes"

  /// A change of a description, and a line of a file that shows it.
  struct Change: CustomTestStringConvertible {
    var testDescription: String
    /// What is replaced in the description.
    var edits: [(old: String, new: String)]
    var file: String
    var line: String
    /// Whether the line goes.
    var isRemoval = false
  }

  private static let description = """
    {
      "types": { "Tea": { "id": "UUID", "name": "String", "minutes": "Int" } },
      "scenes": [
        { "name": "ListTeas", "worker": "TeaStore", "async": true, "frontEnd": "text", "useCases": [
          { "name": "FetchTeas", "response": { "teas": "[Tea]" }, "viewModel": { "teas": "[String]" } },
          { "name": "CountCups", "request": { "size": "Int" }, "response": { "cups": "Int" },
            "viewModel": { "cups": "Int", "note": "String" } },
          { "name": "LeaveTeas", "viewModel": {} } ] },
        { "name": "EditTea", "router": true, "selection": "Tea", "frontEnd": "text", "useCases": [
          { "name": "FetchTea" }, { "name": "CloseTea", "route": true } ] }
      ]
    }
    """

  private static let changes = [
    Change(
      testDescription: "a use case",
      edits: [
        (
          "{ \"name\": \"LeaveTeas\"",
          "{ \"name\": \"DrinkTea\", \"viewModel\": {} }, { \"name\": \"LeaveTeas\""
        )
      ],
      file: "ListTeas/ListTeasView", line: "  func drinkTea() {\n"),
    Change(
      testDescription: "a field",
      edits: [("\"cups\": \"Int\" },", "\"cups\": \"Int\", \"pots\": \"Int\" },")],
      file: "ListTeas/ListTeasModels", line: "      var pots: Int\n"),
    Change(
      testDescription: "a field less", edits: [(", \"note\": \"String\"", "")],
      file: "ListTeas/ListTeasModels", line: "    var note = \"\"\n", isRemoval: true),
    Change(
      testDescription: "a type",
      edits: [
        ("\"cups\": \"Int\" }", "\"cups\": \"Double\" }"),
        ("\"cups\": \"Int\", \"note\"", "\"cups\": \"Double\", \"note\""),
      ],
      file: "ListTeas/ListTeasModels", line: "    var cups: Double = 0\n"),
    Change(
      testDescription: "a field of a type",
      edits: [("\"minutes\": \"Int\"", "\"minutes\": \"Int\", \"isHot\": \"Bool\"")],
      file: "Tea", line: "  var isHot: Bool\n"),
    Change(
      testDescription: "a route",
      edits: [
        (
          "\"LeaveTeas\", \"viewModel\": {}",
          "\"LeaveTeas\", \"viewModel\": {}, \"route\": \"EditTea\""
        )
      ],
      file: "ListTeas/ListTeasRouter", line: "  func routeToEditTea() {\n"),
    Change(
      testDescription: "no route",
      edits: [
        (", \"route\": true", ", \"viewModel\": { \"message\": \"String\" }"),
        ("\"router\": true, \"selection\": \"Tea\", ", ""),
      ],
      file: "EditTea/EditTeaView", line: "    router?.routeToOrigin()\n", isRemoval: true),
    Change(
      testDescription: "a worker",
      edits: [("\"CountCups\",", "\"CountCups\", \"worker\": \"CupStore\",")],
      file: "ListTeas/ListTeasInteractor", line: "  private let cupStore: any CupStore\n"),
    Change(
      testDescription: "no worker",
      edits: [("\"worker\": \"TeaStore\", \"async\": true", "\"async\": false")],
      file: "ListTeas/ListTeasInteractor", line: "  private let teaStore: any TeaStore\n",
      isRemoval: true),
    Change(
      testDescription: "a list to select from",
      edits: [
        (
          "\"LeaveTeas\", \"viewModel\": {}",
          "\"LeaveTeas\", \"viewModel\": {}, \"selects\": \"teas\""
        )
      ],
      file: "ListTeas/ListTeasInteractor",
      line: "    guard teas.indices.contains(request.index) else { return }\n"),
    Change(
      testDescription: "a stream",
      edits: [
        (
          "{ \"name\": \"LeaveTeas\"",
          "{ \"name\": \"WatchClock\", \"stream\": true, \"response\": { \"ticks\": \"Int\" }, \"viewModel\": { \"ticks\": \"Int\" } }, { \"name\": \"LeaveTeas\""
        )
      ],
      file: "ListTeas/ListTeasInteractor", line: "    watchClockWork.watch { [teaStore] in\n"),
    Change(
      testDescription: "a form",
      edits: [
        (
          "\"LeaveTeas\", \"viewModel\": {}",
          "\"LeaveTeas\", \"viewModel\": {}, \"request\": { \"tea\": \"Tea\" }"
        )
      ],
      file: "ListTeas/ListTeasView", line: "  func fillIn(_ form: ListTeas.LeaveTeas.Request) {\n"),
    Change(
      testDescription: "pages", edits: [("\"FetchTeas\",", "\"FetchTeas\", \"pages\": true,")],
      file: "ListTeas/ListTeasView", line: "  func fetchMoreTeas(size: Int) {\n"),
    Change(
      testDescription: "a search",
      edits: [
        (
          "\"CountCups\", \"request\": { \"size\": \"Int\" }",
          "\"CountCups\", \"search\": true, \"request\": { \"text\": \"String\" }"
        )
      ],
      file: "ListTeas/ListTeasInteractor", line: "  private let pause: @Sendable () async -> Void\n"
    ),
    Change(
      testDescription: "a question and titles",
      edits: [
        ("\"LeaveTeas\",", "\"LeaveTeas\", \"confirm\": \"Enough?\", \"title\": \"Stop\","),
        ("\"ListTeas\",", "\"ListTeas\", \"title\": \"All teas\","),
      ],
      file: "ListTeas/ListTeasMenu",
      line: "        .send(\"Stop\", asking: \"Enough?\") { self.leaveTeas() },\n"),
    Change(
      testDescription: "another front end",
      edits: [
        (
          "\"EditTea\", \"router\": true, \"selection\": \"Tea\", \"frontEnd\": \"text\"",
          "\"EditTea\", \"router\": true, \"selection\": \"Tea\", \"frontEnd\": \"swiftui\""
        )
      ],
      file: "EditTea/EditTeaScreen", line: "  struct EditTeaScreen: SwiftUI.View {\n"),
  ]

  private func describe(_ change: Change) throws {
    var text = Self.description
    for (old, new) in change.edits {
      try #require(text.contains(old), "\(old)")
      text = text.replacing(old, with: new)
    }
    package["scene.json"] = text
  }

  // A scene that could be opened still can.
  @Test(arguments: changes.filter { $0.testDescription != "no route" })
  func `changes a scene that nobody edited to what would be generated`(change: Change) throws {
    try describe(change)
    _ = package.run(["new", "--from", "scene.json"])
    let wanted = package.files
    for path in wanted.keys where path.contains("/Scenes/") { package.remove(path) }
    package["scene.json"] = Self.description
    _ = package.run(["new", "--from", "scene.json"])
    let path = "\(Self.folder)/\(change.file).swift"
    #expect(package[path].contains(change.line) == change.isRemoval)
    try describe(change)

    let outcome = package.run(["add", "--from", "scene.json"])

    #expect(outcome.errors == "")
    #expect(!outcome.output.contains("yourself"))
    #expect(package[path].contains(change.line) != change.isRemoval)
    let files = package.files
    for (path, text) in wanted { #expect(files[path] == text, "\(path)") }
    #expect(package.run(["list", "--from", "scene.json"]).status == 0)
  }

  /// What people do to the files of a scene.
  enum State: CaseIterable { case comment, member, file }

  @Test(arguments: changes, State.allCases)
  func `keeps what people wrote`(change: Change, state: State) throws {
    package["scene.json"] = Self.description
    _ = package.run(["new", "--from", "scene.json"])
    var written: [String] = []
    for path in package.files.keys where path.contains("/Scenes/") && !path.contains("Spy") {
      let name = String(path.split(separator: "/").last?.split(separator: ".").first ?? "")
      switch state {
      case .comment:
        written.append("// Ours: \(name).\n\n")
        package[path] = "// Ours: \(name).\n\n" + package[path]
      case .member:
        written.append("\nextension Our\(name) {\n  static func ours() {}\n}\n")
        package[path] += "\nextension Our\(name) {\n  static func ours() {}\n}\n"
      case .file:
        let folder = path.split(separator: "/").prefix(2).joined(separator: "/")
        let own = path.split(separator: "/").dropLast().dropFirst(2).joined(separator: "/")
        package["\(folder)/\(own)/Our\(name).swift"] = package[path]
        package.remove(path)
      }
    }
    try describe(change)

    let outcome = package.run(["add", "--from", "scene.json"])

    #expect(outcome.errors == "")
    let all = package.files.values.joined()
    for text in written { #expect(all.contains(text), "\(text)") }
    let path = "\(Self.folder)/\(change.file).swift"
    let text = state == .file ? all : package[path]
    #expect(text.contains(change.line) != change.isRemoval)
  }

  @Test(arguments: ["FetchTeas", "CountCups", "LeaveTeas"])
  func `removes a use case of a described scene that nobody edited`(name: String) {
    package["scene.json"] = Self.description
    _ = package.run(["new", "--from", "scene.json"])

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

  @Test func `removes a scene with its last use case, and keeps what others need`() {
    package["scene.json"] = Self.description
    _ = package.run(["new", "--from", "scene.json"])
    let others = package.files.filter { !$0.key.contains("EditTea") }
    _ = package.run(["remove", "FetchTea", "--from", "EditTea"])

    let outcome = package.run(["remove", "CloseTea", "--from", "EditTea"])

    #expect(outcome.errors == "")
    #expect(!outcome.output.contains("still mention it"))
    #expect(package.files == others)
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
}
