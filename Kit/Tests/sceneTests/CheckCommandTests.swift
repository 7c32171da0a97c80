import Foundation
import SceneCheck
import Testing

@testable import TestSupport
@testable import scene

/// `scene check` says what is wrong in any folder, and writes nothing but a baseline.
struct CheckCommandTests {
  private let package = TemporaryPackage()
  private let leak = """
    App/Presenter.swift:2:7: error: LoginPresenter, LoginViewController and LoginInteractor hold each \
    other strongly (viewController → interactor → presenter), so none is ever freed. \
    Declare the property weak. [strong-view]

    """

  init() {
    package["App/Presenter.swift"] = """
      final class LoginPresenter {
        var viewController: LoginViewController?
      }
      """
    package["App/View.swift"] = """
      final class LoginViewController {
        var interactor: LoginInteractor?
        func connect(_ presenter: LoginPresenter) { presenter.viewController = self }
      }
      final class LoginInteractor {
        var presenter: LoginPresenter?
      }
      """
  }

  @Test func `prints a finding as compilers do, and ends with 1`() {
    let files = package.files

    #expect(
      package.run(["check", "App"])
        == .init(status: 1, output: leak, errors: "1 finding in 1 of 2 files.\n"))
    #expect(package.run(["check", "App/"]).output == leak)
    #expect(package.run(["check"]).output.contains(leak))
    #expect(package.files == files)
  }

  @Test func `reads no file that is not Swift`() {
    package["App/notes.md"] = "var view: View"

    #expect(
      package.run(["check", "App/notes.md"]).errors
        == "scene: \"App/notes.md\" is not a Swift file. Name a folder or a file that ends with .swift.\n"
    )
  }

  @Test func `checks all targets of a package`() throws {
    for file in ["Presenter", "View"] {
      package["Sources/Login/\(file).swift"] = package["App/\(file).swift"]
    }
    try FileManager.default.removeItem(atPath: package.path("App"))

    #expect(package.run(["check"]).output == "Sources/" + leak.replacing("App/", with: "Login/"))
  }

  @Test func `reads each file once, and takes only folders below for those of tests`() {
    let all = [
      "check", "App", "App/Presenter.swift", "--rule", "strong-view", "--rule", "strong-view",
    ]
    #expect(package.run(all).output == leak)
    for file in ["Presenter", "View"] {
      package["OurTests/App/\(file).swift"] = package["App/\(file).swift"]
    }
    #expect(package.run(["check", "OurTests/App"]).output == "OurTests/" + leak)
  }

  @Test func `ends with 0 without findings`() {
    package.replace("  var view", with: "  weak var view", in: "App/Presenter.swift")

    #expect(package.run(["check", "App"]) == .init(errors: "0 findings in 0 of 2 files.\n"))
    // Of one component alone, no rule can be sure.
    #expect(package.run(["check", "App/Presenter.swift"]).status == 0)
  }

  @Test func `accepts what a baseline has, and fails on anything new`() {
    let check = ["check", "App", "--baseline", "known.txt"]
    #expect(
      package.run(["check", "App", "--write-baseline", "known.txt", "--dry-run"]).status == 0)
    #expect(package["known.txt"] == "")
    #expect(
      package.run(["check", "App", "--write-baseline", "known.txt"]).output
        == "Accepted 1 finding in known.txt. To find new ones, run with: --baseline known.txt\n")

    #expect(
      package.run(check)
        == .init(errors: "0 findings in 0 of 2 files. The baseline accepts 1.\n"))
    package["App/Other.swift"] = "final class LoginRouter { var screen: LoginViewController? }"
    package.replace(
      "  var interactor", with: "  var router: LoginRouter?\n  var interactor", in: "App/View.swift"
    )
    let outcome = package.run(check)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("App/Other.swift:1:31: error: LoginRouter and"))
    #expect(outcome.errors == "1 finding in 1 of 3 files. The baseline accepts 1.\n")
  }

  @Test func `prints an object a line as JSON`() throws {
    let lines = package.run(["check", "App", "--json"]).output.split(separator: "\n")
    let line = try #require(lines.first)
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])

    #expect(lines.count == 1)
    #expect(object["file"] as? String == "App/Presenter.swift")
    #expect(object["rule"] as? String == "strong-view")
    #expect(object["subject"] as? String == "LoginPresenter.viewController")
  }

  @Test func `checks the rules that are named, and lists all`() {
    #expect(package.run(["check", "App", "--rule", "payload"]).status == 0)
    #expect(
      package.run(["check", "App", "--rule", "payload", "--rule", "strong-view"]).status == 1)
    let list = package.run(["check", "--rules"]).output
    for rule in Rule.allCases {
      #expect(list.contains("  \(rule.rawValue) "))
    }
    let unknown = package.run(["check", "App", "--rule", "strongview"])
    #expect(unknown.status == 2)
    #expect(unknown.errors.hasSuffix(", not \"strongview\". Did you mean strong-view?\n"))
  }

  @Test func `names the files that it cannot read, and checks the others`() {
    package["App/Broken.swift"] = "/* no end"
    let outcome = package.run(["check", "App"])

    #expect(outcome.output == leak)
    #expect(
      outcome.errors == """
        App/Broken.swift:1: This comment does not end. Close it with */.
        1 finding in 1 of 2 files.

        """)
    package.replace("  var view", with: "  weak var view", in: "App/Presenter.swift")
    #expect(package.run(["check", "App"]).status == 1)
    package["Empty/a.txt"] = ""
    #expect(
      package.run(["check", "Empty"])
        == .init(status: 1, errors: "scene: No Swift files here. Name a folder.\n"))
    #expect(
      package.run(["check", "Ap"])
        == .init(status: 2, errors: "scene: There is no file or folder \"Ap\".\n"))
  }

  @Test(arguments: ["App/View.swift", "notes.txt", "nul"])
  func `replaces no file with a baseline that is none`(path: String) {
    package["notes.txt"] = "# Findings of my own\n"
    package.write([0xFF, 0], to: "nul")
    let files = package.bytes

    for more in [[], ["--dry-run"]] {
      #expect(
        package.run(["check", "App", "--write-baseline", path] + more).errors
          == "scene: \(path) exists, and is not a baseline. Move it, or name another file.\n"
          + "scene: Nothing was written.\n")
    }
    #expect(package.bytes == files)
    package["known.txt"] = ""
    for _ in 1...2 {
      #expect(package.run(["check", "App", "--write-baseline", "./known.txt"]).status == 0)
    }
  }
}
