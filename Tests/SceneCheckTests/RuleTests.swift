import Foundation
import Testing

@testable import SceneCheck

/// Each rule finds what breaks it in scenes that are otherwise right, at its place, and nothing else.
struct RuleTests {
  /// A change of scenes, and what a rule finds then: in which file, at which code, and words of the message.
  struct Case: CustomTestStringConvertible {
    let rule: Rule
    let scenes: CheckedScenes
    let edits: [CheckedScenes.Edit]
    var found: [(file: String, code: String, words: String)] = []
    var testDescription: String { "\(rule.rawValue) \(scenes) \(edits.map(\.new))" }
  }

  static let cases: [Case] = [
    // MARK: strong-view
    Case(
      rule: .strongView, scenes: .classic,
      edits: [("ListBoatsPresenter.swift", "weak var viewController", "var viewController")],
      found: [
        (
          "ListBoatsPresenter.swift", "viewController",
          "ListBoatsPresenter keeps ListBoatsViewController alive, which keeps ListBoatsPresenter alive, so neither is ever freed. Declare it weak."
        )
      ]),
    Case(
      rule: .strongView, scenes: .classic,
      edits: [
        ("ListBoatsPresenter.swift", "weak var viewController", "var viewController"),
        ("ListBoatsViewController.swift", "DisplayLogic: AnyObject", "DisplayLogic"),
      ],
      found: [
        (
          "ListBoatsPresenter.swift", "viewController",
          "Let ListBoatsDisplayLogic inherit AnyObject"
        )
      ]),
    Case(
      rule: .strongView, scenes: .classic,
      edits: [("BookBoatRouter.swift", "weak var viewController", "unowned var viewController")]),
    Case(
      rule: .strongView, scenes: .classic,
      edits: [
        ("BookBoatRouter.swift", "weak var viewController", "private let screen = 1\n  var output")
      ],
      found: [
        ("BookBoatRouter.swift", "output", "BookBoatRouter keeps BookBoatViewController alive")
      ]),
    // A proxy between them may be weak, and so may a view that does not keep the scene.
    Case(
      rule: .strongView, scenes: .classic,
      edits: [
        ("ListBoatsPresenter.swift", "weak var viewController", "var viewController"),
        (
          "ListBoatsRouter.swift", "import UIKit",
          "final class ListBoatsProxy: ListBoatsDisplayLogic { weak var view: ListBoatsDisplayLogic? }"
        ),
      ]),
    Case(
      rule: .strongView, scenes: .classic,
      edits: [
        ("ListBoatsPresenter.swift", "weak var viewController", "var viewController"),
        ("ListBoatsViewController.swift", "  var interactor:", "  weak var interactor:"),
        ("ListBoatsViewController.swift", "  var router:", "  weak var router:"),
      ]),
    Case(
      rule: .strongView, scenes: .ours,
      edits: [("ShowIceCreamPresenter.swift", "public weak var view", "public var view")],
      found: [("ShowIceCreamPresenter.swift", "view", "keeps ShowIceCreamView alive")]),
    // A struct cannot be weak, and what is made in place would be freed at once.
    Case(
      rule: .strongView, scenes: .classic,
      edits: [
        ("BookBoatPresenter.swift", "weak var viewController", "var viewController"),
        ("BookBoatViewController.swift", "DisplayLogic: AnyObject", "DisplayLogic"),
        ("BookBoatViewController.swift", "final class BookBoat", "struct BookBoat"),
      ],
      found: [
        ("BookBoatPresenter.swift", "viewController", "Let a class take the view models, such as")
      ]),
    Case(
      rule: .strongView, scenes: .classic,
      edits: [
        (
          "BookBoatRouter.swift", "weak var viewController: BookBoatViewController?",
          "var viewController: BookBoatViewController? = BookBoatViewController()"
        )
      ]),
    // MARK: leaking-closure
    Case(
      rule: .leakingClosure, scenes: .classic,
      edits: [
        (
          "BookBoatViewController.swift", "  private let hoursField",
          "  private var whenDone: (() -> Void)?\n  private let hoursField"
        ),
        (
          "BookBoatViewController.swift", "    super.viewDidLoad()",
          "    super.viewDidLoad()\n    whenDone = { self.bookBoat() }"
        ),
      ],
      found: [("BookBoatViewController.swift", "self.bookBoat", "keeps the closure in whenDone")]),
    Case(
      rule: .leakingClosure, scenes: .classic,
      edits: [
        (
          "BookBoatViewController.swift", "  private let hoursField",
          "  private var whenDone: (() -> Void)?\n  private let hoursField"
        ),
        (
          "BookBoatViewController.swift", "    super.viewDidLoad()",
          "    super.viewDidLoad()\n    whenDone = { [weak self] in self?.bookBoat() }"
        ),
      ]),
    Case(
      rule: .leakingClosure, scenes: .ours,
      edits: [
        (
          "ShowIceCreamInteractor.swift", "  public var presenter:",
          "  var whenDeleted: () -> Void = {}\n  public var presenter:"
        ),
        (
          "ShowIceCreamInteractor.swift",
          "    questioned = nil\n    presenter?.presentQuestion(response: .init())",
          "    self.whenDeleted = { self.questioned = nil }"
        ),
      ],
      found: [("ShowIceCreamInteractor.swift", "self.questioned", "Begin it with [weak self] in.")]),
    // What is called at once, or belongs to something that nobody keeps, is not kept.
    Case(
      rule: .leakingClosure, scenes: .classic,
      edits: [
        (
          "BookBoatViewController.swift", "    super.viewDidLoad()",
          "    super.viewDidLoad()\n    title = { self.description }()\n    let other = Other()\n    other.whenDone = { self.bookBoat() }"
        )
      ]),
    // MARK: ui-in-rules, ui-in-words
    Case(
      rule: .uiInRules, scenes: .classic,
      edits: [("ListBoatsWorker.swift", "final class", "import UIKit\n\nfinal class")],
      found: [("ListBoatsWorker.swift", "UIKit", "ListBoatsWorker imports UIKit")]),
    Case(
      rule: .uiInRules, scenes: .classic,
      edits: [("ListBoatsModels.swift", "enum ListBoats {", "import SwiftUI\nenum ListBoats {")],
      found: [("ListBoatsModels.swift", "SwiftUI", "ListBoats imports SwiftUI")]),
    Case(
      rule: .uiInRules, scenes: .classic,
      edits: [("ListBoatsPresenter.swift", "final class", "import UIKit\n\nfinal class")]),
    Case(
      rule: .uiInRules, scenes: .classic,
      edits: [
        (
          "ListBoatsModels.swift", "enum ListBoats {",
          "import UIKit\nfinal class BoatCell: UITableViewCell {}\nenum ListBoats {"
        )
      ]),
    Case(
      rule: .uiInWords, scenes: .classic,
      edits: [("ListBoatsPresenter.swift", "final class", "import UIKit\n\nfinal class")],
      found: [("ListBoatsPresenter.swift", "UIKit", "ListBoatsPresenter imports UIKit")]),
    Case(
      rule: .uiInRules, scenes: .ours,
      edits: [
        ("ShowIceCreamInteractor.swift", "/// The requests of the scene.", "import AppKit\n")
      ],
      found: [("ShowIceCreamInteractor.swift", "AppKit", "ShowIceCreamInteractor imports AppKit")]),
    // MARK: against-the-cycle
    Case(
      rule: .againstTheCycle, scenes: .classic,
      edits: [
        (
          "BookBoatInteractor.swift", "  var boat: Boat?\n\n",
          "  var boat: Boat?\n  weak var view: BookBoatViewController?\n\n"
        ),
        (
          "BookBoatInteractor.swift", "    let hours =",
          "    view?.displayBooking(viewModel: .init(message: \"\"))\n    let hours ="
        ),
      ],
      found: [
        (
          "BookBoatInteractor.swift", "displayBooking",
          "BookBoatInteractor calls view.displayBooking"
        )
      ]),
    Case(
      rule: .againstTheCycle, scenes: .classic,
      edits: [
        (
          "ListBoatsInteractor.swift",
          "  func selectBoat(request: ListBoats.SelectBoat.Request)\n}",
          "  func selectBoat(request: ListBoats.SelectBoat.Request)\n  var boats: [Boat] { get }\n}"
        ),
        (
          "ListBoatsViewController.swift", "    displayedBoats.count",
          "    interactor?.boats.count ?? 0"
        ),
      ],
      found: [
        (
          "ListBoatsViewController.swift", "boats.count",
          "ListBoatsViewController reads boats of its interactor"
        )
      ]),
    Case(
      rule: .againstTheCycle, scenes: .ours,
      edits: [
        (
          "ShowIceCreamPresenter.swift", "  /// Creates a presenter.",
          "  var router: (any ShowIceCreamRoutingLogic)?\n  /// Creates a presenter."
        ),
        (
          "ShowIceCreamPresenter.swift", "    let iceCream = IceCreamWording",
          "    router?.routeToOrigin()\n    let iceCream = IceCreamWording"
        ),
      ],
      found: [
        (
          "ShowIceCreamPresenter.swift", "routeToOrigin",
          "ShowIceCreamPresenter calls router.routeToOrigin"
        )
      ]),
    // A view of two scenes is read once.
    Case(
      rule: .againstTheCycle, scenes: .classic,
      edits: [
        (
          "ListBoatsInteractor.swift",
          "  func selectBoat(request: ListBoats.SelectBoat.Request)\n}",
          "  func selectBoat(request: ListBoats.SelectBoat.Request)\n  var boats: [Boat] { get }\n}"
        ),
        (
          "ListBoatsViewController.swift", "    displayedBoats.count",
          "    interactor?.boats.count ?? 0"
        ),
        (
          "ListBoatsPresenter.swift", "final class ListBoatsPresenter",
          "final class OtherPresenter: ListBoatsPresentationLogic {}\n\nfinal class ListBoatsPresenter"
        ),
      ],
      found: [("ListBoatsViewController.swift", "boats.count", "reads boats of its interactor")]),
    // A parameter of the same name is another one.
    Case(
      rule: .againstTheCycle, scenes: .classic,
      edits: [
        (
          "BookBoatInteractor.swift", "  var boat: Boat?\n\n",
          "  var boat: Boat?\n  weak var view: BookBoatViewController?\n  func log(view: Log) { view.note() }\n\n"
        )
      ]),
    // MARK: answer-by-return
    Case(
      rule: .answerByReturn, scenes: .classic,
      edits: [
        (
          "BookBoatInteractor.swift", "func fetchBoat(request: BookBoat.FetchBoat.Request)",
          "func fetchBoat(request: BookBoat.FetchBoat.Request) -> Boat?"
        )
      ],
      found: [("BookBoatInteractor.swift", "fetchBoat", "fetchBoat returns its answer to the view")]
    ),
    Case(
      rule: .answerByReturn, scenes: .ours,
      edits: [
        (
          "ShowIceCreamInteractor.swift",
          "func fetchIceCream(request: ShowIceCream.FetchIceCream.Request)",
          "func fetchIceCream(request: ShowIceCream.FetchIceCream.Request, completion: @escaping (Bool) -> Void)"
        )
      ],
      found: [
        ("ShowIceCreamInteractor.swift", "fetchIceCream", "fetchIceCream answers by a closure")
      ]),
    // The view's file has the protocol, too.
    Case(
      rule: .answerByReturn, scenes: .classic,
      edits: [
        (
          "BookBoatInteractor.swift",
          "protocol BookBoatBusinessLogic {\n  func fetchBoat(request: BookBoat.FetchBoat.Request)\n  func bookBoat(request: BookBoat.BookBoat.Request)\n}",
          ""
        ),
        (
          "BookBoatViewController.swift", "import UIKit",
          "protocol BookBoatBusinessLogic {\n  func fetchBoat(request: BookBoat.FetchBoat.Request) -> Boat?\n  func bookBoat(request: BookBoat.BookBoat.Request)\n}"
        ),
      ],
      found: [
        ("BookBoatViewController.swift", "fetchBoat", "fetchBoat returns its answer to the view")
      ]),
    // Only the interactor calls it.
    Case(
      rule: .answerByReturn, scenes: .classic,
      edits: [
        (
          "BookBoatInteractor.swift", "  func bookBoat(request: BookBoat.BookBoat.Request)\n}",
          "  func bookBoat(request: BookBoat.BookBoat.Request)\n  func price() -> Int\n}"
        )
      ]),
    Case(
      rule: .answerByReturn, scenes: .classic,
      edits: [
        (
          "BookBoatInteractor.swift", "  func fetchBoat(request: BookBoat.FetchBoat.Request)\n",
          "  @discardableResult func fetchBoat(request: BookBoat.FetchBoat.Request) -> Bool\n"
        )
      ]),
    // MARK: payload
    Case(
      rule: .payload, scenes: .classic,
      edits: [
        (
          "ListBoatsModels.swift", "      var row: Int",
          "      var row: IndexPath\n      var done: (Int) -> Void\n      let cell: UITableViewCell\n      var store = BookBoatInteractor()\n      static var last: IndexPath?"
        )
      ],
      found: [
        (
          "ListBoatsModels.swift", "row",
          "row of ListBoats.SelectBoat.Request is an index path, a place in a table view. Pass an identifier."
        ),
        ("ListBoatsModels.swift", "done", "is a closure. Pass values"),
        ("ListBoatsModels.swift", "cell", "is a view, UITableViewCell"),
        ("ListBoatsModels.swift", "store", "is an object of the class BookBoatInteractor"),
      ]),
    // What cannot change can be an object.
    Case(
      rule: .payload, scenes: .classic,
      edits: [
        (
          "ListBoatsModels.swift", "      var row: Int",
          "      var row: Int\n      var harbor: Harbor\n      var slip: Slip"
        ),
        (
          "Boat.swift", "struct Boat",
          "final class Harbor: Equatable { let name: String }\nfinal class Slip: Row { let name: String }\nstruct Boat"
        ),
      ],
      found: [("ListBoatsModels.swift", "slip", "is an object of the class Slip")]),
    Case(
      rule: .payload, scenes: .ours,
      edits: [
        (
          "ShowIceCreamModels.swift", "      public var id: String?",
          "      public var views: [ShowIceCreamView] = []\n      public var id: String?"
        )
      ],
      found: [("ShowIceCreamModels.swift", "views", "is an object of the class ShowIceCreamView")]),
    // MARK: hidden-dependency
    Case(
      rule: .hiddenDependency, scenes: .classic,
      edits: [
        (
          "ListBoatsInteractor.swift", "  private let worker: ListBoatsWorker\n",
          "  private let worker = ListBoatsWorker()\n"
        ),
        (
          "ListBoatsInteractor.swift",
          "  init(worker: ListBoatsWorker = ListBoatsWorker()) {\n    self.worker = worker\n  }\n",
          ""
        ),
      ],
      found: [
        (
          "ListBoatsInteractor.swift", "ListBoatsWorker()",
          "ListBoatsInteractor takes ListBoatsWorker for itself"
        )
      ]),
    Case(
      rule: .hiddenDependency, scenes: .classic,
      edits: [
        (
          "ListBoatsInteractor.swift", "    worker.fetchBoats(seats",
          "    let worker = ListBoatsWorker()\n    if request.seats == nil { Log.shared.note() }\n    worker.fetchBoats(seats"
        )
      ],
      found: [
        ("ListBoatsInteractor.swift", "ListBoatsWorker()", "takes ListBoatsWorker"),
        ("ListBoatsInteractor.swift", "Log.shared", "takes Log.shared"),
      ]),
    Case(
      rule: .hiddenDependency, scenes: .ours,
      edits: [
        (
          "ShowIceCreamInteractor.swift", "    (typedID, questioned)",
          "    Log.shared.note()\n    (typedID, questioned)"
        )
      ],
      found: [
        ("ShowIceCreamInteractor.swift", "Log.shared", "ShowIceCreamInteractor takes Log.shared")
      ]),
    Case(
      rule: .hiddenDependency, scenes: .classic,
      edits: [
        (
          "ListBoatsInteractor.swift", "    worker.fetchBoats(seats",
          "    UserDefaults.standard.set(1)\n    NotificationCenter.default.post()\n    worker.fetchBoats(seats"
        )
      ],
      found: [
        ("ListBoatsInteractor.swift", "UserDefaults.standard", "takes UserDefaults.standard"),
        ("ListBoatsInteractor.swift", "NotificationCenter.default", "takes NotificationCenter"),
      ]),
    // A test can set a static variable.
    Case(
      rule: .hiddenDependency, scenes: .classic,
      edits: [
        (
          "ListBoatsInteractor.swift", "    worker.fetchBoats(seats",
          "    User.current = nil\n    Log.shared.note()\n    worker.fetchBoats(seats"
        ),
        (
          "Boat.swift", "struct Boat",
          "class User { static var current: User? }\nclass Log { static var shared = Log() }\nstruct Boat"
        ),
      ]),
    // A test can replace what is a variable, a default, or made where nothing was passed.
    Case(
      rule: .hiddenDependency, scenes: .classic,
      edits: [
        (
          "ListBoatsInteractor.swift", "  private let worker: ListBoatsWorker\n",
          "  var worker: ListBoatsWorker! = ListBoatsWorker()\n"
        ),
        (
          "ListBoatsInteractor.swift", "    worker.fetchBoats(seats",
          "    if worker == nil { worker = ListBoatsWorker() }\n    let other = worker ?? ListBoatsWorker()\n    other.fetchBoats(seats"
        ),
      ]),
    // MARK: data-through-view
    Case(
      rule: .dataThroughView, scenes: .classic,
      edits: [
        (
          "ListBoatsRouter.swift", "destination.router?.dataStore?.boat = dataStore?.boat",
          "destination.router!.dataStore!.boat = dataStore!.boat"
        )
      ],
      found: [("ListBoatsRouter.swift", "dataStore!.boat =", "unwraps a data store by force")]),
    Case(
      rule: .dataThroughView, scenes: .classic,
      edits: [
        (
          "BookBoatViewController.swift", "  private let hoursField",
          "  var boat: Boat?\n  weak var delegate: Harbor?\n  private let hoursField"
        ),
        (
          "ListBoatsRouter.swift", "    destination.router?.dataStore?.boat = dataStore?.boat",
          "    destination.title = \"\"\n    destination.delegate = harbor\n    destination.boat = dataStore?.boat"
        ),
      ],
      found: [
        (
          "ListBoatsRouter.swift", "destination.boat = ",
          "ListBoatsRouter passes boat through BookBoatViewController"
        )
      ]),
    // A view without an interactor has no data store.
    Case(
      rule: .dataThroughView, scenes: .classic,
      edits: [
        (
          "ListBoatsRouter.swift", "    destination.router?.dataStore?.boat = dataStore?.boat",
          "    destination.router?.dataStore?.boat = dataStore?.boat\n    let terms = TermsViewController()\n    terms.text = \"\""
        ),
        (
          "Boat.swift", "struct Boat",
          "final class TermsViewController: UIViewController { var text = \"\" }\nstruct Boat"
        ),
      ]),
    Case(
      rule: .dataThroughView, scenes: .classic,
      edits: [
        (
          "BookBoatViewController.swift", "  private let hoursField",
          "  var boat: Boat?\n  var hours: Int?\n  private let hoursField"
        ),
        (
          "ListBoatsRouter.swift", "    destination.router?.dataStore?.boat = dataStore?.boat",
          "    destination.boat = dataStore?.boat\n    destination.hours = 2"
        ),
      ],
      found: [
        ("ListBoatsRouter.swift", "destination.boat = ", "passes boat through"),
        ("ListBoatsRouter.swift", "destination.hours = ", "passes hours through"),
      ]),
    Case(
      rule: .dataThroughView, scenes: .ours,
      edits: [
        (
          "ShowIceCreamRouter.swift",
          "destination.router?.dataStore)\n    services.navigation?.show(destination)\n  }\n\n  public func routeToRepeat",
          "destination.router!.dataStore!)\n    services.navigation?.show(destination)\n  }\n\n  public func routeToRepeat"
        )
      ],
      found: [("ShowIceCreamRouter.swift", "dataStore!)", "unwraps a data store by force")]),
    // MARK: dead-end
    Case(
      rule: .deadEnd, scenes: .classic,
      edits: [
        (
          "ListBoatsViewController.swift",
          "interactor?.selectBoat(request: ListBoats.SelectBoat.Request(row: indexPath.row))", ""
        )
      ],
      found: [
        (
          "ListBoatsInteractor.swift", "selectBoat",
          "Nothing but a test calls selectBoat of ListBoatsBusinessLogic"
        )
      ]),
    Case(
      rule: .deadEnd, scenes: .classic,
      edits: [
        ("ListBoatsViewController.swift", "    presenter.viewController = viewController\n", ""),
        (
          "BookBoatViewController.swift",
          "    presenter.viewController = viewController\n    router.viewController = viewController\n",
          ""
        ),
        ("ListBoatsViewController.swift", "    router.viewController = viewController\n", ""),
      ],
      found: [
        (
          "BookBoatPresenter.swift", "viewController",
          "Nothing sets viewController of BookBoatPresenter"
        ),
        (
          "ListBoatsPresenter.swift", "viewController",
          "Nothing sets viewController of ListBoatsPresenter"
        ),
      ]),
    Case(
      rule: .deadEnd, scenes: .classic,
      edits: [
        (
          "ListBoatsViewController.swift",
          "interactor?.selectBoat(request: ListBoats.SelectBoat.Request(row: indexPath.row))",
          "perform(Selector(\"selectBoat:\"))"
        )
      ]),
    Case(
      rule: .deadEnd, scenes: .ours,
      edits: [
        (
          "ShowIceCreamView.swift",
          "interactor?.declineDeletion(request: ShowIceCream.DeclineDeletion.Request())", ""
        )
      ],
      found: [
        (
          "ShowIceCreamInteractor.swift", "declineDeletion",
          "calls declineDeletion of ShowIceCreamBusinessLogic"
        )
      ]),
    // MARK: untested
    Case(
      rule: .untested, scenes: .classic,
      edits: [
        (
          "BookBoatPresenterTests.swift",
          "interactor.bookBoat(request: BookBoat.BookBoat.Request(hours: \"13\"))", ""
        )
      ],
      found: [("BookBoatInteractor.swift", "bookBoat", "No test mentions bookBoat")]),
    // A generated spy mentions all use cases.
    Case(
      rule: .untested, scenes: .classic,
      edits: [
        (
          "BookBoatPresenterTests.swift",
          "interactor.bookBoat(request: BookBoat.BookBoat.Request(hours: \"13\"))", ""
        ),
        (
          "ListBoatsInteractorTests.swift", "import XCTest",
          "// Generated by a tool.\nimport XCTest"
        ),
      ],
      found: [
        ("BookBoatInteractor.swift", "bookBoat", "No test mentions bookBoat"),
        ("ListBoatsInteractor.swift", "fetchBoats", "No test mentions fetchBoats"),
        ("ListBoatsInteractor.swift", "selectBoat", "No test mentions selectBoat"),
      ]),
  ]

  @Test(arguments: cases)
  func `finds what breaks it, and nothing else`(_ one: Case) throws {
    let project = try one.scenes.sources(after: one.edits)
    let findings = Checker([one.rule]).findings(in: Project(project))

    #expect(findings.count == one.found.count, "\(findings.map(\.text))")
    for (finding, wanted) in zip(findings, one.found) {
      let source = try #require(project.first { $0.file == finding.file })
      let line = source.text.components(separatedBy: "\n")[finding.line - 1]
      #expect(finding.file.hasSuffix("/" + wanted.file), "\(finding.text)")
      #expect(line.dropFirst(finding.column - 1).hasPrefix(wanted.code), "\(finding.text)")
      #expect(finding.message.contains(wanted.words), "\(finding.text)")
    }
  }

  @Test(arguments: [CheckedScenes.classic, .ours])
  func `says nothing of scenes that are right`(scenes: CheckedScenes) throws {
    #expect(try Checker(Rule.allCases).findings(in: Project(scenes.sources(after: []))) == [])
  }

  @Test func `has a case of each rule in both shapes`() {
    for rule in Rule.allCases where ![.uiInWords, .untested].contains(rule) {
      let found = Self.cases.filter { $0.rule == rule && !$0.found.isEmpty }
      #expect(Set(found.map(\.scenes)) == [.classic, .ours], "\(rule)")
    }
  }
}
