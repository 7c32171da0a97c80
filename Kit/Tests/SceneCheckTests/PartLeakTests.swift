import Testing

@testable import SceneCheck

/// Parts of views, layouts and sessions that hold their owners are found, and their harmless neighbors are not.
struct PartLeakTests {
  private static let map = """
    protocol MapDelegate { func tapped() }
    extension DocksViewController: MapDelegate { func tapped() {} }

    """

  static let delegates = [
    ShapeTests.scene(
      "a delegate of a part that is held",
      view: "let map = Map()\n func a() { map.delegate = self }",
      more: map + "final class Map { var ‹strong-view›delegate: MapDelegate? }"),
    ShapeTests.scene(
      "a delegate that a part is made with",
      view: "private var map: Map?\n func a() { map = Map(inset: 1, delegate: self) }",
      more: map
        + "final class Map { private let ‹strong-view›delegate: MapDelegate; init(inset: Int, delegate: MapDelegate) { self.delegate = delegate } }"
    ),
    ShapeTests.scene(
      "a delegate without a label", view: "lazy var map = Map(self)",
      more: map
        + "final class Map { var ‹strong-view›owner: MapDelegate; init(_ owner: MapDelegate) { self.owner = owner } }"
    ),
    ShapeTests.scene(
      "a delegate in the closure of a lazy part",
      view: "lazy var map: Map = { let m = Map(); m.delegate = self; return m }()",
      more: map + "final class Map: UIView { var ‹strong-view›delegate: MapDelegate? }"),
    ShapeTests.scene(
      "a delegate of an outlet",
      view: "@IBOutlet weak var map: Map!\n func a() { self.map.delegate = self }",
      more: map + "final class Map: UIView { var ‹strong-view›delegate: DocksViewController? }"),
    ShapeTests.scene(
      "delegates that are harmless",
      view:
        "let map = Map(); weak var other: Map?; let third = Third()\n func a() { map.delegate = self; other?.strong = self; let local = Map(); local.strong = self; third.strong = self; third.other = Map() }\n func close() { third.strong = nil }",
      more: map
        + "final class Map { weak var delegate: MapDelegate?; var strong: MapDelegate? }\nfinal class Third { var strong: MapDelegate?; var other: Map? }"
    ),
    ShapeTests.scene(
      "a delegate of another type", view: "let map = Map()\n func a() { map.delegate = self.log }",
      more: map
        + "final class Log: MapDelegate { func tapped() {} }\nfinal class Map { var delegate: MapDelegate? }"
    ),
    ShapeTests.scene(
      "a delegate of a cell",
      view:
        "let table = UITableView()\n func a() { guard let cell = table.dequeueReusableCell(withIdentifier: id, for: path) as? PierCell else { return }; cell.delegate = self }",
      more: map
        + "final class PierCell: UITableViewCell { var ‹strong-view›delegate: MapDelegate? }"
    ),
    ShapeTests.scene(
      "a closure of a cell",
      view:
        "@IBOutlet weak var list: UICollectionView!\n func a() { let cell: PierCell = list.dequeue(for: path); cell.tap = { ‹leaking-closure›self.displayDocks() }; cell.name = { self.title }() }",
      more:
        "final class PierCell: UICollectionViewCell { var tap: (() -> Void)?; var name: String? }"
    ),
    ShapeTests.scene(
      "what a cell refers to weakly",
      view:
        "let table = UITableView()\n func a() { let cell = table.dequeue() as! PierCell; cell.delegate = self; cell.tap = { [weak self] in self?.displayDocks() }; let other = PierCell(); other.tap = { self.displayDocks() } }",
      more: map
        + "final class PierCell: UITableViewCell { weak var delegate: MapDelegate?; var tap: (() -> Void)? }"
    ),
    ShapeTests.scene(
      "a cell of a table that is not held",
      view:
        "func a(table: UITableView) { let cell = table.dequeue() as! PierCell; cell.delegate = self }",
      more: map + "final class PierCell: UITableViewCell { var delegate: MapDelegate? }"),
    ShapeTests.scene(
      "a view of SwiftUI that holds its view controller",
      view:
        "func a() { let host = UIHostingController(rootView: Page(delegate: self, number: 1)); addChild(host) }",
      more: map + "struct Page: View { var ‹strong-view›delegate: MapDelegate?; let number: Int }"),
    ShapeTests.scene(
      "a view of SwiftUI that a base class shows", view: "func a() { show(Page(delegate: self)) }",
      more: map
        + """
        class Base: UIViewController { func show(_ view: some View) { let host = UIHostingController(rootView: view); addChild(host) } }
        final class PiersViewController: Base, MapDelegate { func tapped() {}\n func c() { show(Sheet(delegate: self)) } }
        struct Page: View { weak var delegate: MapDelegate? }
        struct Sheet: View { let ‹strong-view›delegate: MapDelegate }
        """),
    ShapeTests.scene(
      "a view of SwiftUI that is presented",
      view:
        "func a() { present(UIHostingController(rootView: Page(delegate: self)), animated: true) }",
      more: map + "struct Page: View { var delegate: MapDelegate? }"),
    ShapeTests.scene(
      "a view of UIKit to which another type sets a router's property",
      view: "init(router: DocksRouter) { self.router = router }",
      router: "var ‹strong-view›home: UIViewController?",
      more:
        "enum Start { static func make() { let router = DocksRouter()\n let view = DocksViewController(router: router)\n router.home = view\n } }"
    ),
    ShapeTests.scene(
      "a router that a view which it holds holds, whose property stays strong",
      router:
        "let list = PierListViewController()\n func show() { list.router = self; list.present() }",
      more:
        "final class PierListViewController: UIViewController { var router: DocksRouter?\n func present() { print() } }"
    ),
    ShapeTests.scene(
      "another view to which a type sets a router's property",
      router: "var home: UIViewController?",
      more:
        "enum Start { static func make() { let router = DocksRouter()\n let view = Other()\n router.home = view\n let docks = DocksViewController()\n router.home = docks.parent\n } }"
    ),
  ]

  static let layouts = [
    ShapeTests.scene(
      "the provider of a layout",
      view:
        "let list = UICollectionView()\n func layout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { _, _ in ‹leaking-closure›self.section } }"
    ),
    ShapeTests.scene(
      "a handler of a section that only looks weak",
      view:
        "lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout())\n func layout() -> UICollectionViewLayout { let section = Section(); section.visibleItemsInvalidationHandler = { items, _, _ in items.forEach { [weak ‹leaking-closure›self] _ in self?.displayDocks() } }; return UICollectionViewCompositionalLayout(section: section) }"
    ),
    ShapeTests.scene(
      "a handler in a provider, once",
      view:
        "let list = UICollectionView()\n func a() { let layout = UICollectionViewCompositionalLayout { _, _ in let s = Section(); s.visibleItemsInvalidationHandler = { _, _, _ in ‹leaking-closure›self.displayDocks() }; return s }; list.set(layout) }"
    ),
    ShapeTests.scene(
      "layouts without self",
      view:
        "let list = UICollectionView()\n func a() { let a = UICollectionViewCompositionalLayout { [weak self] _, _ in self?.section }; let b = UICollectionViewCompositionalLayout { _, _ in Section() }; b.visibleItemsInvalidationHandler = { [weak self] _, _, _ in self?.displayDocks() } }"
    ),
    ShapeTests.scene(
      "a layout for another's list",
      view:
        "func a() { let b = UICollectionViewCompositionalLayout { _, _ in self.section } }"),
  ]

  static let sessions = [
    ShapeTests.scene(
      "a session whose delegate it is",
      interactor:
        "func start() { let s = ‹hidden-dependency›URLSession(configuration: .default, delegate: ‹leaking-closure›self, delegateQueue: nil) }"
    ),
    ShapeTests.scene(
      "a session that is kept, and only ends in deinit",
      interactor:
        "lazy var session = URLSession.init(configuration: .default, delegate: ‹leaking-closure›self, delegateQueue: nil)\n deinit { session.invalidateAndCancel() }"
    ),
    ShapeTests.scene(
      "a session that is invalidated, or has another delegate",
      interactor:
        "lazy var session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)\n func stop() { session.finishTasksAndInvalidate() }",
      presenter:
        "func start() { let s = URLSession(configuration: .default, delegate: self.other, delegateQueue: nil) }"
    ),
  ]

  @Test(arguments: delegates + layouts + sessions)
  func `finds what is marked in`(code: MarkedCode) throws {
    let (marked, found) = try code.places()

    #expect(found == marked)
  }
}
