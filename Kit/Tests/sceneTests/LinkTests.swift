import Testing

@testable import TestSupport
@testable import scene

/// A use case that has only a route is a link: the view asks the router, without a request.
struct LinkTests {
  private let package = TemporaryPackage()

  /// Describes a list that leads to a form, and back.
  private func describe(_ link: String, frontEnd: String = "text") {
    package["scene.json"] = """
      { "scenes": [
        { "name": "ListTeas", "frontEnd": "\(frontEnd)", "useCases": [ { "name": "FetchTeas" }, \(link) ] },
        { "name": "EditTea", "frontEnd": "\(frontEnd)", "useCases": [ { "name": "CloseTea", "route": true } ] } ] }
      """
  }

  private var sources: [String: String] { package.files.filter { $0.key.hasSuffix(".swift") } }

  private func file(_ name: String) -> String {
    let path = package.files.keys.first { $0.hasSuffix("/\(name).swift") } ?? ""
    return package[path]
  }

  @Test(arguments: [
    #"{ "name": "NewTea", "route": "EditTea" }"#,
    #"{ "name": "NewTea", "title": "Another tea", "route": "EditTea", "viewModel": {} }"#,
    #"{ "name": "NewTea", "confirm": "Really?", "route": "EditTea" }"#,
  ])
  func `writes a method of the view, and no payloads`(link: String) {
    describe(link)

    #expect(package.run(["new", "--from", "scene.json"]).errors == "")

    #expect(file("ListTeasView").contains("  func newTea() { router?.routeToEditTea() }\n"))
    #expect(file("EditTeaView").contains("  func closeTea() { router?.routeToOrigin() }\n"))
    #expect(file("ListTeasMenu").contains("{ self.newTea() }"))
    #expect(file("ListTeasViewTests").contains("#expect(router.calls == [.routeToEditTea])"))
    #expect(!file("ListTeasModels").contains("NewTea"))
    #expect(!file("ListTeasInteractor").contains("newTea"))
  }

  @Test(arguments: [
    #"{ "name": "NewTea", "route": "EditTea", "response": {} }"#,
    #"{ "name": "NewTea", "route": "EditTea", "request": { "name": "String" } }"#,
    #"{ "name": "NewTea", "route": "EditTea", "viewModel": { "name": "String" } }"#,
    #"{ "name": "NewTea", "route": "EditTea", "worker": true }"#,
    #"{ "name": "NewTea", "route": "EditTea", "outcome": "Draft" }"#,
    #"{ "name": "NewTEA", "route": "EditTea" }, { "name": "NEWTea", "route": "EditTea" }"#,
  ])
  func `writes a request where there is more than a route`(useCase: String) {
    describe(useCase)

    #expect(package.run(["new", "--from", "scene.json"]).errors == "")

    #expect(file("ListTeasModels").contains(/enum (NewTea|NEWTea) \{/))
    #expect(file("ListTeasInteractor").contains(/func (newTea|newtea|newTEA)\(request:/))
  }

  @Test(arguments: ["text", "swiftui", "uikit"])
  func `finds what it wrote`(frontEnd: String) {
    describe(
      #"{ "name": "NewTea", "title": "Another", "confirm": "Really?", "route": "EditTea" }"#,
      frontEnd: frontEnd)
    #expect(package.run(["new", "--from", "scene.json"]).errors == "")
    let sources = sources

    let outcome = package.run(["add", "--from", "scene.json"])

    #expect(outcome.output == "The scenes have all use cases that the file describes.\n")
    #expect(
      package.run(["list", "--from", "scene.json"]).output
        == "The scenes are as the file describes them.\n")
    #expect(
      package.run(["add", "NewTea", "--to", "ListTeas"]).errors.contains("already has NewTea"))
    #expect(package.run(["add", "FindTea", "--to", "ListTeas"]).errors == "")
    #expect(package.run(["remove", "FindTea", "--from", "ListTeas"]).errors == "")
    let isSame = self.sources == sources
    #expect(isSame)
  }

  @Test func `gets a request when a rule is to decide, and keeps it`() {
    describe(#"{ "name": "NewTea", "route": "EditTea" }"#)
    #expect(package.run(["new", "--from", "scene.json"]).errors == "")

    describe(#"{ "name": "NewTea", "route": "EditTea", "response": {} }"#)
    #expect(package.run(["add", "--from", "scene.json"]).errors == "")

    #expect(file("ListTeasInteractor").contains("func newTea(request: ListTeas.NewTea.Request) {"))
    #expect(!file("ListTeasView").contains("func newTea() { router"))
    let sources = sources
    describe(#"{ "name": "NewTea", "route": "EditTea" }"#)
    #expect(package.run(["add", "--from", "scene.json"]).errors == "")
    let isSame = self.sources == sources
    #expect(isSame)
  }

  @Test func `is renamed and removed like another use case`() {
    describe(#"{ "name": "NewTea", "route": "EditTea" }"#)
    #expect(package.run(["new", "--from", "scene.json"]).errors == "")

    #expect(package.run(["rename", "ListTeas.NewTea", "StartTea"]).errors == "")
    #expect(file("ListTeasView").contains("  func startTea() { router?.routeToEditTea() }\n"))
    #expect(file("ListTeasViewTests").contains("`follows the route of StartTea`"))
    #expect(package.run(["remove", "StartTea", "--from", "ListTeas"]).errors == "")
    #expect(!package.files.values.contains { $0.contains("startTea") || $0.contains("StartTea") })
  }

  @Test func `may be all that a scene has`() {
    package["scene.json"] = """
      { "scenes": [
        { "name": "Home", "frontEnd": "text", "useCases": [ { "name": "OpenTeas", "route": "ListTeas" } ] },
        { "name": "ListTeas", "useCases": [ { "name": "FetchTeas" }, { "name": "CloseTeas", "route": true } ] } ] }
      """

    #expect(package.run(["new", "--from", "scene.json"]).errors == "")

    #expect(file("HomeInteractor").contains("protocol HomeBusinessLogic: AnyObject {}"))
    #expect(!file("HomeMenuTests").contains("interactor"))
    #expect(package.run(["list"]).output.contains("Home: no requests\n"))
  }

  @Test func `is not read from an action that does more`() {
    describe(#"{ "name": "NewTea", "route": "EditTea" }"#)
    #expect(package.run(["new", "--from", "scene.json"]).errors == "")
    let path = package.files.keys.first { $0.hasSuffix("/ListTeasView.swift") } ?? ""
    package[path] = package[path].replacing(
      "{ router?.routeToEditTea() }", with: "{ interactor = nil; router?.routeToEditTea() }")

    #expect(
      package.run(["remove", "NewTea", "--from", "ListTeas"]).errors.contains("no use case NewTea"))
  }
}
