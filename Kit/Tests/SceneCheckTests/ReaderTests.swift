import SwiftReading
import Testing

@testable import SceneCheck

/// What readers of scenes saw before the rules did is found, and its harmless neighbors are not.
struct ReaderTests {
  static let directions = [
    ShapeTests.scene(
      "a router that a presenter holds",
      presenter:
        "var router: DocksRouter?\n func more() { router?.‹against-the-cycle›routeToPier() }"),
    ShapeTests.scene(
      "what an interactor reads of its presenter",
      load: "print(presenter?.‹against-the-cycle›count); presenter?.count = 1",
      presenter: "var count = 0"),
    ShapeTests.scene(
      "a cell that an interactor holds", interactor: "var ‹against-the-cycle›cell: PierCell?",
      more: "class PierCell: ListCell {}\nclass ListCell: UICollectionViewCell {}"),
    ShapeTests.scene(
      "a view of UIKit that an interactor calls",
      interactor: "weak var spinner: UIActivityIndicatorView?",
      load: "spinner?.‹against-the-cycle›startAnimating()"),
    ShapeTests.scene(
      "an object of the app that is no view", interactor: "var tide: Tide?", load: "tide?.read()",
      more: "final class Tide: NSObject { func read() {} }"),
    ShapeTests.scene(
      "a view controller that a presenter makes",
      presenter: "func more() { let next = ‹against-the-cycle›PiersViewController() }",
      more: "final class PiersViewController: UIViewController {}"),
    ShapeTests.scene(
      "what an interactor keeps, by the router",
      view:
        "func more() { router?.dataStore?.‹against-the-cycle›pier = 1; print(self.router?.dataStore?.pier, router?.dataStore) }\n func other(router: DocksRouter) { router.dataStore?.pier = 2 }",
      router: "var dataStore: DocksDataStore?",
      more: "protocol DocksDataStore { var pier: Int { get set } }"),
    ShapeTests.scene(
      "a view of another framework that an interactor holds",
      interactor: "weak var ‹against-the-cycle›mail: MFMailComposeViewController?"),
    ShapeTests.scene(
      "a view controller that others make",
      presenter: "static func make() -> PiersViewController { PiersViewController() }",
      router: "func more() { let next = PiersViewController() }",
      more: "final class PiersViewController: UIViewController {}"),
    ShapeTests.scene(
      "a service of the scene", interactor: "let service = ‹hidden-dependency›DocksService()",
      more:
        "final class DocksService { func a() { ‹hidden-dependency›URLSession.shared.resume() } }\nfinal class TidesService { func a() { URLSession.shared.resume() } }"
    ),
    ShapeTests.scene(
      "services of the system",
      interactor: "var geocoder: CLGeocoder?",
      load: "let g = ‹hidden-dependency›CLGeocoder(); let d = geocoder ?? CLGeocoder()",
      more: "final class DocksWorker { func a() { let g = CLGeocoder() } }"),
    ShapeTests.scene(
      "sessions that properties begin with",
      interactor:
        "let session = ‹hidden-dependency›URLSession(configuration: .ephemeral); var other = URLSession(configuration: .default); private lazy var place = ‹hidden-dependency›CLGeocoder.init()",
      more:
        "final class DocksWorker { private let session: URLSession; let own = ‹hidden-dependency›URLSession.init(configuration: .default); init(session: URLSession = URLSession(configuration: .default)) { self.session = session } }"
    ),
    ShapeTests.scene(
      "a static method that reads what is stored",
      load: "let name = ‹hidden-dependency›Prefs.name(); Sums.add()",
      more:
        "enum Prefs { static func name() -> String? { UserDefaults.standard.string(forKey: key) } }\nenum Sums { static func add() {} }"
    ),
    ShapeTests.scene(
      "a static method that a worker calls",
      more:
        "enum Prefs { static func name() -> String? { UserDefaults.standard.string(forKey: key) } }\nfinal class DockWorker { func a() { _ = Prefs.name() } }"
    ),
  ]

  static let ends = [
    ShapeTests.scene(
      "a route whose name another scene calls", router: "func close() { print(1) }",
      routes: "; func ‹dead-end›close()",
      more: """
        protocol PiersRoutingLogic { func close() }
        final class PiersViewController: UIViewController { var router: (NSObjectProtocol & PiersRoutingLogic)?\n func a() { router?.close() } }
        """),
    ShapeTests.scene(
      "a route that a property of SwiftUI calls", router: "func close() { print(1) }",
      routes: "; func close()",
      more: """
        struct Page: View { var router: DocksRouter?; var body: some View { Button { router?.close() } } }
        """),
    ShapeTests.scene(
      "a route that is called by an object of both types", router: "func close() { print(1) }",
      routes: "; func close()",
      more: """
        protocol Closing { func close() }
        extension DocksRouter: Closing {}
        final class Other { var closing: Closing?\n func a() { closing?.close() } }
        """),
    ShapeTests.scene(
      "a route that something of an unknown type calls", router: "func close() { print(1) }",
      routes: "; func close()",
      more:
        "final class Other { var router: (Closing & Opening)?\n func a() { router?.close() } }\nprotocol Opening {}"
    ),
  ]

  @Test(arguments: directions + ends)
  func `finds what is marked in`(code: MarkedCode) throws {
    let (marked, found) = try code.places()

    #expect(found == marked)
  }

  /// Returns a scene whose view displays with some code.
  private static func display(_ name: String, _ method: String, more: String = "") -> MarkedCode {
    MarkedCode(
      name,
      """
      protocol DocksBusinessLogic { func load() }
      protocol DocksPresentationLogic { func presentDocks(names: [String]) }
      protocol DocksDisplayLogic: AnyObject { func displayDocks(names: [String]) }
      class DocksInteractor: DocksBusinessLogic { var presenter: DocksPresentationLogic?; func load() { presenter?.presentDocks(names: []) } }
      class DocksPresenter: DocksPresentationLogic { weak var view: DocksDisplayLogic?; func presentDocks(names: [String]) { view?.displayDocks(names: names) } }
      class DocksViewController: UIViewController, DocksDisplayLogic {
        var interactor: DocksBusinessLogic?
        func a() { let p = DocksPresenter(); p.view = self; interactor?.load() }
        \(method)
      }
      \(more)
      """)
  }

  static let displays = [
    display(
      "nothing for a request",
      "func displayDocks(names: [String]) { print(names); other?.stop() }\n var other: TidesLogic?",
      more: """
        protocol TidesLogic { func stop() }
        protocol TidesWords { func presentTides() }
        class TidesInteractor: TidesLogic { var presenter: TidesWords?; func ‹dead-end›stop() {} }
        class TidesPresenter: TidesWords { weak var view: TidesViewController?; func ‹dead-end›presentTides() { } }
        class TidesViewController: UIViewController { var interactor: TidesLogic?; func a(p: TidesPresenter, i: TidesInteractor) { p.view = self; i.presenter?.presentTides() } }
        """),
    display(
      "nothing", "func ‹dead-end›displayDocks(names: [String]) {\n // label.text = names[0]\n }"),
    display("something", "func displayDocks(names: [String]) { print(names) }"),
    display(
      "something in another view", "func displayDocks(names: [String]) {}",
      more:
        "class PiersViewController: UIViewController, DocksDisplayLogic { func displayDocks(names: [String]) { print(names) } }"
    ),
    display(
      "something in a subclass", "func displayDocks(names: [String]) {}",
      more:
        "class PiersViewController: DocksViewController { override func displayDocks(names: [String]) { print(names) } }"
    ),
    display(
      "a method of the same name",
      "func displayDocks() {}\n func displayDocks(names: [String]) { print(1) }"),
  ]

  @Test(arguments: displays)
  func `finds display methods that display`(code: MarkedCode) throws {
    let (marked, found) = try code.places()

    #expect(found == marked)
  }

  static let objects = [
    MarkedCode(
      "a view of another framework",
      "enum Docks { enum Load { struct Request { let ‹payload›mail: MFMailComposeViewController? } } }"
    ),
    MarkedCode(
      "a class that Xcode generates",
      """
      let rows = NSFetchRequest<Row>(entityName: "Row"); let counts = NSFetchRequest<NSDictionary>()
      enum Docks { enum Load { struct Response { let ‹payload›rows: [Row]; let counts: NSDictionary; let boat: Boat } } }
      """),
    MarkedCode(
      "parameters without payloads",
      """
      final class Boat { var name = "" }
      struct Plain {}
      protocol DocksBusinessLogic { func ‹payload›select(boat: Boat); func pick(_ boats: [Boat]); func load(done: @escaping (Boat) -> Void) }
      protocol DocksPresentationLogic { func ‹payload›present(at path: IndexPath); func show(_ plain: Plain) }
      protocol DocksRoutingLogic { func route(to boat: Boat) }
      class DocksInteractor: DocksBusinessLogic { var presenter: DocksPresentationLogic?; func select(boat: Boat) {}; func pick(_ boats: [Boat]) {}; func load(done: @escaping (Boat) -> Void) {} }
      class DocksPresenter: DocksPresentationLogic { weak var view: DocksViewController?; func present(at path: IndexPath) {}; func show(_ plain: Plain) {} }
      class DocksRouter: DocksRoutingLogic { func route(to boat: Boat) {} }
      class DocksViewController: UIViewController { var interactor: DocksBusinessLogic?; var router: DocksRoutingLogic? }
      """),
  ]

  @Test(arguments: objects)
  func `finds objects in`(code: MarkedCode) throws {
    let rules = Rule.allCases.filter { $0 != .payload }

    let (marked, found) = try code.places(without: rules)

    #expect(found == marked)
  }

  @Test func `takes no namespace of payloads for a view`() throws {
    let code = """
      import UIKit
      enum BoatScreen { enum Load { struct Request { var seats: Int } } }
      """

    let found = Checker([.uiInRules]).findings(
      in: Project([try SwiftSource(code, file: "A.swift")]))

    #expect(found.map(\.subject) == ["BoatScreen.UIKit"])
  }

  @Test func `says a habit in parameters once with its count`() throws {
    let code = try #require(Self.objects.last?.code)

    let project = Project([
      try SwiftSource(code.split(separator: "‹payload›").joined(), file: "A.swift")
    ])

    #expect(
      Checker([.payload]).findings(in: project).map(\.message) == [
        "boat of select is an object of the class Boat, here and in 1 more place. Pass values that no other component can change.",
        "path of present is an index path, which is a position in a table view. Pass an identifier.",
      ])
  }
}
