import IceCreamDomain
import IceCreamFiles
import Scenery
import TerminalMenu

/// Makes scenes and presents them at a menu, or else in a plain conversation.
struct SceneFactory {
  let settings: Settings
  /// Asks the questions of all conversations, because input that has ended has ended for all of them.
  let prompter: Prompter
  /// The ice creams that were made so far.
  let made = MadeIceCreams()
  private let store: (any IceCreamStore)?
  /// The worker of all scenes, because standard input can be read only once.
  private let worker: any CatalogWorker
  private let clock: () -> Timestamp
  private let traceWriter: TraceWriter?

  init(
    settings: Settings,
    makeStore: (BookLocation, any Terminal) -> any IceCreamStore = Self.makeStore,
    clock: @escaping () -> Timestamp = { .now }
  ) {
    let terminal = settings.terminal
    self.settings = settings
    self.clock = clock
    prompter = Prompter(terminal: terminal, columns: { settings.windowSize().columns })
    worker = Self.makeWorker(for: settings.catalog)
    store = settings.book.map { makeStore($0, terminal) }
    traceWriter = settings.trace.map { TraceWriter(format: $0, terminal: terminal) }
  }

  /// Makes the loop of a menu, or `nil` if the conversation has to be plain.
  func makeMenuLoop() -> MenuLoop? {
    guard !settings.isPlain, settings.abilities.isMenuPossible,
      let screen = settings.terminal.findScreen(withoutInput: settings.catalog == "-")
    else { return nil }
    return MenuLoop(screen, style: settings.screenStyle)
  }

  /// Creates a session for a scene whose catalog is loaded.
  ///
  /// - Parameters:
  ///   - view: The view of the scene.
  ///   - isRepeating: Whether another ice cream follows, so that leaving after any is fine.
  ///   - isNested: Whether it runs inside another scene, to which a menu goes back and leaves no picture behind.
  func makeSession(
    for view: CreateIceCreamView, isRepeating: Bool = false, isNested: Bool = false
  ) -> any Session {
    if let loop = makeMenuLoop() {
      return CreateMenu(
        view: view, loop: loop, settings: settings, isNested: isNested, isKept: isKept)
    }
    return CreateConversation(
      view: view, settings: settings, prompter: prompter, isRepeating: isRepeating)
  }

  func makeScene(for view: ListIceCreamsView) -> any PresentedScene {
    if let loop = makeMenuLoop() {
      return ListMenu(view: view, loop: loop, settings: settings)
    }
    return ListConversation(view: view, settings: settings, prompter: prompter)
  }

  func makeScene(for view: ShowIceCreamView) -> any PresentedScene {
    if let loop = makeMenuLoop() {
      return ShowMenu(view: view, loop: loop, settings: settings)
    }
    return ShowConversation(view: view, settings: settings, prompter: prompter)
  }

  /// Creates the services that scenes share; the navigation is not retained.
  func makeServices(navigation: (any IceCreamNavigation)? = nil) -> IceCreamServices {
    IceCreamServices(
      worker: worker, store: store, isSaving: settings.isSaving, clock: clock,
      advice: { $0.text }, tracer: traceWriter.map { SceneTracer(recorder: $0) },
      navigation: navigation)
  }

  /// The ice creams that were made so far, without saved ones that are no longer in the book.
  var kept: [DisplayedResult] { made.all.filter(isKept) }

  /// Returns whether an ice cream that was made is still in the book, or was never to be in it.
  private func isKept(_ iceCream: DisplayedResult) -> Bool {
    guard let id = iceCream.id, let store else { return true }
    do {
      return try store.find(id).id == id
    } catch {
      // A failure that a retry may mend does not say that it is gone.
      return error.problem.canRetry
    }
  }

  /// Creates the scene that makes ice cream; the navigation is not retained.
  func makeCreateView(
    navigation: (any IceCreamNavigation)? = nil
  ) -> CreateIceCreamView {
    CreateIceCreamView().configure(services: makeServices(navigation: navigation))
  }

  /// Loads the catalog of a scene that makes ice cream, or reports a failure; returns whether the session can start.
  ///
  /// - Parameters:
  ///   - view: The view of the scene.
  ///   - mode: What it makes.
  ///   - isAsking: Whether a session may follow, so that the book is looked at.
  func load(
    _ view: CreateIceCreamView, _ mode: CreateIceCream.Mode = .create, isAsking: Bool
  ) -> Bool {
    view.router?.dataStore?.mode = mode
    view.loadIceCream(isChosenByPerson: isAsking)
    for note in view.iceCream.menu.notes { settings.say("\(note)") }
    settings.say(view.iceCream.failure)
    return view.iceCream.failure == nil
  }

  /// Chooses the ingredients from the command line, in any order, or throws all faults and chooses nothing.
  func choose(_ names: NamedIngredients, in view: CreateIceCreamView) throws(UsageError) {
    guard !names.kinds.isEmpty else { return }
    view.selectIngredients(PerKind { kind in names[kind].map { .given($0) } })
    if let refusal = view.iceCream.refusal {
      throw .refusedIngredients(refusal.faults, catalog: settings.catalog)
    }
  }

  /// Creates the worker for the catalog at a path: `-` is standard input, `nil` the built-in one.
  static func makeWorker(for path: String?) -> any CatalogWorker {
    switch path {
    case nil: BundledCatalogWorker()
    case "-": CachingCatalogWorker(FileCatalogWorker(path: "-"))
    case let path?: FileCatalogWorker(path: path)
    }
  }

  /// Creates the store for a book; it opens the file when it is first used.
  static func makeStore(for book: BookLocation, on terminal: any Terminal) -> any IceCreamStore {
    FileIceCreamStore(
      path: book.path, makesFolders: book.makesFolders,
      whileWaiting: { isFirst in
        if isFirst { terminal.show("Waiting for the book: another program is using it.\n") }
        terminal.letSignalsEnd()
      })
  }
}
