import Foundation
import SceneTemplates
import Testing

@testable import TestSupport
@testable import scene

/// Tests where the generator writes, and what it adds to files that people have edited.
struct SceneProgramTests {
  private let package = TemporaryPackage()
  private let new = ["new", "ListTeas", "--use-case", "FetchTeas", "--use-case", "ChooseTea"]

  @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
  func `says that it may not write`() {
    package.protect("Sources/App")

    let outcome = package.run(new)

    package.protect("Sources/App", mode: 0o755)
    #expect(
      outcome.errors == "scene: Sources/App/Scenes/ListTeas/ListTeasModels.swift: "
        + "Permission denied. Nothing was written.\n")
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

  @Test func `writes nothing outside the package, even through a link`() throws {
    let elsewhere = TemporaryPackage()
    package.link("Sources/App/Scenes", to: elsewhere.root.path)
    let before = elsewhere.files

    let outcome = package.run(new)

    #expect(outcome.errors.contains("It is outside this folder. Nothing was written.\n"))
    #expect(elsewhere.files == before)
  }

  @Test func `prints help`() {
    #expect(package.run(["--help"]) == .init(output: SceneHelp.text))
    #expect(package.run(["help"]) == .init(output: SceneHelp.text))
    for command in SceneSubcommand.allCases where command != .help {
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

  @Test func `adds missing fields to a handwritten state`() {
    _ = package.run(new)
    let files = ["Models", "View"].map { "Sources/App/Scenes/ListTeas/ListTeas\($0).swift" }
    package.replace("var message = \"\"", with: "var text = \"\"", in: files[0])
    package.replace("$0.message =", with: "$0.text =", in: files[1])

    #expect(package.run(["add", "DeleteTea", "--to", "ListTeas"]).errors == "")

    #expect(package[files[0]].contains("    var message = \"\"\n"))
    #expect(package[files[0]].contains("    var text = \"\"\n"))
    #expect(package[files[1]].contains("    teas.update { $0.text = viewModel.message }\n  }\n"))
    #expect(package[files[1]].contains("    teas.update { $0.message = viewModel.message }\n  }\n"))
  }

  @Test func `says what to paste where the view has no store of the usual name`() {
    _ = package.run(new)
    let view = "Sources/App/Scenes/ListTeas/ListTeasView.swift"
    package.replace("let teas =", with: "let shelf =", in: view)
    package.replace("    teas.", with: "    shelf.", in: view)
    let before = package.files

    let outcome = package.run(["add", "DeleteTea", "--to", "ListTeas"])

    #expect(outcome.output.contains("Paste this into ListTeasView at \(view):"))
    #expect(outcome.errors.contains("ListTeasView has no variable teas.\n"))
    #expect(outcome.status == 1)
    #expect(package.files == before)
  }
}
