import Foundation
import Testing

@testable import SceneCheck

/// Each rule finds what breaks it in scenes that are otherwise right, at its place, and nothing else.
struct RuleTests {
  /// Changes of scenes, and what a rule finds then.
  struct Case: CustomTestStringConvertible {
    let rule: Rule
    let scenes: CheckedScenes
    var testDescription: String
    var edits: [CheckedScenes.Edit] = []
    var found: [(file: String, code: String, words: String)] = []
  }

  /// Each case begins with its rule and its scenes.
  ///
  /// The changes of files follow, each with the old code and the new one, and what is found: in which file, at which
  /// code, and words of the message.
  private static let table = #"""
    strong-view classic
      ListBoatsPresenter: weak var viewController => var viewController
      ListBoatsPresenter at viewController finds ListBoatsPresenter, ListBoatsViewController and ListBoatsInteractor hold each other strongly (viewController → interactor → presenter), so none is ever freed. Declare the property weak.
    strong-view classic
      ListBoatsPresenter: weak var viewController => var viewController
      ListBoatsViewController: DisplayLogic: AnyObject => DisplayLogic
      ListBoatsPresenter at viewController finds Let ListBoatsDisplayLogic inherit AnyObject
    strong-view classic
      BookBoatRouter: weak var viewController => unowned var viewController
    strong-view classic
      BookBoatRouter: weak var viewController => private let screen = 1\n  var output
      BookBoatRouter at output finds BookBoatRouter and BookBoatViewController hold
    # A proxy between them may be weak, and so may a view that does not keep the scene.
    strong-view classic
      ListBoatsPresenter: weak var viewController => var viewController
      ListBoatsRouter: import UIKit => final class ListBoatsProxy: ListBoatsDisplayLogic { weak var view: ListBoatsDisplayLogic? }
    strong-view classic
      ListBoatsPresenter: weak var viewController => var viewController
      ListBoatsViewController: var interactor: => weak var interactor:
      ListBoatsViewController: var router: => weak var router:
    strong-view ours
      ShowIceCreamPresenter: public weak var view => public var view
      ShowIceCreamPresenter at view finds ShowIceCreamPresenter, ShowIceCreamView and ShowIceCreamInteractor hold
    strong-view classic
      BookBoatPresenter: weak var viewController: BookBoatDisplayLogic? => var viewController: BookBoatDisplayLogic? = nil
      BookBoatPresenter at viewController finds BookBoatPresenter, BookBoatViewController and BookBoatInteractor hold
    # A struct cannot be weak, and what is made in place would be freed at once.
    strong-view classic
      BookBoatPresenter: weak var viewController => var viewController
      BookBoatViewController: DisplayLogic: AnyObject => DisplayLogic
      BookBoatViewController: final class BookBoat => struct BookBoat
      BookBoatPresenter at viewController finds Display the view models in a class
    strong-view classic
      BookBoatRouter: weak var viewController: BookBoatViewController? => var viewController: BookBoatViewController? = BookBoatViewController()
    leaking-closure classic
      BookBoatViewController: private let hoursField => private var whenDone: (() -> Void)?\n  private let hoursField
      BookBoatViewController: super.viewDidLoad() => super.viewDidLoad()\n    whenDone = { self.bookBoat() }
      BookBoatViewController at self.bookBoat finds holds the closure in whenDone
    leaking-closure classic
      BookBoatViewController: private let hoursField => private var whenDone: (() -> Void)?\n  private let hoursField
      BookBoatViewController: super.viewDidLoad() => super.viewDidLoad()\n    whenDone = { [weak self] in self?.bookBoat() }
    leaking-closure ours
      ShowIceCreamInteractor: public var presenter: => var whenDeleted: () -> Void = {}\n  public var presenter:
      ShowIceCreamInteractor: questioned = nil\n    presenter?.presentQuestion(response: .init()) => self.whenDeleted = { self.questioned = nil }
      ShowIceCreamInteractor at self.questioned finds Begin it with [weak self] in.
    # What is called at once, or belongs to an object that nothing holds, is not stored.
    leaking-closure classic
      BookBoatViewController: super.viewDidLoad() => super.viewDidLoad()\n    title = { self.description }()\n    let other = Other()\n    other.whenDone = { self.bookBoat() }
    ui-in-rules classic
      ListBoatsWorker: final class => import UIKit\n\nfinal class
      ListBoatsWorker at UIKit finds ListBoatsWorker imports UIKit
    ui-in-rules classic
      ListBoatsModels: enum ListBoats { => import SwiftUI\nenum ListBoats {
      ListBoatsModels at SwiftUI finds ListBoats imports SwiftUI
    ui-in-rules classic
      ListBoatsPresenter: final class => import UIKit\n\nfinal class
    ui-in-rules classic
      ListBoatsModels: enum ListBoats { => import UIKit\nfinal class BoatCell: UITableViewCell {}\nenum ListBoats {
    ui-in-words classic
      ListBoatsPresenter: final class => import UIKit\n\nfinal class
      ListBoatsPresenter at UIKit finds ListBoatsPresenter imports UIKit
    ui-in-rules ours
      ShowIceCreamInteractor: /// The requests of the scene. => import AppKit\n
      ShowIceCreamInteractor at AppKit finds ShowIceCreamInteractor imports AppKit
    against-the-cycle classic
      BookBoatInteractor: var boat: Boat? => var boat: Boat?\n  weak var view: BookBoatViewController?
      BookBoatInteractor: let hours = => view?.displayBooking(viewModel: .init(message: ""))\n    let hours =
      BookBoatInteractor at displayBooking finds BookBoatInteractor calls view.displayBooking
    against-the-cycle classic
      ListBoatsInteractor: func selectBoat(request: ListBoats.SelectBoat.Request)\n} => func selectBoat(request: ListBoats.SelectBoat.Request)\n  var boats: [Boat] { get }\n}
      ListBoatsViewController: displayedBoats.count => interactor?.boats.count ?? 0
      ListBoatsViewController at boats.count finds ListBoatsViewController reads boats of its interactor
    against-the-cycle ours
      ShowIceCreamPresenter: /// Creates a presenter. => var router: (any ShowIceCreamRoutingLogic)?\n  /// Creates a presenter.
      ShowIceCreamPresenter: wording.words = response.words => router?.routeToOrigin()\n    wording.words = response.words
      ShowIceCreamPresenter at routeToOrigin finds ShowIceCreamPresenter calls router.routeToOrigin
    ui-in-rules classic
      ListBoatsInteractor: final class => import UIKit\nenum Kind: UInt8 { case row }\nfinal class
      ListBoatsInteractor at UIKit finds ListBoatsInteractor imports UIKit
    # A view of two scenes is read once.
    against-the-cycle classic
      ListBoatsInteractor: func selectBoat(request: ListBoats.SelectBoat.Request)\n} => func selectBoat(request: ListBoats.SelectBoat.Request)\n  var boats: [Boat] { get }\n}
      ListBoatsViewController: displayedBoats.count => interactor?.boats.count ?? 0
      ListBoatsPresenter: final class ListBoatsPresenter => final class OtherPresenter: ListBoatsPresentationLogic {}\n\nfinal class ListBoatsPresenter
      ListBoatsViewController at boats.count finds reads boats of its interactor
    # A parameter of the same name is another one.
    against-the-cycle classic
      BookBoatInteractor: var boat: Boat? => var boat: Boat?\n  weak var view: BookBoatViewController?\n  func log(view: Log) { view.note() }
      BookBoatInteractor at view: BookBoatViewController finds holds a view, view, against the direction
    answer-by-return classic
      BookBoatInteractor: func fetchBoat(request: BookBoat.FetchBoat.Request) => func fetchBoat(request: BookBoat.FetchBoat.Request) -> Boat?
      BookBoatInteractor at fetchBoat finds fetchBoat returns its answer to the view
    answer-by-return ours
      ShowIceCreamInteractor: func fetchIceCream(request: ShowIceCream.FetchIceCream.Request) => func fetchIceCream(request: ShowIceCream.FetchIceCream.Request, completion: @escaping (Bool) -> Void)
      ShowIceCreamInteractor at fetchIceCream finds fetchIceCream passes its answer to a closure
    # The view's file has the protocol, too.
    answer-by-return classic
      BookBoatInteractor: protocol BookBoatBusinessLogic {\n  func fetchBoat(request: BookBoat.FetchBoat.Request)\n  func bookBoat(request: BookBoat.BookBoat.Request)\n} =>
      BookBoatViewController: import UIKit => protocol BookBoatBusinessLogic {\n  func fetchBoat(request: BookBoat.FetchBoat.Request) -> Boat?\n  func bookBoat(request: BookBoat.BookBoat.Request)\n}
      BookBoatViewController at fetchBoat finds fetchBoat returns its answer to the view
    # Only the interactor calls it.
    answer-by-return classic
      BookBoatInteractor: func bookBoat(request: BookBoat.BookBoat.Request)\n} => func bookBoat(request: BookBoat.BookBoat.Request)\n  func price() -> Int\n}
    answer-by-return classic
      BookBoatInteractor: func fetchBoat(request: BookBoat.FetchBoat.Request) => @discardableResult func fetchBoat(request: BookBoat.FetchBoat.Request) -> Bool
    payload classic
      ListBoatsModels: var row: Int => var row: IndexPath\n      var done: (Int) -> Void\n      let cell: UITableViewCell\n      var store = BookBoatInteractor()\n      static var last: IndexPath?
      ListBoatsModels at row finds row of ListBoats.SelectBoat.Request is an index path, which is a position in a table view. Pass an identifier.
      ListBoatsModels at done finds is a closure. Pass values
      ListBoatsModels at cell finds is a view, UITableViewCell
      ListBoatsModels at store finds is an object of the class BookBoatInteractor
    # What cannot change can be an object.
    payload classic
      ListBoatsModels: var row: Int => var row: Int\n      var harbor: Harbor\n      var slip: Slip
      Boat: struct Boat => final class Harbor: Equatable { let name: String }\nfinal class Slip: Row { let name: String }\nstruct Boat
      ListBoatsModels at slip finds is an object of the class Slip
    payload ours
      ShowIceCreamModels: public var id: String? => public var views: [ShowIceCreamView] = []\n      public var id: String?
      ShowIceCreamModels at views finds is an object of the class ShowIceCreamView
    hidden-dependency classic
      ListBoatsInteractor: private let worker: ListBoatsWorker => private let worker = ListBoatsWorker()
      ListBoatsInteractor:   init(worker: ListBoatsWorker = ListBoatsWorker()) {\n    self.worker = worker\n  }\n =>
      ListBoatsInteractor at ListBoatsWorker() finds ListBoatsInteractor uses ListBoatsWorker directly
    hidden-dependency classic
      ListBoatsInteractor: worker.fetchBoats(seats => let worker = ListBoatsWorker()\n    if request.seats == nil { Log.shared.note() }\n    worker.fetchBoats(seats
      ListBoatsInteractor at ListBoatsWorker() finds uses ListBoatsWorker
      ListBoatsInteractor at Log.shared finds uses Log.shared
    hidden-dependency ours
      ShowIceCreamInteractor: (typedID, questioned) => Log.shared.note()\n    (typedID, questioned)
      ShowIceCreamInteractor at Log.shared finds ShowIceCreamInteractor uses Log.shared
    hidden-dependency classic
      ListBoatsInteractor: worker.fetchBoats(seats => UserDefaults.standard.set(1)\n    NotificationCenter.default.post()\n    worker.fetchBoats(seats
      ListBoatsInteractor at UserDefaults.standard finds uses UserDefaults.standard
      ListBoatsInteractor at NotificationCenter.default finds uses NotificationCenter
    # A test can set a static variable.
    hidden-dependency classic
      ListBoatsInteractor: worker.fetchBoats(seats => User.current = nil\n    Log.shared.note()\n    worker.fetchBoats(seats
      Boat: struct Boat => class User { static var current: User? }\nclass Log { static var shared = Log() }\nstruct Boat
    # A test can replace what is a variable, a default, or made where nothing was passed.
    hidden-dependency classic
      ListBoatsInteractor: private let worker: ListBoatsWorker => var worker: ListBoatsWorker! = ListBoatsWorker()
      ListBoatsInteractor: worker.fetchBoats(seats => if worker == nil { worker = ListBoatsWorker() }\n    let other = worker ?? ListBoatsWorker()\n    other.fetchBoats(seats
    data-through-view classic
      ListBoatsRouter: destination.router?.dataStore?.boat = dataStore?.boat => destination.router!.dataStore!.boat = dataStore!.boat
      ListBoatsRouter at dataStore!.boat = finds force-unwraps a data store
    data-through-view classic
      BookBoatViewController: private let hoursField => var boat: Boat?\n  weak var delegate: Harbor?\n  private let hoursField
      ListBoatsRouter: destination.router?.dataStore?.boat = dataStore?.boat => destination.title = ""\n    destination.delegate = harbor\n    destination.boat = dataStore?.boat
      ListBoatsRouter at destination.boat = finds ListBoatsRouter passes boat through BookBoatViewController
    # A view without an interactor has no data store.
    data-through-view classic
      ListBoatsRouter: destination.router?.dataStore?.boat = dataStore?.boat => destination.router?.dataStore?.boat = dataStore?.boat\n    let terms = TermsViewController()\n    terms.text = ""
      Boat: struct Boat => final class TermsViewController: UIViewController { var text = "" }\nstruct Boat
    data-through-view classic
      BookBoatViewController: private let hoursField => var boat: Boat?\n  var hours: Int?\n  private let hoursField
      ListBoatsRouter: destination.router?.dataStore?.boat = dataStore?.boat => destination.boat = dataStore?.boat\n    destination.hours = 2
      ListBoatsRouter at destination.boat = finds passes boat through
      ListBoatsRouter at destination.hours = finds passes hours through
    data-through-view ours
      ShowIceCreamRouter: destination.router?.dataStore)\n    services.navigation?.show(destination)\n  }\n\n  public func routeToRepeat => destination.router!.dataStore!)\n    services.navigation?.show(destination)\n  }\n\n  public func routeToRepeat
      ShowIceCreamRouter at dataStore!) finds force-unwraps a data store
    dead-end classic
      ListBoatsViewController: interactor?.selectBoat(request: ListBoats.SelectBoat.Request(row: indexPath.row)) =>
      ListBoatsInteractor at selectBoat finds Nothing but tests calls selectBoat of ListBoatsBusinessLogic
    dead-end classic
      ListBoatsViewController:     presenter.viewController = self\n =>
      BookBoatViewController:     presenter.viewController = self\n =>
      BookBoatViewController:     router.viewController = self\n =>
      ListBoatsViewController:     router.viewController = self\n =>
      BookBoatPresenter at viewController finds Nothing sets viewController of BookBoatPresenter
      ListBoatsPresenter at viewController finds Nothing sets viewController of ListBoatsPresenter
    dead-end classic
      ListBoatsViewController: interactor?.selectBoat(request: ListBoats.SelectBoat.Request(row: indexPath.row)) => perform(Selector("selectBoat:"))
    dead-end ours
      ShowIceCreamView: interactor?.declineDeletion(request: ShowIceCream.DeclineDeletion.Request()) =>
      ShowIceCreamInteractor at declineDeletion finds calls declineDeletion of ShowIceCreamBusinessLogic
    untested classic
      BookBoatPresenterTests: interactor.bookBoat(request: BookBoat.BookBoat.Request(hours: "13")) =>
      BookBoatInteractor at bookBoat finds No test mentions bookBoat
    # A generated spy mentions all use cases.
    untested classic
      BookBoatPresenterTests: interactor.bookBoat(request: BookBoat.BookBoat.Request(hours: "13")) =>
      ListBoatsInteractorTests: import XCTest => // Generated by a tool.\nimport XCTest // Generated names are unique.
      BoatNavigation: import UIKit => // Generated by a tool.\nimport UIKit
      BoatNavigationTests: import UIKit => // Generated by a tool.\nimport UIKit
      BoatStoryboards: import UIKit => // Generated by a tool.\nimport UIKit
      BoatStoryboardsTests: // UIKit would => // Generated by a tool.\n// UIKit would
      BookBoatInteractor at bookBoat finds No test mentions bookBoat
      ListBoatsInteractor at fetchBoats finds No test mentions fetchBoats
      ListBoatsInteractor at selectBoat finds No test mentions selectBoat
    """#

  static let cases = table.split(separator: "\n").reduce(into: [Case]()) { cases, line in
    let line = line.replacingOccurrences(of: "\\n", with: "\n")
    let words = line.split(separator: " ").map(String.init)
    if let rule = Rule(rawValue: words[0]) {
      let scenes = words[1] == "ours" ? CheckedScenes.ours : .classic
      cases.append(Case(rule: rule, scenes: scenes, testDescription: line))
    }
    if line.hasPrefix("#") { return }
    guard line.hasPrefix("  "), let last = cases.indices.last else {
      if Rule(rawValue: words[0]) == nil { Issue.record("\(words[0]) is no rule.") }
      return
    }
    cases[last].testDescription += line
    let parts = line.dropFirst(2).components(separatedBy: " finds ")
    if parts.count == 2 {
      let place = parts[0].components(separatedBy: " at ")
      cases[last].found.append(("\(place[0]).swift", place[1], parts[1]))
    } else {
      let change = line.dropFirst(words[0].count + 3).components(separatedBy: " =>")
      cases[last].edits.append(
        ("\(words[0].dropLast()).swift", change[0], String(change[1].dropFirst())))
    }
  }

  @Test(arguments: cases)
  func `finds what breaks it, and nothing else`(_ one: Case) throws {
    let project = try one.scenes.sources(after: one.edits)
    let findings = Checker([one.rule]).findings(in: Project(project))

    #expect(findings.count == one.found.count, "\(findings)")
    for (finding, wanted) in zip(findings, one.found) {
      let source = try #require(project.first { $0.file == finding.file })
      let line = source.text.components(separatedBy: "\n")[finding.line - 1]
      #expect(finding.file.hasSuffix("/" + wanted.file), "\(finding)")
      #expect(line.dropFirst(finding.column - 1).hasPrefix(wanted.code), "\(finding)")
      #expect(finding.message.contains(wanted.words), "\(finding)")
    }
  }

  @Test(arguments: [CheckedScenes.classic, .ours])
  func `says nothing of scenes that are right`(scenes: CheckedScenes) throws {
    #expect(try Checker(Rule.allCases).findings(in: Project(scenes.sources(after: []))) == [])
  }
}
