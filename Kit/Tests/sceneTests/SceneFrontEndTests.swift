import Testing

@testable import scene

/// The generator writes the front end that it is asked for, and says where to offer a use case that is added.
struct SceneFrontEndTests {
  private let package = TemporaryPackage()

  @Test(arguments: [
    (
      ["--front-end", "text"],
      "  Call await ListTeasView().configure().menu.run() in your program; "
        + "in another target, this needs --access package.\n"
    ),
    (
      ["--front-end", "swiftui"],
      "  In your app, make view = ListTeasView().configure() once, "
        + "and show ListTeasScreen(view: view).\n"
    ),
    (
      ["--front-end", "uikit", "--router"],
      """
          let stack = ControllerStack()
          stack.show(ListTeasView().configure(services: .samples(navigation: stack)))
          window.rootViewController = stack.navigationController

      """
    ),
  ])
  func `says how to show a scene`(options: [String], steps: String) {
    let outcome = package.run(["new", "ListTeas", "--use-case", "FetchTeas"] + options)

    #expect(outcome.output.contains(steps))
  }

  /// Where there is no SwiftUI, screens are type-checked, and never run.
  @Test func `writes a screen that observes, loads once, and requests what can be read`() {
    package["scene.json"] = """
      { "scenes": [ { "name": "ListTeas", "router": true, "frontEnd": "swiftui", "useCases": [
        { "name": "FetchTeas" }, { "name": "ChooseTea", "request": { "cups": "Int" } } ] } ] }
      """

    #expect(package.run(["new", "--from", "scene.json"]).errors == "")

    let screen = package["Sources/App/Scenes/ListTeas/ListTeasScreen.swift"]
    for code in [
      "    SceneModel(teas) {\n      self.fetchTeas()\n    }\n",
      "func reloadScreen() {\n    fetchTeas()\n", " view.chooseTea(cups: chooseTea.cups)\n",
      ".disabled(!chooseTeaUnreadable.isEmpty)\n",
    ] {
      #expect(screen.contains(code), "\(code)")
    }
  }

  @Test(arguments: ["FetchTeas", "BuyTea"], ["text", "swiftui"])
  func `begins with a fetch, but never with a command`(name: String, kind: String) {
    _ = package.run([
      "new", "ListTeas", "--use-case", name, "--async", "--router", "--front-end", kind,
    ])

    let (isFetch, isText) = (name == "FetchTeas", kind == "text")
    let file = package["Sources/App/Scenes/ListTeas/ListTeas\(isText ? "Menu" : "Screen").swift"]
    #expect(
      file.contains(isText ? "        self.fetchTeas()\n" : ".task { model.load() }") == isFetch)
    #expect(!file.contains(isText ? "        self.buyTea()\n" : ".task") || isFetch)
    let tests = package["Tests/AppTests/Scenes/ListTeas/ListTeasMenuTests.swift"]
    #expect(tests.contains("`loads when the scene appears`") == (isText && isFetch))
  }

  @Test(
    arguments: [
      ("text", "Menu", "        .send(\"Delete tea\") { self.deleteTea() },\n"),
      ("swiftui", "Screen", "          Button(\"Delete tea\") {\n"),
      ("uikit", "ViewController", "      case deleteTea = \"Delete tea\"\n"),
    ], ["", "// Ours.\n"])
  func `offers a use case that was added`(
    front: (kind: String, suffix: String, code: String), comment: String
  ) {
    _ = package.run([
      "new", "ListTeas", "--use-case", "FetchTeas", "--use-case", "ChooseTea",
      "--front-end", front.kind,
    ])
    let path = "Sources/App/Scenes/ListTeas/ListTeas\(front.suffix).swift"
    package[path] += comment

    #expect(package.run(["add", "DeleteTea", "--to", "ListTeas"]).errors == "")

    #expect(package[path].contains(front.code))
    #expect(package[path].hasSuffix(comment))
  }
}
