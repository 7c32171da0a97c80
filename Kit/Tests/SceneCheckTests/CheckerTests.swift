import Foundation
import SwiftReading
import Testing

@testable import SceneCheck

/// Findings can be allowed, accepted, and printed for people and for programs.
struct CheckerTests {
  private let leak: CheckedScenes.Edit = (
    "ListBoatsPresenter.swift", "  weak var viewController", "  var viewController"
  )

  private func findings(_ edits: CheckedScenes.Edit...) throws -> [Finding] {
    Checker().findings(in: Project(try CheckedScenes.classic.sources(after: edits)))
  }

  @Test(arguments: [
    ("  // scene:allow strong-view The window owns it.\n  var viewController", 0),
    ("  var viewController // scene:allow strong-view until 2.0\n   ", 0),
    ("  // scene:allow strong-view\n  var viewController", 1),
    ("  // scene:allow payload The window owns it.\n  var viewController", 1),
    ("  // scene:allow strong-view The window owns it.\n\n  var viewController", 1),
  ])
  func `a comment allows a rule on its line or the next, with a reason`(
    new: String, count: Int
  ) throws {
    let found = try findings(("ListBoatsPresenter.swift", "  weak var viewController", new))

    #expect(found.count == count)
  }

  @Test func `a baseline accepts what it has, wherever it moves, and as often`() throws {
    let known = try findings(leak)
    let baseline = Baseline(Baseline.text(of: known))
    let moved = try findings(
      leak, ("ListBoatsPresenter.swift", "protocol ListBoatsPres", "\n\n\nprotocol ListBoatsPres"))
    let more = try findings(
      leak, ("BookBoatPresenter.swift", "  weak var viewController", "  var viewController"))

    #expect(known.count == 1 && moved.count == 1 && moved[0].line == known[0].line + 3)
    func compare(
      _ found: [Finding], with baseline: Baseline, of rules: [Rule] = Rule.allCases
    ) -> (new: [Finding], mended: Int) {
      baseline.compare(with: found, of: rules, in: known.map(\.file))
    }
    #expect(compare(moved, with: baseline) == ([], 0))
    #expect(
      compare(more, with: baseline).new.map(\.subject) == ["BookBoatPresenter.viewController"])
    #expect(compare(known + known, with: baseline).new == known)
    #expect(compare(known, with: Baseline("")) == (known, 0))
    // Of a rule that was not checked, and of a file that was not read, nothing is known.
    #expect(compare([], with: baseline).mended == 1)
    #expect(compare([], with: baseline, of: [.payload]).mended == 0)
    #expect(baseline.compare(with: [], of: Rule.allCases, in: ["Other.swift"]).mended == 0)
  }

  @Test func `checks only the rules that it is given, and leaves one out by itself`() throws {
    let view: CheckedScenes.Edit = (
      "ListBoatsPresenter.swift", "final class", "import UIKit\n\nfinal class"
    )
    let sources = try CheckedScenes.classic.sources(after: [leak, view])

    #expect(Checker().findings(in: Project(sources)).map(\.rule) == [.strongView])
    #expect(Checker([.uiInWords]).findings(in: Project(sources)).map(\.rule) == [.uiInWords])
  }

  @Test(arguments: [
    "", "protocol", "class A: A { var a = A() }", "extension A.B { class C: C.D {} }",
    "class A: B {}\nclass B: A {}\nprotocol P: P {}\ntypealias T = T", "}}}{{{ class { var = }",
    "class APresenter { var view: AViewController }\nclass AViewController { var i: AInteractor }",
  ])
  func `reads what does not compile`(text: String) throws {
    let project = Project([
      try SwiftSource(text, file: "A.swift"), try SwiftSource(text, file: "B.swift"),
    ])

    #expect(Checker(Rule.allCases).findings(in: project) == [])
  }
}
