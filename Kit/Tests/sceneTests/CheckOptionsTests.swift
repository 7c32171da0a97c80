import Foundation
import SceneCheck
import Testing

@testable import scene

/// A team decides what `scene check` reads, reports and fixes, and in which form it prints.
struct CheckOptionsTests {
  private let package = TemporaryPackage()

  init() {
    package["App/Login.swift"] = """
      final class LoginPresenter {
        var viewController: LoginDisplayLogic?
      }
      protocol LoginDisplayLogic: AnyObject {}
      final class LoginViewController: LoginDisplayLogic {
        var interactor: LoginInteractor?
        func connect(_ presenter: LoginPresenter) { presenter.viewController = self }
      }
      """
    package["App/LoginInteractor.swift"] = """
      import UIKit
      final class LoginInteractor {
        var presenter: LoginPresenter?
      }
      """
  }

  private func rules(_ arguments: String...) -> [String] {
    package.run(["check", "App", "--json"] + arguments).output.split(separator: "\n").compactMap {
      let object = try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
      return object.map { "\($0["severity"] ?? "") \($0["rule"] ?? "")" }
    }
  }

  @Test func `a leak is an error and an import a warning, unless the configuration decides`() {
    #expect(rules() == ["error strong-view", "warning ui-in-rules"])
    #expect(rules("--disable-rule", "strong-view") == ["warning ui-in-rules"])
    package[".scene.json"] =
      "{ \"rules\": { \"ui-in-rules\": \"note\", \"strong-view\": \"off\" } }"
    #expect(rules() == ["note ui-in-rules"])
    #expect(rules("--rule", "strong-view") == ["error strong-view"])
  }

  @Test func `says where each fault of the configuration is`() {
    package[".scene.json"] = """
      {
        "rule": {},
        "rules": { "payload": "bad" },
        "exclude": "Pods"
      }
      """
    let outcome = package.run(["check", "App"])

    #expect(outcome.status == 1)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 3)
    for (line, place) in zip(lines, ["2:3:", "3:25:", "4:14:"]) {
      #expect(line.hasPrefix("scene: .scene.json:\(place)"), "\(line)")
    }
  }

  @Test(arguments: [
    ("Pods/A", []), ("Carthage/x", []), ("DerivedData/x", []), ("Vendor", ["--exclude", "Vendor"]),
    ("Old/Kit", ["--exclude", "App/*/Kit"]), ("Scene.xctemplate", []),
    ("Sub/Vendor", ["--exclude", "Vendor/"]),
  ])
  func `leaves out`(folder: String, options: [String]) {
    package["App/\(folder)/Copy.swift"] = package["App/Login.swift"]

    let all = package.run(["check", "App"] + options)
    #expect(!all.output.contains("Copy.swift") && all.errors.contains("of 2 files."))
    // What is named is read.
    #expect(package.run(["check", "App/\(folder)"] + options).errors.contains("1 file."))
  }

  @Test func `a list of what to leave out replaces the default`() {
    package["App/Pods/Copy.swift"] = "class A {}"
    package[".scene.json"] = "{ \"exclude\": [] }"

    #expect(package.run(["check", "App"]).errors.contains("of 3 files."))
  }

  @Test func `takes endings and a baseline from the configuration`() {
    package["App/Own.swift"] = """
      class PierActions { var words: PierWords? }
      class PierWords { var scene: PierScene? }
      class PierScene { var actions: PierActions? }
      """
    package[".scene.json"] = """
      { "suffixes": { "interactor": ["Actions"], "presenter": ["Words"], "view": ["Scene"] }, "baseline": "b.txt" }
      """
    package["b.txt"] =
      "strong-view App/Own.swift PierWords.scene\ndead-end App/Own.swift PierWords.scene\nui-in-rules App/LoginInteractor.swift LoginInteractor.UIKit\n"
    let outcome = package.run(["check", "App"])

    #expect(outcome.output.hasPrefix("App/Login.swift:2:7: error: "))
    #expect(outcome.errors.hasPrefix("1 finding in 1 of 3 files. The baseline accepts 3.\n"))
  }

  @Test func `counts the findings of several rules, and scenes that it does not see whole`() {
    package["App/Pier.swift"] =
      "class PierInteractor { var presenter: PierPresenter? }\nclass PierPresenter {}"

    #expect(
      package.run(["check", "App"]).errors == """
        2 findings in 2 of 3 files.
        1 strong-view, 1 ui-in-rules.
        Of 1 of 2 scenes, a component was not found, so some rules say nothing. See: scene list

        """)
    #expect(
      package.run(["list", "App"]).output.hasSuffix(
        "  not found: view; so against-the-cycle, answer-by-return, dead-end and untested say nothing\n"
      ))
  }

  @Test func `counts columns after a byte order mark as compilers do`() {
    package.write(Array("\u{FEFF}import UIKit\nclass PierInteractor {}".utf8), to: "App/Pier.swift")

    #expect(package.run(["check", "App/Pier.swift"]).output.hasPrefix("App/Pier.swift:1:8: "))
  }

  // MARK: Formats

  @Test func `prints what code scanning reads`() throws {
    let text = package.run(["check", "App", "--format", "sarif"]).output
    let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])

    #expect(log["version"] as? String == "2.1.0")
    #expect(results.map { $0["ruleId"] as? String } == ["strong-view", "ui-in-rules"])
    #expect(results.map { $0["level"] as? String } == ["error", "warning"])
    let place = (results[0]["locations"] as? [[String: Any]])?.first?["physicalLocation"]
    let region = (place as? [String: Any])?["region"] as? [String: Int]
    #expect(region == ["startLine": 2, "startColumn": 7])
  }

  @Test func `prints annotations, with what would end them as numbers`() {
    package["App/50%,a:b.swift"] = package["App/LoginInteractor.swift"].replacing(
      "Login", with: "Pier")
    let lines = package.run(["check", "App", "--rule", "ui-in-rules", "--format", "github"]).output

    #expect(
      lines.hasPrefix(
        "::warning col=8,file=App/50%25%2Ca%3Ab.swift,line=1,title=ui-in-rules::PierInteractor imports UIKit, "
      ))
    #expect(lines.contains("CheckingScenes.md#ui-in-rules\n::warning "))
  }

  @Test func `prints failed tests, and none without findings`() throws {
    package["App/a<&\"b.swift"] = package["App/LoginInteractor.swift"].replacing(
      "Login", with: "Pier")
    let text = package.run(["check", "App", "--format", "junit"]).output

    #expect(text.contains("<testsuites name=\"scene check\" tests=\"3\" failures=\"3\">"))
    #expect(text.contains("classname=\"App/a&lt;&amp;&quot;b.swift:1\""))
    #expect(text.count { $0 == "<" } == text.count { $0 == ">" })
    let none = package.run(["check", "App", "--rule", "payload", "--format", "junit"])
    #expect(none.status == 0 && none.output.contains("tests=\"0\""))
  }

  @Test func `refuses two forms at once`() {
    #expect(
      package.run(["check", "--json", "--format", "text"]).errors
        == "scene: --json and --format cannot be combined. Remove one.\n")
  }

  // MARK: Fixes

  @Test func `fixes what is exact, prints it, and does nothing again`() {
    package["App/Login.swift"] += """

      extension LoginViewController {
        func bind() {}
      }
      final class DocksViewController {
        var whenDone: (() -> Void)?
        var whenNamed: ((String) -> Void)?
        func a() { whenDone = { self.done() } }
        func b() { whenNamed = { name in self.done(); self.named(name) } }
        func c() { whenDone = { self.done(); self.title = "" } }
        func d() { whenDone = { print(self) } }
        func e() { whenDone = { self.router?.close(animated: true) } }
        func f() { whenDone = { self.names.removeAll() } }
        var router: DocksRouter?
        var names: [String] = []
        func done() {}
        func named(_ name: String) {}
      }
      final class DocksRouter { func close(animated: Bool) {} }
      """
    let before = package.files
    let dry = package.run(["check", "App", "--fix", "--dry-run"])
    #expect(package.files == before)
    let outcome = package.run(["check", "App", "--fix"])

    #expect(outcome.output == dry.output)
    #expect(outcome.errors == "5 findings fixed, 3 left.\n")
    let text = package["App/Login.swift"]
    #expect(text.contains("  weak var viewController: LoginDisplayLogic?\n"))
    #expect(text.contains("whenDone = { [weak self] in self?.done() }"))
    #expect(text.contains("whenNamed = { [weak self] name in self?.done(); self?.named(name) }"))
    #expect(text.contains("{ [weak self] in self?.router?.close(animated: true) }"))
    #expect(text.contains("{ self.names.removeAll() }"))
    #expect(text.contains("{ self.done(); self.title = \"\" }") && text.contains("{ print(self) }"))
    #expect(package["App/LoginInteractor.swift"].hasPrefix("import Foundation\nfinal class"))
    #expect(outcome.output.contains("-import UIKit\n+import Foundation\n"))
    let after = package.files
    #expect(package.run(["check", "App", "--fix"]).output == "Nothing has an exact fix.\n")
    #expect(package.files == after)
  }

  @Test(arguments: [
    "  let path: IndexPath", "  let a = UIColor.red", "  let t = CACurrentMediaTime()",
    "  let s: NSAttributedString", "  let s = \"\\(UIDevice.current.name)\"",
    "  #if DEBUG\n  #endif", "  let x = CGAffineTransform.identity",
  ])
  func `leaves an import that is used`(member: String) {
    package["App/LoginInteractor.swift"] =
      "import UIKit\nfinal class LoginInteractor {\n\(member)\n}\n"

    #expect(
      package.run(["check", "App/LoginInteractor.swift", "--fix"]).output
        == "Nothing has an exact fix.\n")
  }

  @Test(arguments: [
    ("import UIKit\nimport Foundation\n", "import Foundation\n"),
    ("import Foundation\r\nimport UIKit\r\n", "import Foundation\r\n"),
    ("// A\nimport UIKit // B\n", "// A\nimport Foundation // B\n"),
    ("import UIKit\n\n", "import Foundation\n\n"),
  ])
  func `replaces an import and nothing else`(old: String, new: String) {
    let rest = "final class LoginInteractor { let size: CGFloat = 1 }\n"
    package["App/LoginInteractor.swift"] = old + rest

    _ = package.run(["check", "App/LoginInteractor.swift", "--fix"])
    #expect(package["App/LoginInteractor.swift"] == new + rest)
  }

  @Test(arguments: [
    ("let viewController: LoginDisplayLogic", "protocol LoginDisplayLogic: AnyObject {}"),
    ("var viewController: LoginDisplayLogic?", "protocol LoginDisplayLogic {}"),
    (
      "@Published var viewController: LoginDisplayLogic?",
      "protocol LoginDisplayLogic: AnyObject {}"
    ),
  ])
  func `makes nothing weak that cannot be`(property: String, view: String) {
    package.replace("var viewController: LoginDisplayLogic?", with: property, in: "App/Login.swift")
    package.replace("protocol LoginDisplayLogic: AnyObject {}", with: view, in: "App/Login.swift")
    let text = package["App/Login.swift"]

    _ = package.run(["check", "App", "--fix"])
    #expect(package["App/Login.swift"] == text)
  }

  @Test(arguments: [
    ("protocol LoginDisplayLogic {}", "protocol LoginDisplayLogic: AnyObject {}"),
    (
      "protocol LoginDisplayLogic: Showing {}\nprotocol Showing {}",
      "protocol LoginDisplayLogic: AnyObject, Showing {}\nprotocol Showing {}"
    ),
  ])
  func `lets a protocol inherit AnyObject if only classes conform to it`(old: String, new: String) {
    package.replace("protocol LoginDisplayLogic: AnyObject {}", with: old, in: "App/Login.swift")
    let before = package["App/Login.swift"]

    // The doubles in tests can be structs.
    _ = package.run(["check", "App", "--fix"])
    #expect(package["App/Login.swift"] == before)
    package["AppTests/Spy.swift"] = "class Spy: LoginDisplayLogic {}"
    _ = package.run(["check", "App", "AppTests", "--fix"])
    #expect(package["App/Login.swift"].contains(new))
    #expect(package["App/Login.swift"].contains("  weak var viewController: LoginDisplayLogic?\n"))
  }

  @Test(arguments: [
    "struct Other: LoginDisplayLogic {}", "enum Other: LoginDisplayLogic {}",
    "extension LoginDisplayLogic { mutating func change() {} }",
  ])
  func `lets no protocol inherit AnyObject that values can conform to`(more: String) {
    package.replace(
      "protocol LoginDisplayLogic: AnyObject {}", with: "protocol LoginDisplayLogic {}",
      in: "App/Login.swift")
    package["App/More.swift"] = more
    package["AppTests/Spy.swift"] = "class Spy: LoginDisplayLogic {}"
    let before = package["App/Login.swift"]

    _ = package.run(["check", "App", "AppTests", "--fix"])
    #expect(package["App/Login.swift"] == before)
  }

  // MARK: The page

  @Test func `reports scenes, routes and findings as one page`() {
    package["App/Pier.swift"] = """
      class PierInteractor { let session = URLSession.shared; var presenter: PierPresenter? }
      class PierPresenter { var view: PierViewController? }
      class PierViewController: UIViewController { var interactor: PierInteractor?; var router: PierRouter? }
      class PierRouter { func open() { show(LoginViewController()) }; func go(p: PierPresenter) { p.view = nil } }
      """
    let page = package.run(["report", "App"]).output

    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(page.contains("<title>Scenes of App</title>") && page.contains("<h2>Pier</h2>"))
    #expect(page.contains("<title id=\"map\">1 route between 2 scenes"))
    #expect(page.contains("<tr><th scope=\"row\">Leads to</th><td>Login</td></tr>"))
    let pier = page.split(separator: "<h2>Pier</h2>").last ?? ""
    let rules = pier.split(separator: "<li><code>").dropFirst().map { $0.prefix { $0 != "<" } }
    #expect(rules.prefix(2) == ["strong-view", "hidden-dependency"])
    #expect(page.contains("<code>strong-view</code> LoginPresenter, LoginViewController and"))
    #expect(!page.contains("http") && !page.contains("<script"))
    #expect(!page.contains("Dashed"))
    package["App/Login.swift"] +=
      "\nextension LoginViewController { func back() { show(PierViewController()) } }"
    let both = package.run(["report", "App"]).output
    #expect(both.contains("class=\"back\"") && both.contains("<p>Dashed arrows lead back.</p>"))
  }

  // MARK: Changes

  @Test func `checks only what git says changed`() throws {
    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.currentDirectoryURL = package.root
      process.arguments =
        [
          "git", "-c", "user.name=A", "-c", "user.email=a@example.org", "-c",
          "commit.gpgsign=false",
        ]
        + arguments
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
    }
    let since = ["check", "App", "--changed-since", "HEAD"]
    let unknown = package.run(since).errors
    #expect(unknown.hasPrefix("scene: git knows no revision \"HEAD\" here."))
    #expect(unknown.contains("\nscene: git: "))
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-q", "-m", "Begin")

    #expect(package.run(since).errors == "0 findings in 0 of 2 files.\n")
    package.replace(
      "final class LoginI", with: "\nfinal class LoginI", in: "App/LoginInteractor.swift")
    package["App/New File.swift"] = "import UIKit\nclass NewInteractor {}"
    #expect(
      package.run(since).output.split(separator: "\n").map { $0.prefix { $0 != ":" } } == [
        "App/LoginInteractor.swift", "App/New File.swift",
      ])
    #expect(package.run(["check", "App", "--changed-since", "nothing"]).status == 1)
  }
}
