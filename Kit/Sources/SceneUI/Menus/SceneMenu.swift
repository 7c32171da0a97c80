import Scenery

/// A scene's view that has a menu.
@MainActor
public protocol MenuScene: AnyObject {
  /// What the menu shows.
  associatedtype State
  /// The menu of the scene.
  var menu: SceneMenu<State> { get }
}

/// A numbered list of what a scene can do, below what it shows.
///
/// The numbers follow the table of commands, and stay the same while a command is not offered:
///
/// ```swift
/// SceneMenu(
///   of: orders,
///   title: "Orders",
///   waitsFor: [\.fetchProgress, \.findProgress],
///   shows: [
///     .list(\.orders, title: \.title),
///     .text(\.hint, name: "Hint"),
///     .text(\.message),
///   ],
///   offers: [
///     .send("Load orders") { self.fetchOrders() },
///     .form(
///       "Search orders", ListOrders.FindOrders.Request(text: ""),
///       fields: ListOrders.FindOrders.Request.fields()
///     ) { form in
///       self.findOrders(text: form.text)
///     },
///     .select("Select order", from: \.orders, by: \.id) { self.selectOrder(id: $0) },
///     .send("Start order") { self.startOrder() },
///   ],
///   load: {
///     self.reload()
///   })
/// ```
@MainActor
public struct SceneMenu<State> {
  private let store: ObservableStore<State>
  private let title: String?
  private let waits: [KeyPath<State, String>]
  private let parts: [MenuPart<State>]
  private let commands: [MenuCommand<State>]
  private let load: @MainActor () async -> Void

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - store: The state of the scene.
  ///   - title: The first line, if there is one.
  ///   - progress: The texts that say what the scene waits for; the menu waits, too, until all are empty.
  ///   - parts: What it shows of the state.
  ///   - commands: What can be chosen, by number.
  ///   - load: Loads the state when the scene appears on a stack.
  public init(
    of store: ObservableStore<State>, title: String? = nil,
    waitsFor progress: [KeyPath<State, String>] = [], shows parts: [MenuPart<State>],
    offers commands: [MenuCommand<State>], load: @escaping @MainActor () async -> Void = {}
  ) {
    self.store = store
    self.title = title
    waits = progress
    self.parts = parts
    self.commands = commands
    self.load = load
  }

  /// Runs until the input ends, or is `q`.
  public func run(on console: MenuConsole = .standard) async {
    offer(on: console, leaving: "Quit")
    while let line = await console.answer(), line != "q" {
      await choose(line, on: console)
      offer(on: console, leaving: "Quit")
    }
  }

  /// Loads the state, and waits for it.
  public func appear(on console: MenuConsole) async {
    await load()
    await finishWork(on: console)
  }

  /// Shows the state, and what can be chosen.
  ///
  /// - Parameters:
  ///   - console: The console to write to.
  ///   - leaving: What `q` does.
  public func offer(on console: MenuConsole, leaving: String) {
    if let title { console.write(title) }
    let numbered = commands.compactMap(\.list)
    for part in parts {
      for line in part.lines(store.state, numbered.contains(part.path)) { console.write(line) }
    }
    for (index, command) in commands.enumerated() where command.isOffered(store.state) {
      console.write("\(index + 1) \(command.title)")
    }
    console.write("q \(leaving)")
  }

  /// Does what a line of input says, and waits for the outcome.
  public func choose(_ line: String, on console: MenuConsole) async {
    guard let number = Int(line), commands.indices.contains(number &- 1),
      commands[number - 1].isOffered(store.state)
    else { return console.write("Type one of the numbers, or q.") }
    let command = commands[number - 1]
    if let question = command.question {
      console.write("\(question) (y or n)")
      guard ["y", "yes"].contains(await console.answer()?.lowercased()) else { return }
    }
    await command.run(store, console)
    await finishWork(on: console)
  }

  /// Shows what the scene waits for, and waits, too.
  private func finishWork(on console: MenuConsole) async {
    for line in waits.map({ store.state[keyPath: $0] }) where !line.isEmpty { console.write(line) }
    await store.finish(waits)
  }
}

extension ObservableStore {
  /// Returns when texts that say what a scene waits for are empty.
  @MainActor func finish(_ progress: [KeyPath<State, String>]) async {
    let (answers, answered) = AsyncStream.makeStream(of: Void.self)
    func isOver(_ state: State) -> Bool { progress.allSatisfy { state[keyPath: $0].isEmpty } }
    let observation = observe { if isOver($0) { answered.finish() } }
    if isOver(state) { return }
    for await _ in answers {}
    withExtendedLifetime(observation) {}
  }
}
