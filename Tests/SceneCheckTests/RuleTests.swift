import Foundation
import Testing

@testable import SceneCheck

/// Each rule finds what breaks it in scenes that are otherwise right, at its place, and nothing else.
struct RuleTests {
  /// Changes of scenes, and what a rule finds then: in which file, at which code, and words of the message.
  struct Case: CustomTestStringConvertible {
    let rule: Rule
    let scenes: CheckedScenes
    var edits: [CheckedScenes.Edit] = []
    var found: [(file: String, code: String, words: String)] = []
    var testDescription: String { "\(rule.rawValue) \(scenes) \(edits.map(\.new))" }

    init(_ rule: Rule, _ scenes: CheckedScenes) {
      (self.rule, self.scenes) = (rule, scenes)
    }

    func edit(_ file: String, _ old: String, _ new: String) -> Case {
      var changed = self
      changed.edits.append((file, old, new))
      return changed
    }

    func finds(_ file: String, _ code: String, _ words: String) -> Case {
      var changed = self
      changed.found.append((file, code, words))
      return changed
    }
  }

  static let cases = [
    // MARK: strong-view
    Case(.strongView, .classic)
      .edit("ListBoatsPresenter.swift", "weak var viewController", "var viewController")
      .finds(
        "ListBoatsPresenter.swift", "viewController",
        "ListBoatsPresenter keeps ListBoatsViewController alive, which keeps ListBoatsPresenter alive, so neither is ever freed. Declare it weak."
      ),
    Case(.strongView, .classic)
      .edit("ListBoatsPresenter.swift", "weak var viewController", "var viewController")
      .edit("ListBoatsViewController.swift", "DisplayLogic: AnyObject", "DisplayLogic")
      .finds(
        "ListBoatsPresenter.swift", "viewController", "Let ListBoatsDisplayLogic inherit AnyObject"),
    Case(.strongView, .classic)
      .edit("BookBoatRouter.swift", "weak var viewController", "unowned var viewController"),
    Case(.strongView, .classic)
      .edit(
        "BookBoatRouter.swift", "weak var viewController", "private let screen = 1\n  var output"
      )
      .finds("BookBoatRouter.swift", "output", "BookBoatRouter keeps BookBoatViewController alive"),
    // A proxy between them may be weak, and so may a view that does not keep the scene.
    Case(.strongView, .classic)
      .edit("ListBoatsPresenter.swift", "weak var viewController", "var viewController")
      .edit(
        "ListBoatsRouter.swift", "import UIKit",
        "final class ListBoatsProxy: ListBoatsDisplayLogic { weak var view: ListBoatsDisplayLogic? }"
      ),
    Case(.strongView, .classic)
      .edit("ListBoatsPresenter.swift", "weak var viewController", "var viewController")
      .edit("ListBoatsViewController.swift", "  var interactor:", "  weak var interactor:")
      .edit("ListBoatsViewController.swift", "  var router:", "  weak var router:"),
    Case(.strongView, .ours)
      .edit("ShowIceCreamPresenter.swift", "public weak var view", "public var view")
      .finds("ShowIceCreamPresenter.swift", "view", "keeps ShowIceCreamView alive"),
    Case(.strongView, .classic)
      .edit(
        "BookBoatPresenter.swift", "weak var viewController: BookBoatDisplayLogic?",
        "var viewController: BookBoatDisplayLogic? = nil"
      )
      .finds("BookBoatPresenter.swift", "viewController", "keeps BookBoatViewController alive"),
    // A struct cannot be weak, and what is made in place would be freed at once.
    Case(.strongView, .classic)
      .edit("BookBoatPresenter.swift", "weak var viewController", "var viewController")
      .edit("BookBoatViewController.swift", "DisplayLogic: AnyObject", "DisplayLogic")
      .edit("BookBoatViewController.swift", "final class BookBoat", "struct BookBoat")
      .finds(
        "BookBoatPresenter.swift", "viewController", "Let a class take the view models, such as"),
    Case(.strongView, .classic)
      .edit(
        "BookBoatRouter.swift", "weak var viewController: BookBoatViewController?",
        "var viewController: BookBoatViewController? = BookBoatViewController()"),
    // MARK: leaking-closure
    Case(.leakingClosure, .classic)
      .edit(
        "BookBoatViewController.swift", "  private let hoursField",
        "  private var whenDone: (() -> Void)?\n  private let hoursField"
      )
      .edit(
        "BookBoatViewController.swift", "    super.viewDidLoad()",
        "    super.viewDidLoad()\n    whenDone = { self.bookBoat() }"
      )
      .finds("BookBoatViewController.swift", "self.bookBoat", "keeps the closure in whenDone"),
    Case(.leakingClosure, .classic)
      .edit(
        "BookBoatViewController.swift", "  private let hoursField",
        "  private var whenDone: (() -> Void)?\n  private let hoursField"
      )
      .edit(
        "BookBoatViewController.swift", "    super.viewDidLoad()",
        "    super.viewDidLoad()\n    whenDone = { [weak self] in self?.bookBoat() }"),
    Case(.leakingClosure, .ours)
      .edit(
        "ShowIceCreamInteractor.swift", "  public var presenter:",
        "  var whenDeleted: () -> Void = {}\n  public var presenter:"
      )
      .edit(
        "ShowIceCreamInteractor.swift",
        "    questioned = nil\n    presenter?.presentQuestion(response: .init())",
        "    self.whenDeleted = { self.questioned = nil }"
      )
      .finds("ShowIceCreamInteractor.swift", "self.questioned", "Begin it with [weak self] in."),
    // What is called at once, or belongs to something that nobody keeps, is not kept.
    Case(.leakingClosure, .classic)
      .edit(
        "BookBoatViewController.swift", "    super.viewDidLoad()",
        "    super.viewDidLoad()\n    title = { self.description }()\n    let other = Other()\n    other.whenDone = { self.bookBoat() }"
      ),
    // MARK: ui-in-rules, ui-in-words
    Case(.uiInRules, .classic)
      .edit("ListBoatsWorker.swift", "final class", "import UIKit\n\nfinal class")
      .finds("ListBoatsWorker.swift", "UIKit", "ListBoatsWorker imports UIKit"),
    Case(.uiInRules, .classic)
      .edit("ListBoatsModels.swift", "enum ListBoats {", "import SwiftUI\nenum ListBoats {")
      .finds("ListBoatsModels.swift", "SwiftUI", "ListBoats imports SwiftUI"),
    Case(.uiInRules, .classic)
      .edit("ListBoatsPresenter.swift", "final class", "import UIKit\n\nfinal class"),
    Case(.uiInRules, .classic)
      .edit(
        "ListBoatsModels.swift", "enum ListBoats {",
        "import UIKit\nfinal class BoatCell: UITableViewCell {}\nenum ListBoats {"),
    Case(.uiInWords, .classic)
      .edit("ListBoatsPresenter.swift", "final class", "import UIKit\n\nfinal class")
      .finds("ListBoatsPresenter.swift", "UIKit", "ListBoatsPresenter imports UIKit"),
    Case(.uiInRules, .ours)
      .edit("ShowIceCreamInteractor.swift", "/// The requests of the scene.", "import AppKit\n")
      .finds("ShowIceCreamInteractor.swift", "AppKit", "ShowIceCreamInteractor imports AppKit"),
    // MARK: against-the-cycle
    Case(.againstTheCycle, .classic)
      .edit(
        "BookBoatInteractor.swift", "  var boat: Boat?\n\n",
        "  var boat: Boat?\n  weak var view: BookBoatViewController?\n\n"
      )
      .edit(
        "BookBoatInteractor.swift", "    let hours =",
        "    view?.displayBooking(viewModel: .init(message: \"\"))\n    let hours ="
      )
      .finds(
        "BookBoatInteractor.swift", "displayBooking", "BookBoatInteractor calls view.displayBooking"
      ),
    Case(.againstTheCycle, .classic)
      .edit(
        "ListBoatsInteractor.swift", "  func selectBoat(request: ListBoats.SelectBoat.Request)\n}",
        "  func selectBoat(request: ListBoats.SelectBoat.Request)\n  var boats: [Boat] { get }\n}"
      )
      .edit(
        "ListBoatsViewController.swift", "    displayedBoats.count",
        "    interactor?.boats.count ?? 0"
      )
      .finds(
        "ListBoatsViewController.swift", "boats.count",
        "ListBoatsViewController reads boats of its interactor"),
    Case(.againstTheCycle, .ours)
      .edit(
        "ShowIceCreamPresenter.swift", "  /// Creates a presenter.",
        "  var router: (any ShowIceCreamRoutingLogic)?\n  /// Creates a presenter."
      )
      .edit(
        "ShowIceCreamPresenter.swift", "    wording.words = response.words",
        "    router?.routeToOrigin()\n    wording.words = response.words"
      )
      .finds(
        "ShowIceCreamPresenter.swift", "routeToOrigin",
        "ShowIceCreamPresenter calls router.routeToOrigin"),
    Case(.uiInRules, .classic)
      .edit(
        "ListBoatsInteractor.swift", "final class",
        "import UIKit\nenum Kind: UInt8 { case row }\nfinal class"
      )
      .finds("ListBoatsInteractor.swift", "UIKit", "ListBoatsInteractor imports UIKit"),
    // A view of two scenes is read once.
    Case(.againstTheCycle, .classic)
      .edit(
        "ListBoatsInteractor.swift", "  func selectBoat(request: ListBoats.SelectBoat.Request)\n}",
        "  func selectBoat(request: ListBoats.SelectBoat.Request)\n  var boats: [Boat] { get }\n}"
      )
      .edit(
        "ListBoatsViewController.swift", "    displayedBoats.count",
        "    interactor?.boats.count ?? 0"
      )
      .edit(
        "ListBoatsPresenter.swift", "final class ListBoatsPresenter",
        "final class OtherPresenter: ListBoatsPresentationLogic {}\n\nfinal class ListBoatsPresenter"
      )
      .finds("ListBoatsViewController.swift", "boats.count", "reads boats of its interactor"),
    // A parameter of the same name is another one.
    Case(.againstTheCycle, .classic)
      .edit(
        "BookBoatInteractor.swift", "  var boat: Boat?\n\n",
        "  var boat: Boat?\n  weak var view: BookBoatViewController?\n  func log(view: Log) { view.note() }\n\n"
      ),
    // MARK: answer-by-return
    Case(.answerByReturn, .classic)
      .edit(
        "BookBoatInteractor.swift", "func fetchBoat(request: BookBoat.FetchBoat.Request)",
        "func fetchBoat(request: BookBoat.FetchBoat.Request) -> Boat?"
      )
      .finds("BookBoatInteractor.swift", "fetchBoat", "fetchBoat returns its answer to the view"),
    Case(.answerByReturn, .ours)
      .edit(
        "ShowIceCreamInteractor.swift",
        "func fetchIceCream(request: ShowIceCream.FetchIceCream.Request)",
        "func fetchIceCream(request: ShowIceCream.FetchIceCream.Request, completion: @escaping (Bool) -> Void)"
      )
      .finds("ShowIceCreamInteractor.swift", "fetchIceCream", "fetchIceCream answers by a closure"),
    // The view's file has the protocol, too.
    Case(.answerByReturn, .classic)
      .edit(
        "BookBoatInteractor.swift",
        "protocol BookBoatBusinessLogic {\n  func fetchBoat(request: BookBoat.FetchBoat.Request)\n  func bookBoat(request: BookBoat.BookBoat.Request)\n}",
        ""
      )
      .edit(
        "BookBoatViewController.swift", "import UIKit",
        "protocol BookBoatBusinessLogic {\n  func fetchBoat(request: BookBoat.FetchBoat.Request) -> Boat?\n  func bookBoat(request: BookBoat.BookBoat.Request)\n}"
      )
      .finds(
        "BookBoatViewController.swift", "fetchBoat", "fetchBoat returns its answer to the view"),
    // Only the interactor calls it.
    Case(.answerByReturn, .classic)
      .edit(
        "BookBoatInteractor.swift", "  func bookBoat(request: BookBoat.BookBoat.Request)\n}",
        "  func bookBoat(request: BookBoat.BookBoat.Request)\n  func price() -> Int\n}"),
    Case(.answerByReturn, .classic)
      .edit(
        "BookBoatInteractor.swift", "  func fetchBoat(request: BookBoat.FetchBoat.Request)\n",
        "  @discardableResult func fetchBoat(request: BookBoat.FetchBoat.Request) -> Bool\n"),
    // MARK: payload
    Case(.payload, .classic)
      .edit(
        "ListBoatsModels.swift", "      var row: Int",
        "      var row: IndexPath\n      var done: (Int) -> Void\n      let cell: UITableViewCell\n      var store = BookBoatInteractor()\n      static var last: IndexPath?"
      )
      .finds(
        "ListBoatsModels.swift", "row",
        "row of ListBoats.SelectBoat.Request is an index path, a place in a table view. Pass an identifier."
      )
      .finds("ListBoatsModels.swift", "done", "is a closure. Pass values")
      .finds("ListBoatsModels.swift", "cell", "is a view, UITableViewCell")
      .finds("ListBoatsModels.swift", "store", "is an object of the class BookBoatInteractor"),
    // What cannot change can be an object.
    Case(.payload, .classic)
      .edit(
        "ListBoatsModels.swift", "      var row: Int",
        "      var row: Int\n      var harbor: Harbor\n      var slip: Slip"
      )
      .edit(
        "Boat.swift", "struct Boat",
        "final class Harbor: Equatable { let name: String }\nfinal class Slip: Row { let name: String }\nstruct Boat"
      )
      .finds("ListBoatsModels.swift", "slip", "is an object of the class Slip"),
    Case(.payload, .ours)
      .edit(
        "ShowIceCreamModels.swift", "      public var id: String?",
        "      public var views: [ShowIceCreamView] = []\n      public var id: String?"
      )
      .finds("ShowIceCreamModels.swift", "views", "is an object of the class ShowIceCreamView"),
    // MARK: hidden-dependency
    Case(.hiddenDependency, .classic)
      .edit(
        "ListBoatsInteractor.swift", "  private let worker: ListBoatsWorker\n",
        "  private let worker = ListBoatsWorker()\n"
      )
      .edit(
        "ListBoatsInteractor.swift",
        "  init(worker: ListBoatsWorker = ListBoatsWorker()) {\n    self.worker = worker\n  }\n", ""
      )
      .finds(
        "ListBoatsInteractor.swift", "ListBoatsWorker()",
        "ListBoatsInteractor takes ListBoatsWorker for itself"),
    Case(.hiddenDependency, .classic)
      .edit(
        "ListBoatsInteractor.swift", "    worker.fetchBoats(seats",
        "    let worker = ListBoatsWorker()\n    if request.seats == nil { Log.shared.note() }\n    worker.fetchBoats(seats"
      )
      .finds("ListBoatsInteractor.swift", "ListBoatsWorker()", "takes ListBoatsWorker")
      .finds("ListBoatsInteractor.swift", "Log.shared", "takes Log.shared"),
    Case(.hiddenDependency, .ours)
      .edit(
        "ShowIceCreamInteractor.swift", "    (typedID, questioned)",
        "    Log.shared.note()\n    (typedID, questioned)"
      )
      .finds(
        "ShowIceCreamInteractor.swift", "Log.shared", "ShowIceCreamInteractor takes Log.shared"),
    Case(.hiddenDependency, .classic)
      .edit(
        "ListBoatsInteractor.swift", "    worker.fetchBoats(seats",
        "    UserDefaults.standard.set(1)\n    NotificationCenter.default.post()\n    worker.fetchBoats(seats"
      )
      .finds("ListBoatsInteractor.swift", "UserDefaults.standard", "takes UserDefaults.standard")
      .finds("ListBoatsInteractor.swift", "NotificationCenter.default", "takes NotificationCenter"),
    // A test can set a static variable.
    Case(.hiddenDependency, .classic)
      .edit(
        "ListBoatsInteractor.swift", "    worker.fetchBoats(seats",
        "    User.current = nil\n    Log.shared.note()\n    worker.fetchBoats(seats"
      )
      .edit(
        "Boat.swift", "struct Boat",
        "class User { static var current: User? }\nclass Log { static var shared = Log() }\nstruct Boat"
      ),
    // A test can replace what is a variable, a default, or made where nothing was passed.
    Case(.hiddenDependency, .classic)
      .edit(
        "ListBoatsInteractor.swift", "  private let worker: ListBoatsWorker\n",
        "  var worker: ListBoatsWorker! = ListBoatsWorker()\n"
      )
      .edit(
        "ListBoatsInteractor.swift", "    worker.fetchBoats(seats",
        "    if worker == nil { worker = ListBoatsWorker() }\n    let other = worker ?? ListBoatsWorker()\n    other.fetchBoats(seats"
      ),
    // MARK: data-through-view
    Case(.dataThroughView, .classic)
      .edit(
        "ListBoatsRouter.swift", "destination.router?.dataStore?.boat = dataStore?.boat",
        "destination.router!.dataStore!.boat = dataStore!.boat"
      )
      .finds("ListBoatsRouter.swift", "dataStore!.boat =", "unwraps a data store by force"),
    Case(.dataThroughView, .classic)
      .edit(
        "BookBoatViewController.swift", "  private let hoursField",
        "  var boat: Boat?\n  weak var delegate: Harbor?\n  private let hoursField"
      )
      .edit(
        "ListBoatsRouter.swift", "    destination.router?.dataStore?.boat = dataStore?.boat",
        "    destination.title = \"\"\n    destination.delegate = harbor\n    destination.boat = dataStore?.boat"
      )
      .finds(
        "ListBoatsRouter.swift", "destination.boat = ",
        "ListBoatsRouter passes boat through BookBoatViewController"),
    // A view without an interactor has no data store.
    Case(.dataThroughView, .classic)
      .edit(
        "ListBoatsRouter.swift", "    destination.router?.dataStore?.boat = dataStore?.boat",
        "    destination.router?.dataStore?.boat = dataStore?.boat\n    let terms = TermsViewController()\n    terms.text = \"\""
      )
      .edit(
        "Boat.swift", "struct Boat",
        "final class TermsViewController: UIViewController { var text = \"\" }\nstruct Boat"),
    Case(.dataThroughView, .classic)
      .edit(
        "BookBoatViewController.swift", "  private let hoursField",
        "  var boat: Boat?\n  var hours: Int?\n  private let hoursField"
      )
      .edit(
        "ListBoatsRouter.swift", "    destination.router?.dataStore?.boat = dataStore?.boat",
        "    destination.boat = dataStore?.boat\n    destination.hours = 2"
      )
      .finds("ListBoatsRouter.swift", "destination.boat = ", "passes boat through")
      .finds("ListBoatsRouter.swift", "destination.hours = ", "passes hours through"),
    Case(.dataThroughView, .ours)
      .edit(
        "ShowIceCreamRouter.swift",
        "destination.router?.dataStore)\n    services.navigation?.show(destination)\n  }\n\n  public func routeToRepeat",
        "destination.router!.dataStore!)\n    services.navigation?.show(destination)\n  }\n\n  public func routeToRepeat"
      )
      .finds("ShowIceCreamRouter.swift", "dataStore!)", "unwraps a data store by force"),
    // MARK: dead-end
    Case(.deadEnd, .classic)
      .edit(
        "ListBoatsViewController.swift",
        "interactor?.selectBoat(request: ListBoats.SelectBoat.Request(row: indexPath.row))", ""
      )
      .finds(
        "ListBoatsInteractor.swift", "selectBoat",
        "Nothing but a test calls selectBoat of ListBoatsBusinessLogic"),
    Case(.deadEnd, .classic)
      .edit("ListBoatsViewController.swift", "    presenter.viewController = viewController\n", "")
      .edit(
        "BookBoatViewController.swift",
        "    presenter.viewController = viewController\n    router.viewController = viewController\n",
        ""
      )
      .edit("ListBoatsViewController.swift", "    router.viewController = viewController\n", "")
      .finds(
        "BookBoatPresenter.swift", "viewController",
        "Nothing sets viewController of BookBoatPresenter"
      )
      .finds(
        "ListBoatsPresenter.swift", "viewController",
        "Nothing sets viewController of ListBoatsPresenter"),
    Case(.deadEnd, .classic)
      .edit(
        "ListBoatsViewController.swift",
        "interactor?.selectBoat(request: ListBoats.SelectBoat.Request(row: indexPath.row))",
        "perform(Selector(\"selectBoat:\"))"),
    Case(.deadEnd, .ours)
      .edit(
        "ShowIceCreamView.swift",
        "interactor?.declineDeletion(request: ShowIceCream.DeclineDeletion.Request())", ""
      )
      .finds(
        "ShowIceCreamInteractor.swift", "declineDeletion",
        "calls declineDeletion of ShowIceCreamBusinessLogic"),
    // MARK: untested
    Case(.untested, .classic)
      .edit(
        "BookBoatPresenterTests.swift",
        "interactor.bookBoat(request: BookBoat.BookBoat.Request(hours: \"13\"))", ""
      )
      .finds("BookBoatInteractor.swift", "bookBoat", "No test mentions bookBoat"),
    // A generated spy mentions all use cases.
    Case(.untested, .classic)
      .edit(
        "BookBoatPresenterTests.swift",
        "interactor.bookBoat(request: BookBoat.BookBoat.Request(hours: \"13\"))", ""
      )
      .edit(
        "ListBoatsInteractorTests.swift", "import XCTest",
        "// Generated by a tool.\nimport XCTest // Generated names are unique."
      )
      .finds("BookBoatInteractor.swift", "bookBoat", "No test mentions bookBoat")
      .finds("ListBoatsInteractor.swift", "fetchBoats", "No test mentions fetchBoats")
      .finds("ListBoatsInteractor.swift", "selectBoat", "No test mentions selectBoat"),
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
