import SwiftReading
import Testing

@testable import SceneCheck

/// Types that refer to each other in unusual ways neither stop a check, nor hide what else is wrong.
@Suite(.timeLimit(.minutes(60)))
struct HostileProjectTests {
  private let leak = """
    final class LoginPresenter { var view: LoginViewController? }
    final class LoginViewController { var interactor: LoginInteractor? }
    final class LoginInteractor { var presenter: LoginPresenter? }

    """

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n") + "\n"
  }

  /// Each of these ended in a crash, or never, when types were followed without a limit or twice.
  private static let inputs: [(name: String, code: String)] = [
    ("tuples of aliases", lines(60) { "typealias A\($0) = (A\($0 + 1), A\($0 + 1))" }),
    (
      "diamonds of protocols",
      lines(60) { "protocol A\($0): B\($0), C\($0) {}" }
        + lines(60) { "protocol B\($0): A\($0 + 1) {}\nprotocol C\($0): A\($0 + 1) {}" }
    ),
    ("a chain of classes", lines(5_000) { "class A\($0): A\($0 + 1) {}" }),
    ("a chain of aliases", lines(5_000) { "typealias A\($0) = A\($0 + 1)" }),
    ("a circle of classes", lines(1_000) { "class A\($0): A\(($0 + 1) % 1_000) {}" }),
    ("a circle of aliases", lines(1_000) { "typealias A\($0) = A\(($0 + 1) % 1_000)" }),
    ("classes that inherit themselves", lines(1_000) { "class A\($0): A\($0), A\($0).A\($0) {}" }),
    ("a name with many parts", "extension A" + String(repeating: ".A", count: 10_000) + " {}\n"),
    (
      "types in types",
      lines(50) { _ in
        String(repeating: "struct A { ", count: 99) + String(repeating: "}", count: 99)
      }
    ),
    ("one name for many types", lines(1_000) { "class Boat {}\nclass C\($0)Worker: Boat {}" }),
    ("owners in a chain", lines(500) { "class A\($0)View { var a: A\($0 + 1)View? }" }),
    (
      "many of one protocol",
      "protocol P {}\n"
        + lines(500) { "class A\($0)View: P { var p: P?; var i: A\($0)Interactor? }" }
    ),
  ]

  @Test(arguments: inputs.map(\.name))
  func `finds a leak beside`(name: String) throws {
    let code = Self.inputs.first { $0.name == name }?.code ?? ""

    let source = try SwiftSource(code + leak, file: "A.swift")
    let found = Checker([.strongView, .payload, .deadEnd]).findings(in: Project([source]))

    #expect(found.contains { $0.subject == "LoginPresenter.view" && $0.rule == .strongView })
  }

  @Test func `follows what a class inherits up to a limit`() throws {
    func roles(_ count: Int) throws -> Role? {
      let chain = Self.lines(count) { "class A\($0): A\($0 + 1) {}" }
      let source = try SwiftSource(chain + "class A\(count): UIViewController {}", file: "A.swift")
      let project = Project([source])
      return project.named["A0"]?.first.flatMap(project.role)
    }

    #expect(try roles(50) == .view)
    #expect(try roles(51) == nil)
  }
}
