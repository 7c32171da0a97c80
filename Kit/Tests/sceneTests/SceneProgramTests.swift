import Foundation
import SceneTemplates
import Testing

@testable import TestSupport
@testable import scene

/// The generator writes scenes and refreshes what is generated, in its own package for each test.
struct SceneProgramTests {
  private let package = TemporaryPackage()
  private let new = ["new", "ListTeas", "--use-case", "FetchTeas", "--use-case", "ChooseTea"]

  // MARK: New

  @Test func `writes a scene and its tests, and says what to do next`() {
    let outcome = package.run(new)

    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        Wrote 12 files:
          Sources/App/Scenes/ListTeas/ListTeasModels.swift
          Sources/App/Scenes/ListTeas/ListTeasView.swift
          Sources/App/Scenes/ListTeas/ListTeasInteractor.swift
          Sources/App/Scenes/ListTeas/ListTeasPresenter.swift
          Sources/App/Scenes/ListTeas/ListTeasConfigurator.swift
          Tests/AppTests/Scenes/ListTeas/ListTeasViewTests.swift
          Tests/AppTests/Scenes/ListTeas/ListTeasInteractorTests.swift
          Tests/AppTests/Scenes/ListTeas/ListTeasPresenterTests.swift
          Tests/AppTests/Scenes/ListTeas/ListTeasConfiguratorTests.swift
          Tests/AppTests/Scenes/ListTeas/Doubles/ListTeasBusinessLogicSpy.swift
          Tests/AppTests/Scenes/ListTeas/Doubles/ListTeasPresentationLogicSpy.swift
          Tests/AppTests/Scenes/ListTeas/Doubles/ListTeasDisplayLogicSpy.swift

        Next:
          Add these lines to App in Package.swift. It does not compile without them:
            dependencies: [
              .product(name: "Scenery", package: "scoops"),
            ]
          Add these lines to AppTests in Package.swift. It does not compile without them:
            dependencies: [
              .product(name: "SceneTesting", package: "scoops"),
            ]
          Run swift test: the new tests pass.
          Write your rules in ListTeasInteractor and your wording in ListTeasPresenter.

        """)
    #expect(package.files.count == 14)
  }

  @Test func `writes where and how it is told`() {
    package["header.txt"] = "// Ours.\n\n"

    let outcome = package.run(
      new + [
        "--path=.", "--indentation", "4", "--header", "header.txt", "--access", "public",
        "--target", "App", "--test-target", "AppTests",
      ])

    #expect(outcome.status == 0)
    let view = package["Sources/App/ListTeas/ListTeasView.swift"]
    #expect(view.hasPrefix("// Ours.\n\nimport Scenery\n"))
    #expect(view.contains("\n    public let teas = ObservableStore(ListTeas.DisplayedTeas())\n"))
  }

  @Test func `overwrites nothing, unless it is told to`() {
    _ = package.run(new)
    let view = "Sources/App/Scenes/ListTeas/ListTeasView.swift"
    let written = package[view]
    package[view] = "// Mine."
    package.remove("Tests/AppTests/Scenes/ListTeas/ListTeasViewTests.swift")
    let before = package.files

    let outcome = package.run(new)

    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("scene: \(view) already exists.\n"))
    #expect(
      outcome.errors.hasSuffix(
        """
        scene: Add --force to overwrite existing files. Your changes to them would be lost.
        scene: Nothing was written.

        """))
    #expect(package.files == before)
    #expect(package.run(new + ["--force"]).status == 0)
    #expect(package[view] == written)
  }

  @Test func `writes nothing in a dry run`() {
    let outcome = package.run(new + ["--dry-run"])

    #expect(outcome.output.hasPrefix("Would write 12 files:\n  Sources/App/Scenes/"))
    #expect(package.files.count == 2)
  }

  @Test func `refuses names that the module has`() {
    package["Sources/App/Old.swift"] = "\nstruct ListTeasView {}\n"

    let outcome = package.run(new)

    #expect(
      outcome.errors == """
        scene: Sources/App/Old.swift:2: ListTeasView is already declared here. Choose another name.
        scene: Nothing was written.

        """)
    #expect(package.files.count == 3)
  }

  @Test func `finishes what an earlier run has begun`() {
    _ = package.run(new)
    let written = package.files
    package.remove("Sources/App/Scenes/ListTeas/ListTeasView.swift")
    package.remove("Tests/AppTests/Scenes/ListTeas/Doubles")

    #expect(package.run(new).output.hasPrefix("Wrote 4 files:\n"))
    #expect(package.files == written)
    #expect(package.run(new).output == "All 12 files are up to date.\n")
    package.remove("Sources/App/Scenes/ListTeas/ListTeasView.swift")
    #expect(package.run(new).output.hasPrefix("Wrote 1 file:\n"))
  }

  @Test func `writes all files or none`() {
    // A file stands where a folder should be.
    package["Tests/AppTests/Scenes"] = ""

    let outcome = package.run(new)

    #expect(
      outcome
        == .init(
          status: 1,
          errors: "scene: Tests/AppTests/Scenes/ListTeas/ListTeasViewTests.swift: "
            + "Tests/AppTests/Scenes is a file, not a folder. Nothing was written.\n"))
    #expect(
      package.files.keys.sorted() == [
        "Sources/App/App.swift", "Tests/AppTests/AppTests.swift", "Tests/AppTests/Scenes",
      ])
    #expect(!package.has("Sources/App/Scenes"))
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
  func `says that it may not write`() {
    package.protect("Sources/App")

    let outcome = package.run(new)

    package.protect("Sources/App", mode: 0o755)
    #expect(
      outcome.errors == "scene: Sources/App/Scenes/ListTeas/ListTeasModels.swift: "
        + "Permission denied. Nothing was written.\n")
  }

  @Test func `says that a folder stands where a file should be`() {
    let view = "Sources/App/Scenes/ListTeas/ListTeasView.swift"
    package[view + "/A.txt"] = ""

    #expect(
      package.run(new + ["--force"]).errors
        == "scene: \(view): It is a folder. Nothing was written.\n")
  }

  @Test func `leads to a scene that exists, and shares what scenes share`() {
    #expect(
      package.run(new + ["--router", "ShowTea"]).errors == """
        scene: There is no ShowTeaRouter to lead to. Write the scene first: \
        swift package scene new ShowTea --router --use-case …
        scene: Nothing was written.

        """)
    _ = package.run(["new", "ShowTea", "--use-case=FetchTea", "--use-case=CloseTea", "--router"])

    let outcome = package.run(new + ["--router", "ShowTea"])

    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains(
        "Kept existing file: Tests/AppTests/Scenes/Doubles/SceneServicesStub.swift\n"))

    package["scene.json"] = """
      { "scenes": [ { "name": "A", "router": "ShowTee", "useCases": [{ "name": "B" }, { "name": "C" }] } ] }
      """
    #expect(
      package.run(["new", "--from", "scene.json"]).errors.hasPrefix(
        "scene: There is no ShowTeeRouter to lead to. Did you mean ShowTea?\n"))
  }

  /// A command line and its message on each line.
  private static let misuse = #"""
    => Name a command: new, add, remove, rename, list, check, spies, refresh, library, templates or help. See: swift package scene --help
    templates ../x => templates needs a folder inside the package: swift package scene templates Templates
    new A --templates Ours => There are no templates in "Ours". Write them first: swift package scene templates Ours
    check --baseline a --write-baseline b => --baseline and --write-baseline cannot be combined. Remove one.
    check Sources/App/App.txt => There is no file or folder "Sources/App/App.txt".
    nwe => There is no command "nwe". Did you mean new?
    new => new needs a name: swift package scene new ListTeas --use-case FetchTeas; or a file: swift package scene new --from scene.json
    new A B => Unexpected argument "B". See: swift package scene new --help
    new A --usecase B => Unknown option "--usecase". Did you mean --use-case?
    new A --front-end text --front-end=swiftui => --front-end is given twice. Remove one.
    new A --use-case => --use-case needs a value, such as --use-case FetchTeas.
    new A --worker=B => --worker takes no value. Remove the = and what follows it.
    new A --front-end html => --front-end must be text, swiftui, uikit or none, not "html".
    new A => A scene needs a use case. Add one: swift package scene new A --use-case FetchTeas
    library => library needs a folder inside the package: swift package scene library --to SceneLibrary
    new A --check => --check is only valid with refresh, spies or library. Usage: swift package scene refresh --check
    add A => add needs a use case and a scene: swift package scene add DeleteTea --to ListTeas; or a file: swift package scene add --from scene.json
    remove A => remove needs a use case and a scene: swift package scene remove DeleteTea --from ListTeas
    list A => There is no file or folder "A".
    refresh --force => --force is only valid with new or templates. Usage: swift package scene new [NAME] --force
    new A --access open => --access must be public, package or internal, not "open".
    new A --use-case B --path ../other => --path must be a folder inside the target, such as Scenes, not "../other".
    new A --use-case B --path /tmp => --path must be a folder inside the target, such as Scenes, not "/tmp".
    new --from scene.json --use-case A => --use-case and --from cannot be combined: the file names the scenes and their use cases. Remove one.
    refresh --from scene.json => --from is only valid with new, add, remove or list. Usage: swift package scene new [NAME] --from FILE
    spies App => spies needs a folder for them: swift package scene spies Sources --to Tests/AppTests/Spies
    spies Nowhere --to Spies => There is no file or folder "Nowhere".
    new ../A --use-case B => "../A" is not a name. Use letters from A to Z and digits, beginning with a capital letter, such as ListTeas.
    """#.split(separator: "\n").map { $0.components(separatedBy: "=> ") }

  @Test(arguments: misuse)
  func `explains misuse, with the exit status 2`(line: [String]) {
    let arguments = line[0].split(separator: " ").map(String.init)

    #expect(package.run(arguments) == .init(status: 2, errors: "scene: \(line[1])\n"))
    #expect(package.files.count == 2)
  }

  @Test func `asks for a target if there are several or none`() {
    package["Sources/Other/A.swift"] = "enum Other {}"
    #expect(
      package.run(new).errors
        == "scene: This package has several targets. Add --target with one of: App, Other.\n")
    #expect(
      package.run(new + ["--target", "Ap"]).errors
        == "scene: There is no target \"Ap\" for sources. Choose one of: App, Other.\n")
    #expect(
      package.run(new + ["--target", "AppTests"]).errors
        == "scene: There is no target \"AppTests\" for sources. Choose one of: App, Other.\n")
    #expect(
      package.run(new + ["--target", "App", "--test-target", "Beta"]).errors
        == "scene: Add --test-target with one of the test targets for App: AppTests.\n")
    #expect(
      package.run(new + ["--target", "Other"]).errors == """
        scene: There is no test target for Other. Add to Package.swift: \
        .testTarget(name: "OtherTests", dependencies: ["Other"]), and a file in Tests/OtherTests.

        """)

    package.remove("Sources")
    #expect(
      package.run(new).errors
        == "scene: This package has no targets. Add one to Package.swift, with a source file.\n")
  }

  @Test func `takes the name of the package with the products from the plugin`() {
    let outcome = package.run(["--scoops-package=ice-cream"] + new)

    #expect(outcome.output.contains("    .product(name: \"Scenery\", package: \"ice-cream\"),\n"))
    #expect(package.run(["--scoops-package=ice-cream", "refresh"]).status == 0)
  }

  @Test func `takes the targets from the plugin`() {
    package["Elsewhere/Shop/A.swift"] = "enum A {}"

    let outcome = package.run(
      [
        "--known-target=source:Shop:Elsewhere/Shop:Scenery",
        "--known-target=test:Checks:Tests/AppTests:Shop",
      ] + new)

    #expect(outcome.status == 0)
    #expect(!outcome.output.contains("Scenery"))
    #expect(package.has("Elsewhere/Shop/Scenes/ListTeas/ListTeasView.swift"))
    let suite = package["Tests/AppTests/Scenes/ListTeas/ListTeasViewTests.swift"]
    #expect(suite.contains("@testable import Shop\n"))
  }

  @Test func `writes into a target whose folder is that of the package`() {
    package["Package.swift"] = "enum ListTeasView {}"
    let targets = [
      "--known-target=source:Dot::", "--known-target=test:AppTests:Tests/AppTests:Dot",
    ]
    package["Tests/AppTests/Old.swift"] = "enum ListTeasView {}"

    #expect(package.run(targets + new).errors == "")

    #expect(package.has("Scenes/ListTeas/ListTeasView.swift"))
    let added = package.run(targets + ["add", "DeleteTea", "--to", "ListTeas"])
    #expect(added.errors == "")
    #expect(added.output.contains("\n  Scenes/ListTeas/ListTeasInteractor.swift\n"))
  }

  @Test func `writes where the manifest says that a target is compiled`() {
    package["Package.swift"] = """
      let package = Package(
        products: [.library(name: "my-lib", targets: ["my-lib"])],
        targets: [.target(name: "my-lib", dependencies: [.product(name: "A", package: "B")],
          path: "lib", sources: ["A.swift", "./src/"]), .target(name: "Files", sources: ["A.swift"])])
      """
    package["lib/src/A.swift"] = "enum A {}"
    let targets = [
      "--known-target=source:my_lib:lib:", "--known-target=source:Files:Sources/Files:",
      "--known-target=test:AppTests:Tests/AppTests:my_lib,Files",
    ]

    #expect(package.run(targets + new + ["--target", "my-lib"]).errors == "")
    #expect(package.has("lib/src/Scenes/ListTeas/ListTeasView.swift"))
    #expect(
      package.run(targets + new + ["--target", "Files"]).errors
        == "scene: Files compiles only what its sources list. "
        + "Add a folder to that list in Package.swift, such as \"Scenes\", and create it.\n")
  }

  @Test func `refuses tests that do not depend on the target`() {
    let targets = [
      "--known-target=source:App:Sources/App:", "--known-target=test:AppTests:Tests/AppTests:Core",
    ]

    for name in [[], ["--test-target", "AppTests"]] {
      #expect(
        package.run(targets + new + name).errors
          == "scene: There is no test target for App. Add to Package.swift: .testTarget(name: "
          + "\"AppTests\", dependencies: [\"App\"]), and a file in Tests/AppTests.\n")
    }
  }

  @Test(arguments: [
    (".defaultIsolation(MainActor.self)", ".enableExperimentalFeature(\"A\")", false),
    ("strict + main", "strict", false), ("main", "strict", false), ("strict", "strict", true),
    ("main", "main", true), ("strict", "main", true), (".defaultIsolation(nil)", "strict", true),
  ])
  func `refuses tests with another isolation`(app: String, tests: String, isRight: Bool) {
    package["Package.swift"] = """
      let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
      let main = strict + [.defaultIsolation(MainActor.self)]
      let package = Package(targets: [
        .target(name: "App", dependencies: ["A"], swiftSettings: [\(app)]),
        .testTarget(name: "AppTests", swiftSettings: [\(tests)]),
      ])
      """

    let outcome = package.run(new)

    #expect(
      outcome.errors
        == (isRight
          ? ""
          : "scene: App is isolated to the main actor by default, but AppTests is not. "
            + "Add to AppTests in Package.swift: swiftSettings: [.defaultIsolation(MainActor.self)]\n")
    )
  }

  @Test func `leads from the main actor to it only`() {
    _ = package.run(
      ["new", "ShowTea", "--use-case=FetchTea", "--use-case=CloseTea", "--router", "--async"])

    #expect(
      package.run(new + ["--router", "ShowTea"]).errors
        == "scene: ShowTea is on the main actor, so ListTeas must be, too. "
        + "Add --main-actor.\nscene: Nothing was written.\n")
    #expect(package.run(new + ["--router", "ShowTea", "--async"]).status == 0)
  }

  @Test func `writes nothing outside the package, even through a link`() throws {
    let elsewhere = TemporaryPackage()
    package.link("Sources/App/Scenes", to: elsewhere.root.path)
    let before = elsewhere.files

    let outcome = package.run(new)

    #expect(outcome.errors.contains("It is outside the package. Nothing was written.\n"))
    #expect(elsewhere.files == before)
  }

  @Test func `refuses an asynchronous scene where Swift 6 is missing`() {
    #expect(package.run(["--tools-version=6"] + new + ["--async", "--dry-run"]).status == 0)
    #expect(
      package.run(["--tools-version=5"] + new + ["--async"]).errors
        == "scene: ListTeas is asynchronous, which needs Swift 6. "
        + "Begin Package.swift with: // swift-tools-version: 6.0\n")
  }

  @Test func `prints help`() {
    #expect(package.run(["--help"]) == .init(output: SceneHelp.text))
    #expect(package.run(["help"]) == .init(output: SceneHelp.text))
    for command in Command.allCases where command != .help {
      let help = package.run([command.rawValue, "-h"])
      #expect(help == package.run(["help", command.rawValue]))
      #expect(help.output.hasPrefix("Usage: swift ") && help.output.contains(command.usage))
      #expect(help.output.count < SceneHelp.text.count / 2)
    }
    #expect(
      SceneOption.allCases.dropLast(4).allSatisfy {
        SceneHelp.text.contains("\($0.name)")
      })
  }

  // MARK: Templates

  @Test func `writes templates for a team to change, and uses them`() {
    let outcome = package.run(["templates", "Ours"])

    #expect(
      outcome.output == """
        Wrote 69 files in Ours. Read README.md there.

        Next:
          Change some templates, and delete the others.
          Generate with them: swift package scene new … --templates Ours

        """)
    #expect(package["Ours/README.md"].hasPrefix("# Templates\n"))
    package.replace("/// {{meaning}}", with: "/// Ours: {{meaning}}", in: "Ours/Action.mustache")
    let again = package.run(["templates", "Ours"])
    #expect(
      again.errors.hasPrefix("scene: Ours/Action.mustache already exists.\nscene: Add --force"))

    #expect(package.run(new + ["--templates", "Ours"]).errors == "")
    #expect(package.run(["add", "DeleteTea", "--to=ListTeas", "--templates=Ours"]).errors == "")

    let view = package["Sources/App/Scenes/ListTeas/ListTeasView.swift"]
    #expect(view.contains("  /// Ours: Fetches the teas.\n  func fetchTeas() {\n"))
    #expect(view.contains("  /// Ours: Deletes the tea.\n  func deleteTea() {\n"))
  }

  @Test(arguments: [
    ("{{scnee}}", "Ours/View.mustache:1: there is no value scnee; did you mean scene?"),
    ("\n{{#route}}", "Ours/View.mustache:2: the section route is not closed; add {{/route}}"),
  ])
  func `refuses a template that cannot work`(text: String, message: String) {
    package["Ours/View.mustache"] = text
    let before = package.files

    #expect(
      package.run(new + ["--templates", "Ours"])
        == .init(status: 1, errors: "scene: \(message)\nscene: Nothing was written.\n"))
    #expect(package.files == before)
  }

  // MARK: Add

  @Test func `adds a use case to a scene that people have edited`() {
    _ = package.run(new + ["--trace"])
    let interactor = "Sources/App/Scenes/ListTeas/ListTeasInteractor.swift"
    package.replace(
      "response: .init())\n  }\n}", with: "response: .init())\n  }\n\n  private func help() {}\n}",
      in: interactor)

    let outcome = package.run(["add", "DeleteTea", "--to", "ListTeas"])

    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        Changed:
          Sources/App/Scenes/ListTeas/ListTeasInteractor.swift
          Sources/App/Scenes/ListTeas/ListTeasPresenter.swift
          Sources/App/Scenes/ListTeas/ListTeasView.swift
          Tests/AppTests/Scenes/ListTeas/ListTeasInteractorTests.swift
          Tests/AppTests/Scenes/ListTeas/ListTeasPresenterTests.swift
          Tests/AppTests/Scenes/ListTeas/ListTeasViewTests.swift
          Sources/App/Scenes/ListTeas/ListTeasTrace.swift
          Tests/AppTests/Scenes/ListTeas/Doubles/ListTeasBusinessLogicSpy.swift
          Tests/AppTests/Scenes/ListTeas/Doubles/ListTeasDisplayLogicSpy.swift
          Tests/AppTests/Scenes/ListTeas/Doubles/ListTeasPresentationLogicSpy.swift
          Sources/App/Scenes/ListTeas/ListTeasModels.swift

        Next:
          Run swift test: the new tests pass.
          Write your rule in ListTeasInteractor and your wording in ListTeasPresenter.

        """)
    #expect(package[interactor].contains("  private func help() {}\n\n  func deleteTea(request: "))
    #expect(package.run(["refresh", "--check"]).status == 0)
  }

  @Test func `says what to paste where a place is not clear, and changes nothing`() {
    _ = package.run(new)
    let presenter = "Sources/App/Scenes/ListTeas/ListTeasPresenter.swift"
    package.replace("extension ListTeasPresenter: ", with: "extension Other: ", in: presenter)

    let before = package.files

    let outcome = package.run(["add", "DeleteTea", "--to", "ListTeas"])

    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        """

        Paste this into ListTeasPresenter at \(presenter):12:

          func presentDeletedTea(response: ListTeas.DeleteTea.Response) {
            view?.displayDeletedTea(viewModel: .init(message: "The tea was deleted."))
          }

        """))
    #expect(
      outcome.errors == """
        scene: Nothing was changed, because these places are ambiguous:
        scene:   ListTeasPresenter at \(presenter):12
        scene: Paste all of the code above, then run: swift package \
        --allow-writing-to-package-directory scene refresh

        """)
    #expect(outcome.output.components(separatedBy: "Paste this into").count == 13)
    #expect(package.files == before)
  }

  @Test func `adds missing fields to a handwritten state`() {
    _ = package.run(new)
    package.replace(
      "var message = \"\"", with: "var text = \"\"",
      in: "Sources/App/Scenes/ListTeas/ListTeasModels.swift")

    _ = package.run(["add", "DeleteTea", "--to", "ListTeas"])

    let view = package["Sources/App/Scenes/ListTeas/ListTeasView.swift"]
    #expect(view.contains("    teas.update { $0.message = viewModel.message }\n  }\n}\n"))
    let models = package["Sources/App/Scenes/ListTeas/ListTeasModels.swift"]
    #expect(
      models.contains("var text = \"\"\n    var message = \"\"\n"))
  }

  @Test func `says what to paste where the view has no store of the usual name`() {
    _ = package.run(new)
    let view = "Sources/App/Scenes/ListTeas/ListTeasView.swift"
    package.replace("let teas =", with: "let shelf =", in: view)
    package.replace("    teas.", with: "    shelf.", in: view)
    let before = package.files

    let outcome = package.run(["add", "DeleteTea", "--to", "ListTeas"])

    #expect(
      outcome.output.contains(
        """

        Paste this into ListTeasView at \(view):41:

          func displayDeletedTea(viewModel: ListTeas.DeleteTea.ViewModel) {
            teas.update { $0.message = viewModel.message }
          }

        """))
    #expect(outcome.errors.contains("\nscene:   ListTeasViewTests at Tests/"))
    #expect(outcome.status == 1)
    #expect(package.files == before)
  }

  /// An exit status, a command line and its message on each line.
  private static let refusals = #"""
    1 add DeleteTea --to ShowTea => There is no scene ShowTea. Write it first: swift package scene new ShowTea --use-case …
    1 add DeleteTea --to It's;\n => There is no scene It's;<U+000A>. Write it first: swift package scene new $'It\047s\073\012' --use-case …
    1 add DeleteTea --to ListTea => There is no scene ListTea. Did you mean ListTeas?
    1 add ChooseTea --to ListTeas => ListTeas already has ChooseTea. Choose another name.
    2 add Init --to ListTeas => Init would be called init in the code, which is a keyword. Add a word, such as InitTeas.
    2 remove RateTea --from ListTeas => ListTeas has no use case RateTea. It has FetchTeas and ChooseTea.
    2 remove FetchTeaz --from ListTeas => ListTeas has no use case FetchTeaz. Did you mean FetchTeas?
    """#.split(separator: "\n").map { $0.components(separatedBy: " => ") }

  @Test(arguments: refusals)
  func `refuses a use case that cannot be added or removed`(line: [String]) {
    _ = package.run(new)
    let before = package.files
    let words = line[0].components(separatedBy: " ").map { $0.replacing("\\n", with: "\n") }

    let outcome = package.run(Array(words.dropFirst()))

    #expect("\(outcome.status)" == words[0])
    #expect(outcome.errors == "scene: \(line[1])\n")
    #expect(package.files == before)
  }

  // MARK: Refresh

  @Test func `refreshes what is derived from a protocol that changed`() {
    package["header.txt"] = "// Ours."
    _ = package.run(new + ["--trace", "--indentation", "4", "--header", "header.txt"])
    let spy = "Tests/AppTests/Scenes/ListTeas/Doubles/ListTeasBusinessLogicSpy.swift"
    let trace = "Sources/App/Scenes/ListTeas/ListTeasTrace.swift"
    #expect(package.run(["refresh"]).output == "4 generated files are up to date.\n")
    package.replace(
      "func chooseTea(request", with: "func pickTea(request",
      in: "Sources/App/Scenes/ListTeas/ListTeasInteractor.swift")

    let check = package.run(["refresh", "--check"])
    #expect(
      check.errors == """
        scene: \(trace) is out of date.
        scene: \(spy) is out of date.
        scene: Run: swift package --allow-writing-to-package-directory scene refresh

        """)
    #expect(check.status == 1)
    #expect(!package[spy].contains("pickTea"))

    #expect(package.run(["refresh"]).output == "Wrote:\n  \(trace)\n  \(spy)\n")
    #expect(package[spy].hasPrefix("// Ours.\n\n\(GeneratedFile.marker)\n"))
    #expect(package[spy].contains("\n        case pickTea(ListTeas.ChooseTea.Request)\n"))
    #expect(package.run(["refresh", "--check"]).status == 0)
  }

  @Test func `leaves a file alone that is not marked`() {
    _ = package.run(new)
    let spy = "Tests/AppTests/Scenes/ListTeas/Doubles/ListTeasBusinessLogicSpy.swift"
    package.replace(GeneratedFile.marker, with: "// By hand.", in: spy)
    package.replace("case chooseTea", with: "case other", in: spy)

    #expect(package.run(["refresh"]).output == "2 generated files are up to date.\n")
  }

  @Test func `explains what it cannot refresh, and writes nothing`() {
    _ = package.run(new)
    let interactor = "Sources/App/Scenes/ListTeas/ListTeasInteractor.swift"
    let presenter = "Sources/App/Scenes/ListTeas/ListTeasPresenter.swift"
    package.replace(
      "FetchTeas.Request)\n  ///", with: "FetchTeas.Request) async\n  ///", in: interactor)
    package.replace(
      "ListTeasPresentationLogic: AnyObject", with: "Renamed: AnyObject", in: presenter)
    package["Tests/AppTests/Odd.swift"] = GeneratedFile.marker + "\n"
    let before = package.files

    let outcome = package.run(["refresh"])

    #expect(
      outcome.errors == """
        scene: Tests/AppTests/Odd.swift is marked as generated, but is neither a Trace nor a Spy. \
        Rename it, or remove the mark.
        scene: \(interactor):4: ListTeasBusinessLogic requires "func fetchTeas(request: \
        ListTeas.FetchTeas.Request) async", which cannot be traced or recorded. Require methods with one \
        Equatable payload or none, such as func load(request: Load.Request).
        scene: Tests/AppTests/Scenes/ListTeas/Doubles/ListTeasPresentationLogicSpy.swift:1: \
        There is no protocol ListTeasPresentationLogic in the sources. Restore or delete this file.

        """)
    #expect(package.files == before)
  }

  @Test func `names a source that cannot be read`() {
    _ = package.run(new)
    let presenter = "Sources/App/Scenes/ListTeas/ListTeasPresenter.swift"
    package.write([0xFF], to: presenter)

    #expect(
      package.run(["refresh"]).errors == """
        scene: \(presenter):1: The file is not UTF-8. Save it as UTF-8.

        """)

    let interactor = "Sources/App/Scenes/ListTeas/ListTeasInteractor.swift"
    package.write([0xFF], to: interactor)
    #expect(
      package.run(["add", "DeleteTea", "--to", "ListTeas"]).errors.contains(
        "scene: \(interactor):1: The file is not UTF-8."))
  }
}
