import IceCreamDomain
import TerminalMenu

/// Presents scenes at a menu, or else in a plain conversation, each running inside the one below it.
///
/// The scenes do not retain the stack.
final class SceneStack: IceCreamNavigation {
  let settings: Settings
  /// Asks the questions of all conversations, because input that has ended has ended for all of them.
  let prompter: Prompter
  /// The ice creams that were made so far, whose receipts are printed when the program leaves.
  ///
  /// Until then, any of them may be deleted.
  var made: [DisplayedResult] = []
  private let store: (any IceCreamStore)?
  private var scenes: [any PresentedScene] = []
  /// The menu below all scenes.
  private weak var menu: CreateMenu?

  init(settings: Settings, store: (any IceCreamStore)?) {
    self.settings = settings
    self.store = store
    prompter = Prompter(settings: settings)
  }

  func show(_ view: ListIceCreamsView) {
    if view.router?.dataStore?.undoneID != nil {
      undoChange(in: view)
    } else if let loop = makeMenuLoop() {
      run(ListMenu(view: view, loop: loop, settings: settings))
    } else {
      run(ListConversation(view: view, prompter: prompter))
    }
  }

  /// Asks whether to undo a change, on the page of its ice cream.
  private func undoChange(in view: ListIceCreamsView) {
    view.undoChange()
    let page = scenes.last as? any UndoPage ?? (scenes.isEmpty ? menu : nil)
    if let page { return page.ask(in: view) }
    _ = prompter.confirm(
      { view.iceCreams.question }, no: ConversationWording.unchanged, confirm: view.confirmChange,
      dismiss: view.declineChange)
    if let news = view.iceCreams.news { prompter.say("\(news)") }
  }

  func show(_ view: ShowIceCreamView) {
    if let loop = makeMenuLoop() {
      run(ShowMenu(view: view, loop: loop, settings: settings))
    } else {
      run(ShowConversation(view: view, prompter: prompter))
    }
  }

  func show(_ view: CreateIceCreamView) {
    run(CreateScene(view: view, scenes: self))
  }

  func goBack() {
    scenes.last?.hasLeft = true
  }

  private func run(_ scene: any PresentedScene) {
    scenes.append(scene)
    scene.run()
    scenes.removeLast()
    scenes.last?.show(scene.outcome)
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
      let menu = CreateMenu(
        view: view, loop: loop, settings: settings, isNested: isNested, isKept: isKept)
      if !isNested { self.menu = menu }
      return menu
    }
    return CreateConversation(
      view: view, prompter: prompter, isRepeating: isRepeating, isNested: isNested)
  }

  /// Makes the loop of a menu, or `nil` if the conversation has to be plain.
  func makeMenuLoop() -> MenuLoop? {
    guard !settings.isPlain, settings.abilities.isMenuPossible,
      let screen = settings.terminal.findScreen(withoutInput: settings.catalog == "-")
    else { return nil }
    let picture = settings.picture
    return MenuLoop(screen, style: settings.screenStyle) { key in
      guard key == .control("t") else { return false }
      picture.isHidden.toggle()
      return true
    }
  }

  /// The ice creams that were made so far, without saved ones that are no longer in the book.
  var kept: [DisplayedResult] { made.filter(isKept) }

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
}
