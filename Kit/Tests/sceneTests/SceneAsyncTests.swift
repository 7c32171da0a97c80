import Testing

@testable import scene

/// A worker takes its time, in a new scene and for a use case that comes later.
struct SceneAsyncTests {
  private let package = TemporaryPackage()
  private let new = ["new", "ListTeas", "--use-case", "FetchTeas"]
  private let add = ["add", "OrderTea", "--to", "ListTeas", "--async"]

  @Test(
    arguments: [
      ("FetchTeas", true), ("CheckName", true), ("CheckOutCart", false), ("BuyTea", false),
      ("BrowseTeas", true), ("QueryTeas", true), ("PreviewTea", true), ("ViewTea", true),
    ])
  func `lets the last fetch win, and the first of all other work`(name: String, isFetch: Bool) {
    _ = package.run(["new", "ListTeas", "--use-case", name, "--async"])

    let interactor = package["Sources/App/Scenes/ListTeas/ListTeasInteractor.swift"]
    let method = name.prefix(1).lowercased() + name.dropFirst()
    #expect(interactor.contains("    \(method)Work.fetch {") == isFetch)
    #expect(interactor.contains("    if \(method)Work.isRunning { return }\n") != isFetch)
    #expect(interactor.contains("    \(method)Work.run {") != isFetch)
  }

  @Test func `adds an asynchronous use case that a file describes`() {
    _ = package.run(new + ["--async"])
    _ = package.run(add)
    let added = package.files
    _ = package.run(new + ["--async", "--force"])
    package["scene.json"] = """
      { "scenes": [ { "name": "ListTeas", "useCases": [
        { "name": "FetchTeas" }, { "name": "OrderTea", "async": true } ] } ] }
      """

    #expect(package.run(["add", "--from", "scene.json"]).errors == "")

    #expect(package.files.filter { $0.key != "scene.json" } == added)
  }

  @Test(arguments: [
    (#""async": true, "#, #", { "name": "OrderTea", "async": false }"#),
    (#""async": true, "#, #", { "name": "OrderTea" }"#), ("", #", { "name": "OrderTea" }"#),
  ])
  func `adds what takes no time to an asynchronous scene`(scene: String, added: String) {
    _ = package.run(new + ["--async"])
    package["scene.json"] = """
      { "scenes": [ { "name": "ListTeas", "worker": true, \(scene)"useCases": [
        { "name": "FetchTeas" }\(added) ] } ] }
      """

    #expect(package.run(["add", "--from", "scene.json"]).errors == "")

    let interactor = package["Sources/App/Scenes/ListTeas/ListTeasInteractor.swift"]
    #expect(interactor.contains("func orderTea"))
    #expect(interactor.contains("fetchTeasWork.fetch {"))
    #expect(!interactor.contains("orderTeaWork"))
  }

  @Test(arguments: [#""worker": true"#, #""async": false"#], ["", "// Ours.\n"])
  func `makes an asynchronous scene synchronous, with a worker or without`(
    worker: String, comment: String
  ) {
    package["scene.json"] = """
      { "scenes": [ { "name": "ListTeas", \(worker), "useCases": [
        { "name": "FetchTeas", "async": false } ] } ] }
      """
    _ = package.run(["new", "--from", "scene.json"])
    let wanted = package.files
    for path in wanted.keys where path.contains("ListTeas") { package.remove(path) }
    _ = package.run(new + ["--async"])
    let path = "Sources/App/Scenes/ListTeas/ListTeasInteractor.swift"
    package[path] += comment

    #expect(package.run(["add", "--from", "scene.json"]).errors == "")

    var files = package.files
    files[path] = files[path].map { String($0.dropLast(comment.count)) }
    #expect(files == wanted)
  }

  @Test(
    arguments: ["internal", "package", "public"],
    [("FetchTeas", "OrderTea"), ("FetchTeas", "SearchTeas"), ("OrderTea", "SearchTeas")])
  func `removes what was added, with its task, its progress and its failure`(
    access: String, names: (first: String, added: String)
  ) {
    let options = ["--async", "--front-end", "swiftui", "--access", access]
    _ = package.run(["new", "ListTeas", "--use-case", names.first] + options)
    let before = package.files
    let added = package.run(["add", names.added, "--to", "ListTeas", "--async"])
    #expect(!added.output.contains("Paste"))

    let outcome = package.run(["remove", names.added, "--from", "ListTeas"])

    #expect(outcome.errors == "")
    #expect(!outcome.output.contains("still mention it"))
    #expect(package.files == before)
  }

  @Test(arguments: ["FetchTeas", "OrderTea"])
  func `finishes an addition of a fetch that was ended`(first: String) {
    _ = package.run(["new", "ListTeas", "--use-case", first, "--async"])
    let path = "Sources/App/Scenes/ListTeas/ListTeasModels.swift"
    let models = package[path]
    let add = ["add", "SearchTeas", "--to", "ListTeas", "--async"]
    _ = package.run(add)
    let written = package.files
    package[path] = models

    #expect(!package.run(add).output.contains("Paste"))

    #expect(package.files == written)
  }

  @Test(arguments: ["--async", "--worker"])
  func `removes the work that was generated, and lists what is left`(option: String) {
    _ = package.run(new + ["--use-case", "ChooseTea", "--front-end", "text", option])

    let outcome = package.run(["remove", "FetchTeas", "--from", "ListTeas"])

    #expect(outcome.errors == "")
    let left = outcome.output.split(separator: "\n").filter { $0.contains(".swift:") }
    let names = ["fetchTeas", "FetchTeas", "Fetch teas\"", "state.", "view.teas."]
    #expect(left.allSatisfy { line in names.contains { line.contains($0) } })
    for file in ["Models", "Interactor", "Presenter", "View", "Worker"] {
      let text = package["Sources/App/Scenes/ListTeas/ListTeas\(file).swift"]
      #expect(!text.contains("FetchFailure") && !text.contains("fetchTeas"))
    }
  }

  @Test(arguments: [[], ["--worker"], ["--main-actor"]], ["", "// Ours.\n"])
  func `adds one where no worker takes its time`(options: [String], comment: String) {
    _ = package.run(new + options)
    for file in ["Interactor", "View", "Presenter", "Models", "Configurator"] {
      package["Sources/App/Scenes/ListTeas/ListTeas\(file).swift"] += comment
    }

    #expect(package.run(add).errors == "")

    let lines = [
      ("Worker", "  @concurrent func orderTea(request: ListTeas.OrderTea.Request) async"),
      ("Interactor", "@MainActor\nfinal class ListTeasInteractor {\n"),
      ("Interactor", "    orderTeaWork.run { [worker]"), ("View", "state.orderProgress = "),
      ("Configurator", "  func configure(worker: any ListTeasWorker) -> ListTeasView {\n"),
    ]
    for (file, code) in lines {
      #expect(
        package["Sources/App/Scenes/ListTeas/ListTeas\(file).swift"].contains(code), "\(file)")
    }
    let works = package["Sources/App/Scenes/ListTeas/ListTeasWorker.swift"].contains("fetchTeas")
    #expect(works == (options == ["--worker"]))
  }

  @Test func `puts a scene on the main actor`() {
    _ = package.run(new + ["--main-actor", "--router"] + ["--use-case", "LeaveTeas"])

    let interactor = package["Sources/App/Scenes/ListTeas/ListTeasInteractor.swift"]
    #expect(interactor.contains("@MainActor\nprotocol ListTeasBusinessLogic"))
  }
}
