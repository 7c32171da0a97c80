import Testing

@testable import SceneCheck

/// What keeps a view controller alive is found where it uses `self`, and what only looks like it is not.
struct LeakTests {
  /// Returns a view controller with some members.
  private static func view(_ name: String, _ members: String) -> MarkedCode {
    MarkedCode(
      name,
      """
      typealias Handler = () -> Void
      class TapButton: UIButton { var tap: (() -> Void)?; var other: Handler? }
      class DocksViewController: UIViewController {
        var button = TapButton()
        var whenDone: (() -> Void)?
        var handler: Handler?
        var handlers: [() -> Void] = []
        var names: [String] = []
        var bag = Set<AnyCancellable>()
        var one: AnyCancellable?
        var number = 0
        let subject = PassthroughSubject<Int, Never>()
        weak var delegate: TapButton?
        func done() {}
        func done(later: Int) {}
        \(members)
      }
      """)
  }

  static let found = [
    view(
      "a closure of a part of the view that is referred to weakly",
      "@IBOutlet weak var stars: StarsView!\n func a() { stars.didTouch = { ‹leaking-closure›self.done() } }"
    ),
    view("a closure", "func a() { whenDone = { ‹leaking-closure›self.done() } }"),
    view("a closure of an object", "func a() { button.tap = { ‹leaking-closure›self.done() } }"),
    view("a strong capture", "func a() { button.tap = { [‹leaking-closure›self] in done() } }"),
    view(
      "another capture", "func a() { whenDone = { [weak bag] in ‹leaking-closure›self.done() } }"),
    view(
      "a weak closure inside",
      "func a() { whenDone = { later { [weak ‹leaking-closure›self] in self?.done() } } }"
    ),
    view(
      "a strong closure inside of a weak one",
      "func a() { whenDone = { [weak self] in guard let self = self else { return }; self.button.tap = { ‹leaking-closure›self.done() } } }"
    ),
    view("a method", "func a() { button.tap = self.‹leaking-closure›done }"),
    view("a method without self", "func a() { whenDone = ‹leaking-closure›done }"),
    view("a method for an alias", "func a() { button.other = ‹leaking-closure›done\n }"),
    view(
      "an observer of a property",
      "var on = false { didSet { whenDone = { ‹leaking-closure›self.done() } } }"),
    view("a lazy closure", "lazy var go: () -> Void = { ‹leaking-closure›self.done() }"),
    view("an element", "func a() { handlers.append { ‹leaking-closure›self.done() } }"),
    view(
      "an element in brackets", "func a() { handlers.append({ ‹leaking-closure›self.done() }) }"),
    view(
      "a subscription",
      "func a() { subject.sink { _ in ‹leaking-closure›self.done() }.store(in: &bag) }"),
    view(
      "a subscription on several lines",
      "func a() {\n subject\n .map { $0 + 1 }\n .sink(receiveCompletion: { _ in }, receiveValue: { _ in ‹leaking-closure›self.done() })\n .store(in: &self.bag)\n }"
    ),
    view(
      "a kept subscription",
      "func a() { one = subject.sink { [‹leaking-closure›self] _ in done() } }"),
    view(
      "an assignment of Combine",
      "func a() { one = subject.assign(to: \\.number, on: ‹leaking-closure›self) }"),
    view(
      "a timer",
      "func a() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in ‹leaking-closure›self.done() } }"
    ),
    view(
      "a timer with a target",
      "func a() { Timer.scheduledTimer(timeInterval: 1, target: ‹leaking-closure›self, selector: #selector(done), userInfo: nil, repeats: true) }"
    ),
    view(
      "a timer that only deinit ends",
      "var t: Timer?\n deinit { t?.invalidate() }\n func a() { t = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in ‹leaking-closure›self.done() } }"
    ),
    view(
      "an observer of notifications",
      "func a() { t = NotificationCenter.default.addObserver(forName: .x, object: nil, queue: nil) { _ in ‹leaking-closure›self.done() } }\n var t: Any?"
    ),
    view("an endless task", "func a() { Task { while true { ‹leaking-closure›done() } } }"),
    view(
      "a task until it is canceled",
      "func a() { Task { while !Task.isCancelled { await ‹leaking-closure›self.done() } } }"),
    view(
      "a data source",
      "var s: UICollectionViewDiffableDataSource<Int, Int>?\n func a() { s = UICollectionViewDiffableDataSource<Int, Int>(collectionView: c) { _, _, _ in ‹leaking-closure›self.done() } }"
    ),
    view(
      "a lazy data source",
      "lazy var s = UITableViewDiffableDataSource<Int, Int>(tableView: c, cellProvider: { _, _, _ in ‹leaking-closure›self.cell })"
    ),
    view(
      "a data source in a lazy closure",
      "lazy var s: Source = { let s = Source(tableView: c) { _, _, _ in ‹leaking-closure›self.cell }; return s }()\n typealias Source = UITableViewDiffableDataSource<Int, Int>"
    ),
    view(
      "a data source from a method",
      "lazy var s = make()\n func make() -> Source { let s = Source(tableView: c) { _, _, _ in ‹leaking-closure›self.cell }; return s }\n typealias Source = UITableViewDiffableDataSource<Int, Int>"
    ),
  ]

  static let harmless = [
    view(
      "a closure of an object of another's view",
      "@IBOutlet weak var stars: StarsView!\n weak var other: StarsView?\n func a() { other?.didTouch = { self.done() }; stars = { self.done() }() }"
    ),
    view("a weak capture", "func a() { whenDone = { [weak self] in self?.done() } }"),
    view("an unowned capture", "func a() { whenDone = { [unowned self] in self.done() } }"),
    view(
      "a weak capture with a name", "func a() { whenDone = { [weak me = self] in me?.done() } }"),
    view("a captured value", "func a() { whenDone = { [number = self.number] in print(number) } }"),
    view("a closure that is called at once", "func a() { number = { self.number + 1 }() }"),
    view(
      "a closure in a weak one", "func a() { whenDone = { [weak self] in later { self?.done() } } }"
    ),
    view(
      "a closure that unwraps what is weak",
      "func a() { whenDone = { [weak self] in self?.button.tap = { guard let self = self else { return }; self.done() } } }"
    ),
    view("a local object", "func a() { let button = TapButton(); button.tap = { self.done() } }"),
    view("a parameter", "func a(button: TapButton) { button.tap = { self.done() } }"),
    view("a weak object", "func a() { delegate?.tap = { self.done() } }"),
    view(
      "a closure that is freed",
      "func a() { whenDone = { self.done() } }\n func b() { whenDone = nil }"),
    view("a static method", "static var x: Handler?\n static func a() { x = { self.b() } }"),
    view("an argument", "func a() { UIView.animate { self.done() } }"),
    view("a method that is called", "func a() { number = self.done()\n whenDone = done() }"),
    view(
      "a property named like a method elsewhere",
      "var text = \"\"\n func a() { title = text }\n func title(of: Int) {}"),
    view("a method for a property of unknown type", "func a() { title = done }"),
    view("a local named like a method", "func a(done: @escaping Handler) { whenDone = done }"),
    view("a comparison", "func a() { if whenDone == { self.done() } {} }"),
    view("a value in a list", "func a() { names.append(self.title) }"),
    view(
      "names of a list", "func a() { names.append(contentsOf: list.map { self.name(of: $0) }) }"),
    view(
      "a weak subscription",
      "func a() { subject.sink { [weak self] _ in self?.done() }.store(in: &bag) }"),
    view(
      "a subscription that is not kept here",
      "func a() { other.keep(subject.sink { _ in self.done() }) }"),
    view(
      "a subscription that ends",
      "func a() { URLSession.shared.dataTaskPublisher(for: u).sink { _ in self.done() }.store(in: &bag) }"
    ),
    view("an assignment to a publisher", "func a() { subject.assign(to: &$number) }"),
    view(
      "an assignment to another object",
      "func a() { one = subject.assign(to: \\.text, on: self.label) }"),
    view(
      "a timer that fires once",
      "func a() { Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.done() } }"),
    view(
      "a timer that is ended",
      "func b() { t?.invalidate() }\n func a() { t = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.done() } }\n var t: Timer?"
    ),
    view(
      "a weak timer",
      "func a() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.done() } }"
    ),
    view(
      "an observer that is removed",
      "func b() { center.removeObserver(t) }\n func a() { t = center.addObserver(forName: .x, object: nil, queue: nil) { _ in self.done() } }\n var t: Any?"
    ),
    view(
      "an observer with a selector",
      "func a() { center.addObserver(self, selector: #selector(done), name: .x, object: nil) }"),
    view("a task that ends", "func a() { Task { await self.done() } }"),
    view(
      "a loop that ends",
      "func a() { Task { while true { if await next() == nil { break }; self.done() } } }"),
    view(
      "a task that is canceled",
      "func b() { t?.cancel() }\n var t: Task<Void, Never>?\n func a() { t = Task { while true { self.done() } } }"
    ),
    view("a weak task", "func a() { Task { [weak self] in while true { await self?.done() } } }"),
    view(
      "a data source without self",
      "var s: Any?\n func a() { s = UITableViewDiffableDataSource<Int, Int>(tableView: c) { _, _, _ in nil } }"
    ),
    view(
      "a local data source",
      "func a() { let s = UITableViewDiffableDataSource<Int, Int>(tableView: c) { _, _, _ in self.cell }; s.apply(x) }"
    ),
    view(
      "a lazy value",
      "lazy var label: UILabel = { let label = UILabel(); label.text = self.title; return label }()"
    ),
  ]

  @Test(arguments: found)
  func `finds`(code: MarkedCode) throws {
    let (marked, found) = try code.places()

    #expect(!marked.isEmpty && found == marked)
  }

  @Test(arguments: harmless)
  func `says nothing about`(code: MarkedCode) throws {
    #expect(try code.places().found == [])
  }

  @Test func `reads what no type of the project declares as nothing`() throws {
    let plain = MarkedCode(
      "a model", "final class Boat { var sail: (() -> Void)?\n func a() { sail = { self.b() } } }")

    #expect(try plain.places().found == [])
  }
}
