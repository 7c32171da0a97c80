import SwiftReading
import Testing

@testable import SceneCheck

/// Rules find a fault in each of its shapes, and nothing in code that only looks like it.
struct ShapeTests {
  /// Returns a scene with more members in its components, and more declarations after it.
  static func scene(
    _ name: String, interactor: String = "", load: String = "", presenter: String = "",
    view: String = "", router: String = "", routes: String = "", more: String = ""
  ) -> MarkedCode {
    MarkedCode(
      name,
      """
      protocol DocksBusinessLogic { func load() }
      protocol DocksPresentationLogic { func presentDocks() }
      protocol DocksDisplayLogic: AnyObject { func displayDocks() }
      protocol DocksRoutingLogic { func routeToPier()\(routes) }
      final class DocksInteractor: DocksBusinessLogic {
        var presenter: DocksPresentationLogic?
        \(interactor)
        func load() { \(load)
          presenter?.presentDocks() }
      }
      final class DocksPresenter: DocksPresentationLogic {
        weak var viewController: DocksDisplayLogic?
        func presentDocks() { viewController?.displayDocks() }
        \(presenter)
      }
      final class DocksRouter: DocksRoutingLogic {
        weak var viewController: DocksViewController?
        func routeToPier() { viewController?.close() }
        \(router)
      }
      final class DocksViewController: UIViewController, DocksDisplayLogic {
        var interactor: DocksBusinessLogic?
        var router: DocksRoutingLogic?
        func displayDocks() { router?.routeToPier() }
        func connect() { let presenter = DocksPresenter(); presenter.viewController = self; interactor?.load() }
        \(view)
      }
      \(more)
      """)
  }

  private static let singleton = "final class Store { static let main = Store(); func save() {} }\n"

  static let cases = [
    scene("a scene without faults"),
    // strong-view
    scene(
      "a view that a presenter holds", presenter: "var ‹strong-view›home: DocksViewController?\n",
      view: "var presenter: DocksPresenter?\n func more() { presenter?.home = self }"),
    scene(
      "a view that an interactor holds",
      interactor: "var ‹against-the-cycle›‹strong-view›home: DocksViewController?"),
    scene(
      "an interactor that its presenter holds",
      presenter:
        "var ‹strong-view›interactor: DocksBusinessLogic?\n weak var other: DocksBusinessLogic?"
    ),
    scene(
      "an interactor that its presenter makes",
      presenter:
        "var other: DocksInteractor?\n func more() { other = DocksInteractor() }"),
    scene(
      "a view of UIKit that a router holds, and that the view sets to itself",
      view: "func more() { let own = DocksRouter(); own.home = self; router = own }",
      router: "var ‹strong-view›home: UIViewController?"),
    scene(
      "a view of UIKit that a router is made with",
      view: "func more() { let me = self; router = DocksRouter(home: me) }",
      router:
        "private let ‹strong-view›home: UIViewController\n init(home: UIViewController) { self.home = home }"
    ),
    scene(
      "a view of UIKit that is another one",
      view:
        "func more() { let own = DocksRouter(); own.home = parent; own.other = view; own.third = self.parent; let pier = Pier(); pier.home = self }",
      router: "var home: UIViewController?; var other: UIView?; var third: UIViewController?"),
    scene(
      "a view of UIKit that a router refers to weakly",
      view: "func more() { let own = DocksRouter(); own.home = self; router = own }",
      router: "weak var home: UIViewController?"),
    // against-the-cycle
    scene(
      "a view that an interactor holds weakly",
      interactor: "weak var ‹against-the-cycle›home: DocksViewController?"),
    scene(
      "a view of UIKit that an interactor holds",
      interactor: "weak var ‹against-the-cycle›home: UIViewController?"),
    scene(
      "display logic that an interactor calls", interactor: "weak var view: DocksDisplayLogic?",
      load: "view?.‹against-the-cycle›displayDocks()"),
    scene(
      "a view that a worker holds",
      more: "final class DockWorker { weak var ‹against-the-cycle›view: DocksDisplayLogic? }"),
    scene(
      "a controller of data", interactor: "let data: DataController",
      more: "final class DataController {}"),
    scene("a controller of Core Data", interactor: "var rows: NSFetchedResultsController<Row>?"),
    scene(
      "a delegate of several kinds",
      more:
        "protocol Told: AnyObject {}\nextension DocksViewController: Told {}\nfinal class Log: Told {}\nfinal class DockWorker { weak var told: Told? }"
    ),
    scene(
      "a presenter that a view makes and calls",
      view: "func show() { let p = DocksPresenter(); p.‹against-the-cycle›presentDocks() }"),
    scene(
      "a presenter that a view makes at the call",
      view: "func show() { DocksPresenter().‹against-the-cycle›presentDocks() }"),
    scene(
      "another object that a view makes and calls",
      view: "func show() { let p = Other(); p.presentDocks() }"),
    scene(
      "state that is read often", interactor: "var names: [String] = []",
      view:
        "var other: DocksInteractor?\n func rows() -> Int { other?.‹against-the-cycle›names.count ?? other?.names.count ?? 0 }"
    ),
    // hidden-dependency
    scene(
      "a constant of a file", load: "‹hidden-dependency›store.save()",
      more: singleton + "let store = Store.main"),
    scene(
      "a constant of a file that makes an object", load: "‹hidden-dependency›store.save()",
      more: singleton + "let store = Store()"),
    scene(
      "a local name like that of a constant", load: "let store = self.other; store.save()",
      more: singleton + "let store = Store.main"),
    scene(
      "a property named like a constant", interactor: "let store: Store", load: "store.save()",
      more: singleton + "let store = Store.main"),
    scene(
      "a constant that is a value", load: "print(limit.count)",
      more: "struct Limit { var count = 1 }\nlet limit = Limit()"),
    scene(
      "an implied singleton", interactor: "private let store: Store = ‹hidden-dependency›.shared"),
    scene("an implied case", interactor: "private let order: Order = .ascending"),
    scene(
      "a singleton in a property", interactor: "let session = ‹hidden-dependency›URLSession.shared"),
    scene("a singleton that can be set", interactor: "var session = URLSession.shared"),
    scene(
      "a default of init",
      interactor:
        "let session: URLSession\n init(session: URLSession = .shared) { self.session = session }"),
    scene("a singleton with a function's name", load: "‹hidden-dependency›Auth.auth().signIn()"),
    scene("a current object of a library", load: "‹hidden-dependency›Account.current.sign()"),
    scene("an instance of a library", load: "‹hidden-dependency›Tracker.instance.note()"),
    scene(
      "what a system has one of",
      load:
        "DispatchQueue.main.async {}; let l = Locale.current.identifier; let c = Calendar.current.startOfDay(for: d)"
    ),
    scene("a default value of a library", load: "let s = Style.default; print(s, Order.current)"),
    scene(
      "values that a presenter reads",
      presenter:
        "func more() { let a = ‹hidden-dependency›UserDefaults.standard.double(forKey: name); let b = Bundle.main.infoDictionary; Theme.shared.use() }"
    ),
    scene("a bundle", load: "let u = ‹hidden-dependency›Bundle.main.url(forResource: name)"),
    scene("a file", load: "let d = try? ‹hidden-dependency›Data(contentsOf: u)"),
    scene(
      "a file that a worker reads",
      more: "final class DockWorker { func a() { let d = try? Data(contentsOf: u) } }"),
    // dead-end
    scene(
      "a route that only another of its name is called for",
      view: "func more() { router?.show(pier: 1) }",
      router: "func show(pier: Int) { print(pier) }\n func show(moon: Int) {}",
      routes: "; func show(pier: Int); func ‹dead-end›show(moon: Int)"),
    scene(
      "a route that is called without its label, as in old Swift",
      view: "func more() { router?.show(1) }", routes: "; func show(pier: Int)"),
    scene(
      "routes that are called otherwise than they are declared",
      view:
        "func more() { router?.one { }; router?.one() {}; router?.two(number ? 1 : 2); _ = #selector(three(a:b:)); let a = router?.four }",
      routes:
        "; func one(done: () -> Void); func two(_ a: Int); func three(a: Int, b: Int); func four(done: Done)",
      more: "typealias Done = () -> Void"),
    scene(
      "a route that nothing calls", router: "func routeToMoon() {}",
      routes: "; func ‹dead-end›routeToMoon()"),
    scene(
      "a route of a storyboard", router: "func routeToMoon(segue: UIStoryboardSegue?) {}",
      routes: "; func routeToMoon(segue: UIStoryboardSegue?)"),
    scene(
      "a route that a selector names", view: "let s = Selector(\"routeToMoon\")",
      router: "func routeToMoon() { print() }", routes: "; func routeToMoon()"),
    // ui-in-rules
    scene(
      "a helper that shows an alert", load: "‹ui-in-rules›Alerts.show(\"\")",
      more: "enum Alerts { static func show(_ text: String) { let a = UIAlertController() } }"),
    scene(
      "a shared helper that shows something",
      load: "‹hidden-dependency›‹ui-in-rules›Loader.shared.start()",
      more:
        "final class Loader { static let shared = Loader(); func start() { UIApplication.shared.open() } }"
    ),
    scene(
      "a helper that computes", load: "Sums.add(1)",
      more:
        "enum Sums { static func add(_ a: Int) {} \n static func show() { let a = UIAlertController() } }"
    ),
    // data-through-view
    scene(
      "data",
      router: "func open() { let p = PierViewController(); ‹data-through-view›p.name = text }",
      more: pier),
    scene(
      "layout",
      router:
        "func open() { let p = PierViewController(); p.margin = 1; p.insets = .zero; p.tint = .red }",
      more: pier),
  ]

  private static let pier = """
    final class PierViewController: UIViewController { var interactor: DocksBusinessLogic?; var name = String(); var margin: CGFloat = 0; var insets: UIEdgeInsets = .zero; var tint: UIColor? }
    """

  @Test(arguments: cases)
  func `finds what is marked in`(code: MarkedCode) throws {
    let (marked, found) = try code.places(without: [.untested, .uiInWords])

    #expect(found == marked)
  }

  /// Returns a request with a type of payload that is declared around it.
  private static func payload(_ name: String, _ member: String) -> MarkedCode {
    MarkedCode(
      name,
      """
      final class Boat { var name = "" }
      final class Frozen: Sendable { let name = "" }
      struct Plain {}
      typealias Done = () -> Void
      enum Docks { enum Load { \(member) } }
      """)
  }

  static let payloads = [
    payload("an object", "struct Request { var ‹payload›boat: Boat }"),
    payload("a result of an object", "struct Request { var ‹payload›boat: Result<Boat, Error> }"),
    payload("a list in a list", "struct Request { var ‹payload›boats: Array<[Boat?]> }"),
    payload("a case with an object", "enum Request { case ‹payload›open(Boat) }"),
    payload("a later case", "enum Request { case none, ‹payload›open(boat: Boat), close }"),
    payload(
      "a case with a position", "enum Request { case open(Plain), ‹payload›close(at: IndexPath) }"),
    payload("a case with a closure", "enum Response { case ‹payload›done(() -> Void) }"),
    payload("an alias of a closure", "struct Response { var ‹payload›done: Done? }"),
    payload("a case with a view", "enum ViewModel { case ‹payload›show(UIView) }"),
    payload(
      "a nested type",
      "struct Response { enum Kind { case ‹payload›boats([Boat]) }; struct Row { var ‹payload›view: UILabel } }"
    ),
    payload("a layer", "struct ViewModel { let ‹payload›layer: CAShapeLayer }"),
    payload("a view of SwiftUI", "struct ViewModel { let ‹payload›view: AnyView }"),
    payload("a managed object", "struct Response { let ‹payload›row: NSManagedObject }"),
    payload(
      "a mutable list",
      "struct Response { let ‹payload›rows: NSMutableArray; let ‹payload›path: NSIndexPath }"),
    payload(
      "values", "struct Request { var a: Plain; var b: [String: Int]; var c: Frozen; var d: URL? }"),
    payload(
      "cases with values", "enum Request { case a(Int), b(name: String), c([Plain: Int]), d }"),
    payload(
      "a key and an identifier",
      "struct Request { var id: NSManagedObjectID; var image: UIImage; var color: UIColor }"),
    payload(
      "computed and static properties",
      "struct Request { var boat: Boat { Boat() }; static let one = Boat() }"),
    payload("an argument of an unknown type", "struct Request { var box: Box<Boat> }"),
    payload("a type that is no payload", "struct Row { var boat: Boat }"),
  ]

  @Test(arguments: payloads)
  func `finds what payloads should not have in`(code: MarkedCode) throws {
    let (marked, found) = try code.places()

    #expect(found == marked)
  }

  @Test func `names the whole circle of objects that hold each other`() throws {
    let code = """
      class DocksRouter { var output: DocksViewController? }
      class DocksViewController: UIViewController { var home: DocksHome? }
      class DocksHome { var router: DocksRouter? }
      """
    let found = Checker([.strongView]).findings(
      in: Project([try SwiftSource(code, file: "A.swift")]))

    #expect(
      found.map(\.message) == [
        "DocksRouter, DocksViewController and DocksHome hold each other strongly (output → home → router), so none is ever freed. Declare the property weak."
      ])
  }

  @Test func `says a habit once with its count`() throws {
    let code = """
      class AInteractor { var presenter: APresenter?; var names: [String] = [] }
      class APresenter { weak var view: AViewController? }
      class AViewController: UIViewController {
        var interactor: AInteractor?
        func a() { print(interactor!.names, interactor!.names); if interactor?.names.isEmpty ?? true {} }
      }
      """
    let found = Checker([.againstTheCycle]).findings(
      in: Project([try SwiftSource(code, file: "A.swift")]))

    #expect(
      found.map(\.message) == [
        "AViewController reads names of its interactor, here and in 2 more places. Display a view model instead."
      ])
  }
}
